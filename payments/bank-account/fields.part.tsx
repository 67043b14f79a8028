import { useId } from "react";
import { useTranslation } from "../../client/state/texts.ts";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import type { CheckoutData } from "../../pages/checkout/contract.ts";

export function Part({ data: { faults, values } }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<>
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
		</>
	);
}
