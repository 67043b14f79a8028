import { endOfCode } from "@vetrina/shop-rules/typed/code.ts";
import { type FormEvent, useId, useRef } from "react";
import type { SectionProps } from "../../client/features/checkout/method-form.tsx";
import { MethodForm } from "../../client/features/checkout/method-form.tsx";
import styles from "../../client/features/checkout/payment-step.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import fold from "../../client/ui/overlay/fold.module.css";
import { isCheckoutError } from "../../shared/domain/checkout/checkout-errors.ts";

export function Part({ choice: { name }, data: { parts, fieldError, values }, onAsk }: SectionProps) {
	const { t } = useTranslation();
	const id = useId();
	/** Once a code has been refused, the form stays open. */
	const isOpen = useRef(false);
	const refusal = isCheckoutError(fieldError) ? fieldError : undefined;
	const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const code = new FormData(currentTarget).get("giftCard");
		if (typeof code === "string" && code.trim() !== "")
			onAsk(t("checkout.giftCardEnding", { digits: endOfCode(code) }));
	};
	isOpen.current ||= refusal !== undefined || values.giftCard !== undefined;
	return (
		<details className={styles.details} open={isOpen.current}>
			<summary className={classNames(type_.label, fold.sign)}>{t("checkout.giftCard")}</summary>
			<MethodForm
				key={parts.length}
				method={name}
				className={classNames(field.form, styles.code)}
				noValidate
				onSubmitCapture={ask}
			>
				<InputField
					id={id}
					name="giftCard"
					type="text"
					dir="ltr"
					label={t("checkout.giftCardCode")}
					error={refusal ? t(`checkout.error.${refusal}`) : ""}
					autoComplete="off"
					defaultValue={values.giftCard}
					autoCapitalize="characters"
					maxLength={64}
					required
				/>
				<button type="submit" className={button.button}>
					{t("checkout.applyGiftCard")}
				</button>
			</MethodForm>
		</details>
	);
}
