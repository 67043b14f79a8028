import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { StorePlace } from "../../client/features/stores/store-place.tsx";
import { VisitFields } from "../../client/features/stores/visit-fields.tsx";
import page from "../../client/features/stores/visit-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { SelectField } from "../../client/ui/forms/form-field.tsx";
import type { ReserveData } from "./contract.ts";

export function Screen({ data }: { data: ReserveData }) {
	const { t } = useTranslation();
	const { product, size, store, fields, most, backHref, ...form } = data;
	const units = Array.from({ length: most }, (_, index) => `${index + 1}`);
	return (
		<main id="main" className={page.page}>
			<h1 className={type_.display}>{t("visits.reserve")}</h1>
			<div className={page.subject}>
				<ProductSummary product={product} detail={size ? t("visits.size", { size }) : undefined} />
				<StorePlace store={store} />
			</div>
			<div className={page.form}>
				<p className={type_.muted}>{t("visits.reserveHint")}</p>
				<form method="post" action={form.action} className={field.form} noValidate>
					{Object.entries(fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<VisitFields form={form} />
					{most > 1 ? (
						<SelectField
							id="visit-quantity"
							name="quantity"
							label={t("visits.quantity")}
							error={form.faults.quantity ? t(`fields.error.${form.faults.quantity}`) : ""}
							defaultValue={form.values.quantity}
							options={units.map((value) => ({ value, label: value }))}
						/>
					) : null}
					<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
						{t("visits.reserveNow")}
					</button>
				</form>
				<p>
					<a className={type_.link} href={backHref}>
						{t("visits.otherStores")}
					</a>
				</p>
			</div>
		</main>
	);
}
