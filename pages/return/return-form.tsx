import { useId } from "react";
import { Thumbnail } from "../../client/features/orders/thumbnail.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { SelectField } from "../../client/ui/forms/form-field.tsx";
import type { ReturnFormView, ReturnLineView } from "./contract.ts";
import styles from "./screen.module.css";

export function ReturnForm({ form }: { form: ReturnFormView }) {
	const { t } = useTranslation();
	const { action, lines, reasons, way, refundAs, requestId } = form;
	const mayExchange = lines.some(({ sizes }) => sizes.length > 0);
	return (
		<form method="post" action={action} className={styles.form} noValidate>
			<p>{t(mayExchange ? "returns.chooseHint" : "returns.chooseHintReturn")}</p>
			<input type="hidden" name="requestId" value={requestId} />
			<ul className={styles.lines}>
				{lines.map((line) => (
					<Line key={line.itemId} line={line} reasons={reasons} />
				))}
			</ul>
			<fieldset className={styles.ways}>
				<legend className={type_.label}>{t("returns.wayLabel")}</legend>
				{(["post", "store"] as const).map((one) => (
					<label key={one} className={field.checkbox}>
						<input type="radio" name="way" value={one} defaultChecked={one === way} />
						<span>
							{t(`returns.way.${one}`)}
							<span className={classNames(type_.muted, styles.hint)}>{t(`returns.wayHint.${one}`)}</span>
						</span>
					</label>
				))}
			</fieldset>
			{refundAs ? (
				<fieldset className={styles.ways}>
					<legend className={type_.label}>{t("returns.refundLabel")}</legend>
					{(["payment", "storeCredit"] as const).map((one) => (
						<label key={one} className={field.checkbox}>
							<input type="radio" name="refundAs" value={one} defaultChecked={one === refundAs} />
							<span>{t(`returns.refundAs.${one}`)}</span>
						</label>
					))}
				</fieldset>
			) : null}
			<p>
				<button type="submit" name="intent" value="return" className={classNames(button.button, button.dark)}>
					{t("returns.submit")}
				</button>
			</p>
		</form>
	);
}

function Line({ line, reasons }: { line: ReturnLineView; reasons: ReturnFormView["reasons"] }) {
	const { name, detail, image, quantity, totalText, refusal } = line;
	return (
		<li className={styles.line}>
			<Thumbnail src={image?.src} alt={image?.alt} />
			<fieldset className={styles.item}>
				<legend>
					<bdi>{quantity > 1 ? `${quantity} × ${name}` : name}</bdi>
				</legend>
				<p className={type_.muted}>
					{detail ? `${detail}\u00a0· ` : ""}
					<bdi>{totalText}</bdi>
				</p>
				{refusal ? <p className={type_.small}>{refusal}</p> : <Choice line={line} reasons={reasons} />}
			</fieldset>
		</li>
	);
}

function Choice({ line, reasons }: { line: ReturnLineView; reasons: ReturnFormView["reasons"] }) {
	const { t } = useTranslation();
	const id = useId();
	const { itemId, most, sizes, values, lacksReason, fault = "" } = line;
	const counts = Array.from({ length: most }, (_, index) => String(index + 1));
	return (
		<div className={styles.choice}>
			<SelectField
				id={`${id}quantity`}
				name={`quantity.${itemId}`}
				label={t("returns.quantity")}
				error={fault}
				defaultValue={values.quantity}
				options={[
					{ value: "", label: t("returns.none") },
					...counts.map((count) => ({ value: count, label: count })),
				]}
			/>
			<SelectField
				id={`${id}reason`}
				name={`reason.${itemId}`}
				label={t("returns.reason")}
				error={lacksReason ? t("returns.error.reason") : ""}
				defaultValue={values.reason}
				options={[{ value: "", label: t("returns.chooseReason") }, ...reasons]}
			/>
			{sizes.length > 0 ? (
				<SelectField
					id={`${id}exchange`}
					name={`exchange.${itemId}`}
					label={t("returns.instead")}
					error=""
					defaultValue={values.exchange}
					options={[
						{ value: "", label: t("returns.insteadRefund") },
						...sizes.map(({ productId, label }) => ({
							value: productId,
							label: t("returns.insteadSize", { size: label }),
						})),
					]}
				/>
			) : null}
		</div>
	);
}
