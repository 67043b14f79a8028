import { type ReactNode, useId } from "react";
import { GIFT_MESSAGE_LENGTH, type GiftOptions } from "../../../shared/domain/checkout/gift-options.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { CheckboxField } from "../../ui/forms/form-field.tsx";
import fold from "../../ui/overlay/fold.module.css";
import styles from "./gift-options.module.css";

type GiftFieldsProps = {
	gift: GiftOptions | undefined;
	isTooLong?: boolean;
	children?: ReactNode;
};

export function GiftFields({ gift, isTooLong, children }: GiftFieldsProps) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<details className={styles.gift} open={gift !== undefined}>
			<summary className={classNames(type_.label, fold.sign)}>{t("giftOptions.title")}</summary>
			<div className={styles.fields}>
				<CheckboxField
					id={`${id}wrap`}
					name="giftWrap"
					value="1"
					label={t("giftOptions.wrap")}
					defaultChecked={gift?.isWrapped}
				/>
				<div className={field.field}>
					<label htmlFor={`${id}message`} className={type_.small}>
						{t("giftOptions.message")}
					</label>
					<textarea
						id={`${id}message`}
						name="giftMessage"
						className={classNames(field.input, styles.message)}
						rows={3}
						dir="auto"
						maxLength={GIFT_MESSAGE_LENGTH}
						defaultValue={gift?.message}
						aria-describedby={`${id}hint`}
						aria-invalid={isTooLong || undefined}
					/>
					<p id={`${id}hint`} className={classNames(type_.small, isTooLong ? field.fault : type_.muted)}>
						{t("giftOptions.hint", { limit: GIFT_MESSAGE_LENGTH })}
					</p>
				</div>
				{children}
			</div>
		</details>
	);
}
