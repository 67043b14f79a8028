import { useId } from "react";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import type { AddressField } from "../../shared/domain/checkout/address.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

/** What browsers know the fields by. */
const AUTOCOMPLETE: Partial<Record<AddressField, string>> = {
	firstName: "shipping given-name",
	lastName: "shipping family-name",
	address1: "shipping address-line1",
	address2: "shipping address-line2",
	postalCode: "shipping postal-code",
	city: "shipping address-level2",
	stateCode: "shipping address-level1",
	phone: "shipping tel",
};
const HALVES: ReadonlySet<AddressField> = new Set([
	"firstName",
	"lastName",
	"firstNameFurigana",
	"lastNameFurigana",
	"postalCode",
	"city",
	"stateCode",
]);
const LATIN: ReadonlySet<AddressField> = new Set(["postalCode", "phone", "customsCode"]);

/** Where it goes, and how. */
export function DeliveryForm({
	data: { fields, values, faults, methods, methodId, savedAddresses, isCustomer },
}: {
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	const first = fields.find(({ name }) => faults[name])?.name;
	return (
		<form method="post" action={shell.checkoutHref} className={field.form} noValidate>
			<p>
				{t("checkout.deliveryTo", { country: shell.country.name })}{" "}
				<span className={type_.muted}>{t("checkout.otherCountry")}</span>
			</p>
			{first ? (
				<p role="alert" className={field.fault}>
					{t("checkout.error.form")}
				</p>
			) : null}
			{savedAddresses.length > 0 ? (
				<nav aria-labelledby={`${id}saved`}>
					<p id={`${id}saved`} className={type_.label}>
						{t("checkout.savedAddresses")}
					</p>
					<ul className={styles.saved}>
						{savedAddresses.map(({ text, href }) => (
							<li key={href}>
								<a className={styles.link} href={href}>
									<bdi>{text}</bdi>
								</a>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			<div className={styles.fields}>
				{fields.map(({ name, label, required }) => (
					<div key={name} className={HALVES.has(name) ? styles.half : undefined}>
						<InputField
							id={`${id}${name}`}
							name={name}
							type={name === "phone" ? "tel" : "text"}
							dir={LATIN.has(name) ? "ltr" : undefined}
							label={t(`address.${label}`)}
							optional={required ? undefined : t("register.optional")}
							error={faults[name] ? t(`address.fault.${faults[name]}`) : ""}
							autoComplete={AUTOCOMPLETE[name] ?? "off"}
							defaultValue={values[name]}
							maxLength={100}
							required={required}
							// The first that is wrong is where one goes on.
							autoFocus={name === first}
						/>
					</div>
				))}
			</div>
			{isCustomer ? (
				<label className={styles.check}>
					<input type="checkbox" name="saveAddress" value="1" />
					<span>{t("checkout.saveAddress")}</span>
				</label>
			) : null}
			<fieldset className={styles.methods}>
				<legend className={type_.label}>{t("checkout.method")}</legend>
				{methods.map(({ id: method, name, description, priceText, arrival }) => (
					<label key={method} className={styles.method}>
						<input
							type="radio"
							name="shippingMethod"
							value={method}
							defaultChecked={method === methodId}
							required
						/>
						<span>
							<span>{name}</span>
							<span className={type_.muted}>{arrival ?? description}</span>
						</span>
						<bdi>{priceText}</bdi>
					</label>
				))}
			</fieldset>
			<button
				type="submit"
				name="intent"
				value="delivery"
				className={classNames(button.button, button.dark, button.wide)}
			>
				{t("checkout.toPayment")}
			</button>
		</form>
	);
}
