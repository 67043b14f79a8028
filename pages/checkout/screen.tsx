import { useEffect } from "react";
import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { useGiftCardText } from "../../client/features/orders/gift-card-text.ts";
import { WalletButtons } from "../../client/features/wallets/wallet-buttons.tsx";
import { usePlace, useUi } from "../../client/state/app-context.tsx";
import { useSession } from "../../client/state/basket/session-query.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { insteadOfFollowing } from "../../client/ui/is-plain-click.ts";
import { isCheckoutError } from "../../shared/domain/checkout/checkout-errors.ts";
import { stepsOf } from "../../shared/domain/checkout/checkout-steps.ts";
import { BankForm } from "./bank-form.tsx";
import type { CheckoutData } from "./contract.ts";
import { DeliveryStep } from "./delivery-step.tsx";
import { ContactForm, Review } from "./other-steps.tsx";
import { Payment } from "./payment.tsx";
import styles from "./screen.module.css";
import { WalletForm } from "./wallet-form.tsx";

/** From the bag to the order: a step at a time, each of them a form that works by itself (checkout-1). */
export function Screen({ data }: { data: CheckoutData }) {
	const { challenge, walletPage, isUnknown = false } = data;
	const isElsewhere = challenge !== undefined || walletPage !== undefined || isUnknown;
	useReloadAfterSignIn(data.isCustomer, isElsewhere);
	return (
		<>
			<Head />
			<main id="main" className={styles.checkout}>
				{challenge ? <BankForm bank={challenge} /> : null}
				{walletPage ? <WalletForm page={walletPage} /> : null}
				{isUnknown ? <UnknownOrder href={data.hrefOf.review} /> : null}
				{isElsewhere ? null : <Step data={data} />}
			</main>
			<Foot />
		</>
	);
}

/** No one orders twice because a response was lost. */
function UnknownOrder({ href }: { href: string }) {
	const { t } = useTranslation();
	return (
		<>
			<h1 className={type_.display}>{t("checkout.unknownTitle")}</h1>
			<p role="alert">{t("checkout.unknownHint")}</p>
			<p>
				<a className={classNames(button.button, button.dark)} href={href}>
					{t("checkout.lookAgain")}
				</a>
			</p>
		</>
	);
}

/** The name, and the way back: what else there is in the shop waits until the order is placed. */
function Head() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<header className={styles.head}>
			<a className={styles.link} href={shell.cartHref}>
				{t("shell.bag")}
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

function Step({ data }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const { step, open } = data;
	return (
		<>
			<h1 className={type_.display}>{t("checkout.title")}</h1>
			<Steps data={data} />
			<div className={styles.columns}>
				<section className={styles.step} aria-labelledby="step">
					<h2 id="step" className={type_.title}>
						{t(`checkout.${step}`)}
					</h2>
					{isCheckoutError(data.error) && !data.error.startsWith("giftCard") ? (
						<p role="alert" className={styles.error}>
							{data.error === "invalidEmail" ? t("notify.invalidEmail") : t(`checkout.error.${data.error}`)}
						</p>
					) : null}
					{step === "contact" ? <WalletButtons express={data.express} place="checkout" /> : null}
					{step === "contact" ? <ContactForm data={data} signIn={<SignInHint data={data} />} /> : null}
					{step === "delivery" ? <DeliveryStep data={data} /> : null}
					{step === "payment" ? <Payment data={data} /> : null}
					{step === "payment" ? (
						<WalletButtons
							express={data.express}
							place="checkout"
							from={open.includes("payment") ? "checkout" : undefined}
						/>
					) : null}
					{step === "review" ? <Review data={data} /> : null}
				</section>
				<Summary data={data} isOpen={open.includes("review")} />
			</div>
		</>
	);
}

/** Another customer, another basket: the page is theirs from here on. */
function useReloadAfterSignIn(wasCustomer: boolean, isElsewhere: boolean): void {
	const isCustomer = useSession()?.customer.registered;
	useEffect(() => {
		if (!isElsewhere && isCustomer !== undefined && isCustomer !== wasCustomer) location.reload();
	}, [isCustomer, wasCustomer, isElsewhere]);
}

function Steps({ data: { step, open, hrefOf, isMailed } }: { data: CheckoutData }) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("checkout.steps")}>
			<ol className={styles.steps}>
				{stepsOf(isMailed).map((one) => (
					<li key={one} className={type_.label} aria-current={one === step ? "step" : undefined}>
						{one !== step && open.includes(one) ? (
							<a href={hrefOf[one]}>{t(`checkout.${one}`)}</a>
						) : (
							<span>{t(`checkout.${one}`)}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

function SignInHint({ data: { isCustomer, signInHref } }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const ui = useUi();
	if (isCustomer) return null;
	return (
		<p>
			{t("checkout.haveAccount")}{" "}
			<a className={styles.link} href={signInHref} onClick={insteadOfFollowing(() => ui.askToSignIn())}>
				{t("signIn.submit")}
			</a>
		</p>
	);
}

/** What is bought and what it comes to, always at hand. */
function Summary({ data: { basket, giftCards, openText }, isOpen }: { data: CheckoutData; isOpen: boolean }) {
	const { t } = useTranslation();
	const giftCardText = useGiftCardText();
	const { shell } = usePlace();
	return (
		<aside className={styles.summary} aria-labelledby="summary">
			<details open={isOpen}>
				<summary className={styles.total}>
					<h2 id="summary" className={type_.label}>
						{t("checkout.summary")}
					</h2>
					<bdi>{basket.totalText}</bdi>
				</summary>
				<ul className={styles.lines} aria-label={t("cart.items")}>
					{basket.items.map(({ itemId, brand, name, colour, size, quantity, totalText, image }) => (
						<li key={itemId} className={styles.line}>
							{image ? <img src={image.src} alt="" width={64} height={80} loading="lazy" /> : null}
							<div>
								<p>
									<bdi>{name}</bdi>
								</p>
								<p className={type_.muted}>
									{[brand, colour, size, quantity > 1 ? `× ${quantity}` : ""].filter(Boolean).join(" · ")}
								</p>
							</div>
							<bdi>{totalText}</bdi>
						</li>
					))}
					{basket.giftCards?.map(({ id, title, notes, amountText, src }) => (
						<li key={id} className={styles.line}>
							{src ? (
								<img src={`${src}?sw=240&sfrm=webp`} alt="" width={64} height={40} loading="lazy" />
							) : null}
							<div>
								<p>
									<bdi>{title}</bdi>
								</p>
								<p className={type_.muted}>{notes.slice(0, 2).join(" · ")}</p>
							</div>
							<bdi>{amountText}</bdi>
						</li>
					))}
				</ul>
				<BasketTotals basket={basket} />
				{giftCards.length > 0 ? (
					<dl className={styles.paid}>
						{giftCards.map(({ id, digits, text, isStoreCredit }) => (
							<div key={id}>
								<dt>{giftCardText({ digits, isStoreCredit })}</dt>
								<dd>
									<bdi>{text}</bdi>
								</dd>
							</div>
						))}
						<div>
							<dt>{t("checkout.open")}</dt>
							<dd>
								<bdi>{openText}</bdi>
							</dd>
						</div>
					</dl>
				) : null}
				<a className={styles.link} href={shell.cartHref}>
					{t("checkout.edit")}
				</a>
			</details>
		</aside>
	);
}
