import { useRef } from "react";
import { afterPayment } from "../../client/features/checkout/guess-step.ts";
import { MethodFields, MethodForm, type SectionProps } from "../../client/features/checkout/method-form.tsx";
import { PaymentMarks } from "../../client/features/checkout/payment-marks.tsx";
import styles from "../../client/features/checkout/payment-step.module.css";
import { BagField } from "../../client/features/checkout/step-form.tsx";
import { ToReview } from "../../client/features/checkout/to-review.tsx";
import { useAfterPaint } from "../../client/features/checkout/use-later.ts";
import { useSteps } from "../../client/features/checkout/use-steps.tsx";
import { CardFrame, CardFramePlace } from "../../client/features/payment/card-frame.tsx";
import { useDeviceCollection } from "../../client/features/payment/use-device-collection.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { CardSection } from "./contract.ts";

const withHolder = (src: string, holder: string | undefined): string => {
	if (holder === undefined) return src;
	const url = new URL(src);
	url.searchParams.set("holder", holder);
	return url.href;
};

export function Part({ choice: { name, chosenText, section, marks }, data }: SectionProps) {
	const { t } = useTranslation();
	const { title, frame, saved } = section as CardSection;
	const isFrameWanted = useAfterPaint(data.step === "payment");
	useDeviceCollection(isFrameWanted && frame !== undefined);
	/** A declined or expired card is not offered again. */
	const isRefused = data.error === "cardDeclined" || data.error === "cardExpired";
	const { send } = useSteps();
	const form = useRef<HTMLFormElement>(null);
	const reference = useRef<HTMLInputElement>(null);
	const { shell } = usePlace();
	return (
		<>
			<div className={styles.head}>
				<h3 className={type_.label}>{title}</h3>
				<PaymentMarks marks={marks} />
			</div>
			{chosenText && !isRefused ? (
				<p className={styles.card}>
					<span>{chosenText}</span>
					<ToReview data={data} className={classNames(button.button, button.dark)}>
						{t("checkout.useCard")}
					</ToReview>
				</p>
			) : null}
			{saved.length > 0 ? <SavedCards name={name} saved={saved} /> : null}
			<p className={type_.muted}>{t("checkout.cardHint")}</p>
			{frame ? null : <p role="alert">{t("checkout.error.paymentUnavailable")}</p>}
			{frame && !isFrameWanted ? <CardFramePlace /> : null}
			{frame && isFrameWanted ? (
				<CardFrame
					src={withHolder(frame, data.payerName)}
					take={({ cardType: brand, lastDigits: digits }, cardReference) => {
						if (!form.current || !reference.current) return;
						reference.current.value = cardReference;
						const text = t("checkout.cardEnding", { brand, digits });
						send(form.current, null, { guess: (page) => afterPayment(page, name, text) });
					}}
				/>
			) : null}
			<form ref={form} method="post" action={shell.checkoutHref} hidden>
				<BagField />
				<MethodFields method={name} />
				<input ref={reference} type="hidden" name="card" />
			</form>
		</>
	);
}

function SavedCards({ name, saved }: { name: string; saved: CardSection["saved"] }) {
	const { t } = useTranslation();
	return (
		<MethodForm
			method={name}
			act="saved"
			guess={(page, formData) => {
				const card = saved.find(({ id }) => id === formData.get("id"));
				return card ? afterPayment(page, name, card.text) : page;
			}}
		>
			<h3 className={classNames(type_.label, styles.heading)}>{t("checkout.savedCards")}</h3>
			<ul className={styles.saved}>
				{saved.map(({ id, text, expiry, isExpired }) => (
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
		</MethodForm>
	);
}
