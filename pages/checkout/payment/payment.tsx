import { useRef } from "react";
import { afterSavedCard, atStep, withCard } from "../../../client/features/checkout/guess-step.ts";
import { BagField, StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useAfterPaint } from "../../../client/features/checkout/use-later.ts";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { CardFrame, CardFramePlace, type TakenCard } from "../../../client/features/payment/card-frame.tsx";
import { useDeviceCollection } from "../../../client/features/payment/use-device-collection.ts";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import field from "../../../client/ui/forms/field.module.css";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "../screen.module.css";
import { Billing } from "./billing.tsx";
import { GiftCards } from "./gift-cards.tsx";
import { PaymentChoice } from "./payment-choice.tsx";

/** Gift cards first, then a saved card or a new one in the processor's fields for the rest (checkout-6). */
export function Payment({ data }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const { card, hrefOf, isPaid, savedCards } = data;
	const nameCard = ({ cardType: brand, lastDigits: digits }: TakenCard): string =>
		t("checkout.cardEnding", { brand, digits });
	/** The frame loads once the payment step is open. */
	const cardFrame = useAfterPaint(data.step === "payment") ? data.cardFrame : undefined;
	const isCardTaken = data.cardFrame !== undefined;
	useDeviceCollection(cardFrame !== undefined && !isPaid);
	/** The bank has just declined the card, so another is needed. */
	const isCardRefused = data.error === "cardDeclined" || data.error === "cardExpired";
	const { open, send } = useSteps();
	const cardForm = useRef<HTMLFormElement>(null);
	const cardField = useRef<HTMLInputElement>(null);
	const { shell } = usePlace();
	const toReview = classNames(button.button, button.dark);
	const review = insteadOfFollowing(() => open(hrefOf.review, (known) => atStep(known, "review")));
	if (isPaid)
		return (
			<div className={field.form}>
				<GiftCards data={data} />
				<Billing data={data} />
				<p>{t("checkout.paid")}</p>
				{data.open.includes("review") ? (
					<a className={classNames(toReview, button.wide)} href={hrefOf.review}>
						{t("checkout.toReview")}
					</a>
				) : null}
			</div>
		);
	return (
		<div className={field.form}>
			<GiftCards data={data} />
			<Billing data={data} />
			{card && !isCardRefused ? (
				<p className={styles.card}>
					<span>{nameCard(card)}</span>
					<a className={toReview} href={hrefOf.review} onClick={review}>
						{t("checkout.useCard")}
					</a>
				</p>
			) : null}
			{savedCards.length > 0 ? <SavedCards cards={savedCards} /> : null}
			<p className={type_.muted}>{t("checkout.cardHint")}</p>
			{isCardTaken ? null : <p role="alert">{t("checkout.error.paymentUnavailable")}</p>}
			{isCardTaken && !cardFrame ? <CardFramePlace /> : null}
			{cardFrame ? (
				<CardFrame
					src={cardFrame}
					take={(taken, reference) => {
						if (!cardForm.current || !cardField.current) return;
						cardField.current.value = reference;
						send(cardForm.current, null, { guess: (known) => withCard(known, taken, nameCard(taken)) });
					}}
				/>
			) : null}
			<form ref={cardForm} method="post" action={shell.checkoutHref} hidden>
				<BagField />
				<input type="hidden" name="intent" value="card" />
				<input ref={cardField} type="hidden" name="card" />
			</form>
			{data.payments.length > 0 ? (
				<div className={styles.saved}>
					{data.payments.map((choice) => (
						<PaymentChoice key={choice.name} choice={choice} data={data} />
					))}
				</div>
			) : null}
		</div>
	);
}

function SavedCards({ cards }: { cards: CheckoutData["savedCards"] }) {
	const { t } = useTranslation();
	return (
		<StepForm guess={afterSavedCard}>
			<input type="hidden" name="intent" value="savedCard" />
			<h3 className={classNames(type_.label, styles.heading)}>{t("checkout.savedCards")}</h3>
			<ul className={styles.saved}>
				{cards.map(({ id, text, expiry, isExpired }) => (
					<li key={id} className={styles.card}>
						<span>
							{text}
							<span className={type_.muted}>
								{" "}
								{isExpired ? t("checkout.expired") : t("checkout.expires", { expiry })}
							</span>
						</span>
						{isExpired ? null : (
							<button
								type="submit"
								name="id"
								value={id}
								className={button.button}
								aria-label={`${t("checkout.useCard")}: ${text}`}
							>
								{t("checkout.useCard")}
							</button>
						)}
					</li>
				))}
			</ul>
			<h3 className={classNames(type_.label, styles.heading)}>{t("checkout.otherCard")}</h3>
		</StepForm>
	);
}
