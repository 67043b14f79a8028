import { atStep } from "../../../client/features/checkout/guess-step.ts";
import { StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { useApp } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import field from "../../../client/ui/forms/field.module.css";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import type { CheckoutData, PaymentChoiceView } from "../contract.ts";
import styles from "../screen.module.css";

/** A payment method of the house's list (checkout-29), with its fields if it has a part of its own (payments/). */
export function PaymentChoice({
	choice: { name, title, description, go, chosen },
	data,
}: {
	choice: PaymentChoiceView;
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const { open } = useSteps();
	const { part } = useApp();
	const { hrefOf, values } = data;
	const Fields = part<{ data: CheckoutData }>(`payment-${name}`);
	const what = (
		<>
			<input type="hidden" name="intent" value="pay" />
			<input type="hidden" name="method" value={name} />
			<input type="hidden" name="from" value="checkout" />
		</>
	);
	const act = (
		<button type="submit" className={button.button}>
			{go}
		</button>
	);
	return (
		<>
			{chosen ? (
				<p className={styles.card}>
					<span>{chosen}</span>
					<a
						className={button.button}
						href={hrefOf.review}
						onClick={insteadOfFollowing(() => open(hrefOf.review, (known) => atStep(known, "review")))}
					>
						{t("checkout.toReview")}
					</a>
				</p>
			) : null}
			{Fields ? (
				<details className={styles.giftCard} open={values.method === name}>
					<summary className={type_.label}>{title}</summary>
					<StepForm className={field.form} noValidate>
						{what}
						<Fields data={data} />
						{act}
					</StepForm>
				</details>
			) : chosen ? null : (
				<StepForm className={styles.card}>
					{what}
					<div>
						<p>{title}</p>
						{description ? <p className={type_.muted}>{description}</p> : null}
					</div>
					{act}
				</StepForm>
			)}
		</>
	);
}
