import { useEffect } from "react";
import { AccountNavigation } from "../../client/features/account/account-navigation.tsx";
import { OwnPasskeys } from "../../client/features/identity/passkeys/own-passkeys.tsx";
import { SignedIn } from "../../client/features/identity/signed-in.tsx";
import { forgetTyped } from "../../client/features/identity/typed.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { tellOtherTabs } from "../../client/state/basket/other-tabs.ts";
import { isNoticeKey } from "../../client/state/message-keys.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import field from "../../client/ui/forms/field.module.css";
import styles from "../wishlist/screen.module.css";
import type { AccountData } from "./contract.ts";
import { LinkedAccounts } from "./linked-accounts.tsx";
import own from "./screen.module.css";

export function Screen({
	data: { customer, notice, message, facts, passkeys, accounts, error, navigation },
}: {
	data: AccountData;
}) {
	const { t } = useTranslation();
	const { locale, shell } = usePlace();
	// A form has signed the customer in: other tabs learn it here.
	useEffect(() => {
		if (!notice) return;
		forgetTyped("register");
		tellOtherTabs(locale.siteId);
	}, [notice, locale.siteId]);
	return (
		<main id="main" className={styles.wishlist}>
			<div className={styles.head}>
				<AccountNavigation links={navigation} />
				<h1 className={type_.display}>
					{customer.name ? t("account.greeting", { name: customer.name }) : t("account.title")}
				</h1>
				{isNoticeKey(notice) ? <p role="status">{t(`notice.${notice}`)}</p> : null}
				{message ? <p role="status">{message}</p> : null}
				{error === "accountLinked" ? <p role="alert">{t("error.accountLinked")}</p> : null}
			</div>
			<section className={own.section} aria-labelledby="profile">
				<h2 id="profile" className={type_.label}>
					{t("account.profile")}
				</h2>
				{facts ? (
					<dl className={own.facts}>
						{facts.map(({ name, text }) => (
							<div key={name}>
								<dt className={type_.muted}>{t(`account.${name}`)}</dt>
								<dd>
									<bdi>{text}</bdi>
								</dd>
							</div>
						))}
					</dl>
				) : (
					<p>{t("error.unavailable")}</p>
				)}
			</section>
			{/* A customer's own ways to sign in are not an agent's. */}
			{customer.agentUntil || !shell.signInCodeHref ? null : (
				<section className={own.section} aria-labelledby="passkeys">
					<h2 id="passkeys" className={type_.label}>
						{t("passkey.title")}
					</h2>
					<p role="alert" className={field.fault}>
						{error === "unavailable" ? t("error.unavailable") : ""}
					</p>
					<OwnPasskeys passkeys={passkeys} />
				</section>
			)}
			{accounts && accounts.length > 0 && !customer.agentUntil ? (
				<section className={own.section} aria-labelledby="accounts">
					<h2 id="accounts" className={type_.label}>
						{t("account.accounts")}
					</h2>
					<LinkedAccounts accounts={accounts} />
				</section>
			) : null}
			<SignedIn customer={{ registered: true, agentUntil: customer.agentUntil }} />
		</main>
	);
}
