import { type KeyboardEvent, useId, useRef } from "react";
import { readSignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { mayKeep } from "../../state/consent.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { usePasskeyOffer } from "./passkeys/use-passkey-offer.tsx";
import styles from "./sign-in-flyout.module.css";
import { SignInWays } from "./sign-in-ways.tsx";

const TABS = ["signIn", "register"] as const;

/** The registration form needs the Worker's data for the locale, so this component loads the registration page. */
const Register = lazy<{ onFail: () => void }>(
	async () => (await import("./register-in-flyout.tsx")).RegisterInFlyout,
);

export function SignInFlyout() {
	const { t } = useTranslation();
	const ui = useUi();
	const wishlistProductId = useUiState("wishlistProductId");
	const loginTab = useUiState("loginTab");
	const tabs = useRef<HTMLDivElement>(null);
	const id = useId();
	const choose = (tab: (typeof TABS)[number]) => {
		ui.set({ loginTab: tab });
	};
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (key !== "ArrowLeft" && key !== "ArrowRight") return;
		const other = loginTab === "signIn" ? "register" : "signIn";
		choose(other);
		tabs.current?.querySelector<HTMLElement>(`#${CSS.escape(id + other)}`)?.focus();
	};
	const onFail = () => {
		choose("signIn");
		ui.sayFailure(t);
	};
	const close = () => ui.closeFlyout("login");
	const { offer, signedIn } = usePasskeyOffer(close);
	if (offer) return offer;
	return (
		<>
			<div ref={tabs} role="tablist" aria-label={t("signIn.tabs")} className={styles.tabs}>
				{TABS.map((tab) => (
					<button
						key={tab}
						id={id + tab}
						type="button"
						role="tab"
						aria-selected={tab === loginTab}
						aria-controls={`${id}panel`}
						tabIndex={tab === loginTab ? 0 : -1}
						className={classNames(type_.label, styles.tab)}
						onClick={() => choose(tab)}
						onKeyDown={onKeyDown}
					>
						{t(tab === "signIn" ? "signIn.submit" : "register.submit")}
					</button>
				))}
			</div>
			<div id={`${id}panel`} role="tabpanel" aria-labelledby={id + loginTab}>
				{loginTab === "register" ? (
					<Register onFail={onFail} onError={onFail} />
				) : (
					<SignInWays
						key={wishlistProductId}
						wishlistProductId={wishlistProductId}
						lastWay={mayKeep("personalisation") ? readSignInWay(document.cookie) : undefined}
						inFlyout
						onDone={signedIn}
						onProviderDone={close}
					/>
				)}
			</div>
		</>
	);
}
