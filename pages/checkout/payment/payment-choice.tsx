import { MethodForm, type SectionProps } from "../../../client/features/checkout/method-form.tsx";
import { PaymentMarks } from "../../../client/features/checkout/payment-marks.tsx";
import styles from "../../../client/features/checkout/payment-step.module.css";
import { ToReview } from "../../../client/features/checkout/to-review.tsx";
import { useApp } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import field from "../../../client/ui/forms/field.module.css";
import fold from "../../../client/ui/overlay/fold.module.css";
import type { CheckoutData, PaymentChoiceView } from "../contract.ts";

type PaymentChoiceProps = {
	choice: PaymentChoiceView;
	data: CheckoutData;
	onAsk?: SectionProps["onAsk"];
};

const ignore = () => {};

/**
 * Shows a payment method: its part alone if it has a `section`, otherwise a form that contains the fields of its part, if any
 * (checkout-29).
 */
export function PaymentChoice({ choice, data, onAsk = ignore }: PaymentChoiceProps) {
	const { t } = useTranslation();
	const { part } = useApp();
	const { name, chosenText } = choice;
	if (choice.section) {
		const Section = part<SectionProps>(`payment-${name}`);
		return Section ? <Section {...{ choice, data, onAsk }} /> : null;
	}
	const { title, description, go } = choice;
	const Fields = part<{ data: CheckoutData }>(`payment-${name}`);
	const from = <input type="hidden" name="from" value="checkout" />;
	const act = (
		<button type="submit" className={button.button}>
			{go}
		</button>
	);
	return (
		<>
			{chosenText ? (
				<p className={styles.card}>
					<span>{chosenText}</span>
					<ToReview data={data} className={button.button}>
						{t("checkout.toReview")}
					</ToReview>
				</p>
			) : null}
			{Fields ? (
				<details className={styles.details} open={data.values.method === name}>
					<summary className={classNames(type_.label, fold.sign)}>{title}</summary>
					<MethodForm method={name} className={field.form} noValidate>
						{from}
						<Fields data={data} />
						{act}
					</MethodForm>
				</details>
			) : chosenText ? null : (
				<MethodForm method={name} className={styles.card}>
					{from}
					<div className={styles.named}>
						<PaymentMarks marks={choice.marks} isNamed />
						<div>
							<p className={type_.label}>{title}</p>
							{description ? <p className={type_.muted}>{description}</p> : null}
						</div>
					</div>
					{act}
				</MethodForm>
			)}
		</>
	);
}
