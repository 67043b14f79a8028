import { useId } from "react";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import type { TrackOrderData } from "./contract.ts";
import styles from "./screen.module.css";

/** Finds an order by its number and a postal code (orders-3). */
export function Screen({ data: { error, action, returnHref, values } }: { data: TrackOrderData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	return (
		<main id="main" className={styles.page}>
			<h1 className={type_.display}>{t("order.trackTitle")}</h1>
			<p className={type_.muted}>{t("order.trackHint")}</p>
			<form method="post" action={action} className={field.form} noValidate>
				<p role="alert" className={field.fault}>
					{error === "unavailable" ? t("error.unavailable") : error ? t(`order.error.${error}`) : ""}
				</p>
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
					id={`${id}code`}
					name="postalCode"
					type="text"
					dir="ltr"
					label={t("address.postalCode")}
					error=""
					autoComplete="postal-code"
					defaultValue={values.postalCode}
					maxLength={20}
					required
				/>
				<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
					{t("order.find")}
				</button>
			</form>
			<p>
				<a className={styles.link} href={returnHref}>
					{t("returns.title")}
				</a>
			</p>
			<p>
				<a className={styles.link} href={shell.helpHref}>
					{t("shell.help")}
				</a>
			</p>
		</main>
	);
}
