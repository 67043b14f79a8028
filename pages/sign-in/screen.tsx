import { useEffect } from "react";
import { usePasskeyOffer } from "../../client/features/identity/passkeys/use-passkey-offer.tsx";
import { SignInWays } from "../../client/features/identity/sign-in-ways.tsx";
import { SignedIn } from "../../client/features/identity/signed-in.tsx";
import { useApp, usePlace } from "../../client/state/app-context.tsx";
import { tellOtherTabs } from "../../client/state/basket/other-tabs.ts";
import { useSession } from "../../client/state/basket/session-query.ts";
import { forgetPerson } from "../../client/state/forget-person.ts";
import { isNoticeKey } from "../../client/state/message-keys.ts";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { SignInData } from "./contract.ts";

export function Screen({ data }: { data: SignInData }) {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const { events } = useApp();
	// Another customer may have signed in in another tab.
	const customer = useSession()?.customer ?? data.customer;
	useEffect(() => {
		if (data.notice !== "signedOut" && data.notice !== "accountDeleted") return;
		void forgetPerson();
		events.emit({ type: "signOut" });
		tellOtherTabs(locale.siteId);
	}, [data.notice, locale.siteId, events]);
	const goOn = () =>
		location.assign(data.wishlistProductId ? shell.wishlistHref : (data.back?.href ?? shell.accountHref));
	const { offer, signedIn } = usePasskeyOffer(goOn);
	return (
		<main id="main" className={classNames(page.page, page.pair)}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("signIn.title")}</h1>
				{isNoticeKey(data.notice) ? <Outcome>{t(`notice.${data.notice}`)}</Outcome> : null}
			</div>
			{offer ? (
				<div className={page.narrow}>{offer}</div>
			) : customer.registered ? (
				<SignedIn customer={customer} />
			) : (
				<div className={page.narrow}>
					<SignInWays
						wishlistProductId={data.wishlistProductId}
						error={data.error}
						email={data.email}
						back={data.back?.route}
						lastWay={data.lastWay}
						onDone={signedIn}
						onProviderDone={goOn}
					/>
				</div>
			)}
		</main>
	);
}
