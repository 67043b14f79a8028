import { useEffect } from "react";
import { useCheckoutEvents } from "../../client/features/checkout/use-checkout-events.ts";
import { StepsProvider, useCheckout } from "../../client/features/checkout/use-steps.tsx";
import { useFraudBeacon } from "../../client/features/payment/use-fraud-beacon.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useKnownBasket, useSession } from "../../client/state/basket/session-query.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { CheckoutData } from "./contract.ts";
import { BankForm } from "./payment/bank-form.tsx";
import { PendingOrder } from "./payment/pending-order.tsx";
import { WalletForm } from "./payment/wallet-form.tsx";
import styles from "./screen.module.css";
import { Steps } from "./steps.tsx";
import { Summary } from "./summary.tsx";

export function Screen({ data }: { data: CheckoutData }) {
	const { challenge, walletPage, pending, isUnknown = false } = data;
	const isElsewhere = Boolean(challenge ?? walletPage ?? pending ?? isUnknown);
	useReloadAfterSignIn(data.isCustomer, isElsewhere);
	return (
		<>
			<Head />
			<main id="main" className={classNames(styles.checkout, isElsewhere && styles.elsewhere)}>
				{challenge ? <BankForm bank={challenge} /> : null}
				{walletPage ? <WalletForm page={walletPage} /> : null}
				{pending ? <PendingOrder {...pending} /> : null}
				{isUnknown ? <UnknownOrder href={data.hrefOf.review} /> : null}
				{isElsewhere ? null : <OnePage data={data} />}
			</main>
			<Foot />
		</>
	);
}

/** Says that the outcome of the order is unknown, and links to another check: after a lost response, no second order must be placed. */
function UnknownOrder({ href }: { href: string }) {
	const { t } = useTranslation();
	return (
		<>
			<h1 className={type_.display}>{t("checkout.unknownTitle")}</h1>
			<Outcome isRefused>{t("checkout.unknownHint")}</Outcome>
			<p>
				<a className={classNames(button.button, button.dark)} href={href}>
					{t("checkout.lookAgain")}
				</a>
			</p>
		</>
	);
}

function Head() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<header className={styles.head}>
			<a className={styles.link} href={shell.cartHref}>
				{t("checkout.toBag")}
			</a>
			<a className={styles.logo} href={shell.homeHref} lang="en">
				{shell.siteName}
			</a>
			<a className={styles.link} href={shell.helpHref}>
				{t("shell.help")}
			</a>
		</header>
	);
}

function Foot() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<footer className={styles.foot}>
			<p className={type_.muted}>{shell.footer.copyright}</p>
			<a className={styles.link} href={shell.consentHref}>
				{t("checkout.cookies")}
			</a>
		</footer>
	);
}

function OnePage({ data }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const { shownData, steps } = useCheckout(data);
	useCheckoutEvents(shownData);
	useFraudBeacon(data.fraudBeacon);
	// Wallet buttons are drawn for this basket, so it replaces the one in the session's state (wallets-9).
	useKnownBasket(shownData.basket);
	return (
		<StepsProvider steps={steps}>
			<h1 className={type_.display}>{t("checkout.title")}</h1>
			<div className={styles.columns}>
				<Steps data={shownData} />
				<Summary data={shownData} isOpen={shownData.open.includes("review")} />
			</div>
		</StepsProvider>
	);
}

/** Reloads the page if the shopper has signed in or out meanwhile, because a customer has another basket than a guest. */
function useReloadAfterSignIn(wasCustomer: boolean, isElsewhere: boolean): void {
	const isCustomer = useSession()?.customer.registered;
	useEffect(() => {
		if (!isElsewhere && isCustomer !== undefined && isCustomer !== wasCustomer) location.reload();
	}, [isCustomer, wasCustomer, isElsewhere]);
}
