import { useId } from "react";
import type { FindOrderProof, FindOrderValues } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";
import { InputField } from "../../ui/forms/form-field.tsx";

type FindOrderFieldsProps = {
	values: FindOrderValues;
	proof: FindOrderProof;
};

export function FindOrderFields({ values, proof }: FindOrderFieldsProps) {
	const { t } = useTranslation();
	const id = useId();
	const isEmail = proof === "email";
	return (
		<>
			<InputField
				id={`${id}number`}
				name="orderNo"
				type="text"
				dir="ltr"
				label={t("order.numberLabel")}
				error=""
				autoComplete="off"
				defaultValue={values.orderNo}
				maxLength={50}
				required
			/>
			<InputField
				id={`${id}proof`}
				name={proof}
				type={isEmail ? "email" : "text"}
				dir="ltr"
				label={t(isEmail ? "checkout.email" : "address.postalCode")}
				error=""
				autoComplete={isEmail ? "email" : "postal-code"}
				defaultValue={values[proof]}
				maxLength={isEmail ? 256 : 20}
				required
			/>
		</>
	);
}
