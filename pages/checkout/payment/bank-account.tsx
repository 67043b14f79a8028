import { useId } from "react";
import { atStep } from "../../../client/features/checkout/guess-step.ts";
import { StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import field from "../../../client/ui/forms/field.module.css";
import { InputField } from "../../../client/ui/forms/form-field.tsx";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "../screen.module.css";

/** Payment by bank account, if the house offers it (checkout-10). */
export function BankAccount({ data: { bank, takesBank, faults, values, hrefOf } }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const { open } = useSteps();
	const id = useId();
	if (!takesBank) return null;
	return (
		<>
			{bank ? (
				<p className={styles.card}>
					<span>{t("checkout.accountEnding", bank)}</span>
					<a
						className={button.button}
						href={hrefOf.review}
						onClick={insteadOfFollowing(() => open(hrefOf.review, (known) => atStep(known, "review")))}
					>
						{t("checkout.useAccount")}
					</a>
				</p>
			) : null}
			<details className={styles.giftCard} open={values.iban !== undefined}>
				<summary className={type_.label}>{t("checkout.bankTransfer")}</summary>
				<StepForm className={field.form} noValidate>
					<InputField
						id={`${id}iban`}
						name="iban"
						type="text"
						dir="ltr"
						label={t("checkout.iban")}
						error={faults.iban ? t("checkout.ibanWrong") : ""}
						autoComplete="off"
						autoCapitalize="characters"
						defaultValue={values.iban}
						maxLength={42}
						required
					/>
					<InputField
						id={`${id}bic`}
						name="bic"
						type="text"
						dir="ltr"
						label={t("checkout.bic")}
						error={faults.bic ? t("checkout.bicWrong") : ""}
						autoComplete="off"
						autoCapitalize="characters"
						defaultValue={values.bic}
						maxLength={12}
						required
						autoFocus={faults.iban === undefined && faults.bic !== undefined}
					/>
					<button type="submit" name="intent" value="bank" className={button.button}>
						{t("checkout.useAccount")}
					</button>
				</StepForm>
			</details>
		</>
	);
}
