import { useId } from "react";
import type { AddressField, AddressFormField } from "../../../shared/domain/checkout/address.ts";
import { useTranslation } from "../../state/texts.ts";
import { InputField } from "../../ui/forms/form-field.tsx";
import styles from "./address-fields.module.css";

/** What browsers know the fields by. */
const AUTOCOMPLETE: Partial<Record<AddressField, string>> = {
	firstName: "given-name",
	lastName: "family-name",
	address1: "address-line1",
	address2: "address-line2",
	postalCode: "postal-code",
	city: "address-level2",
	stateCode: "address-level1",
	phone: "tel",
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

type AddressFieldsProps = {
	/** In the country's order. */
	fields: readonly AddressFormField[];
	values: Readonly<Record<string, string>>;
	/** `address.fault.<code>` by field. */
	faults: Readonly<Record<string, string>>;
	/** What browsers keep apart from other addresses of the page. */
	section?: "shipping" | "billing";
};

/** The fields of a postal address (checkout-2). The first that is wrong is where one goes on. */
export function AddressFields({ fields, values, faults, section }: AddressFieldsProps) {
	const { t } = useTranslation();
	const id = useId();
	const first = fields.find(({ name }) => faults[name])?.name;
	const known = (name: AddressField) => {
		const token = AUTOCOMPLETE[name];
		return token ? [section, token].filter(Boolean).join(" ") : "off";
	};
	return (
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
						autoComplete={known(name)}
						defaultValue={values[name]}
						maxLength={100}
						required={required}
						autoFocus={name === first}
					/>
				</div>
			))}
		</div>
	);
}
