import type { AddressField, AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import { findAddressFault } from "@vetrina/shop-rules/checkout/address-rules.ts";
import { type ComponentProps, useId, useState } from "react";
import { lazy } from "../../state/drawing/lazy.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { InputField, SelectField } from "../../ui/forms/form-field.tsx";
import styles from "./address-fields.module.css";

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
const LATIN: ReadonlySet<AddressField> = new Set(["latinName", "postalCode", "phone", "customsCode"]);

type AddressFieldsProps = {
	country: string;
	fields: readonly AddressFormField[];
	values: Readonly<Record<string, string>>;
	faults: Readonly<Record<string, string | undefined>>;
	section?: "shipping" | "billing";
};

export function AddressFields({ country, fields, values, faults, section }: AddressFieldsProps) {
	const { t } = useTranslation();
	const id = useId();
	const errorText = useAddressFaults(faults);
	const first = fields.find(({ name }) => faults[name])?.name;
	return (
		<div className={styles.fields}>
			{fields.map((field) => {
				const { name, label, required, options, example } = field;
				const token = AUTOCOMPLETE[name];
				const sharedProps = {
					id: `${id}${name}`,
					name,
					label: t(`address.${label}`),
					optional: required ? undefined : t("register.optional"),
					error: errorText(field),
					autoComplete: token ? [section, token].filter(Boolean).join(" ") : "off",
					defaultValue: values[name] ?? "",
					required,
					autoFocus: name === first,
				};
				return (
					<div key={name} className={HALVES.has(name) ? styles.half : undefined}>
						{options ? (
							<SelectField
								{...sharedProps}
								options={[{ value: "", label: t("address.choose") }, ...options]}
							/>
						) : (
							<Input
								{...sharedProps}
								country={name === "address1" ? country : undefined}
								type={name === "phone" ? "tel" : "text"}
								dir={LATIN.has(name) ? "ltr" : undefined}
								hint={
									name === "phone" && example ? (
										<p className={classNames(type_.small, type_.muted)}>
											{t("address.phoneHint", { code: isolate(example) })}
										</p>
									) : undefined
								}
								maxLength={100}
							/>
						)}
					</div>
				);
			})}
		</div>
	);
}

const StreetSuggestions = lazy(async () => (await import("./street-suggestions.tsx")).StreetSuggestions);

function Input({ country, ...field }: ComponentProps<typeof InputField> & { country?: string }) {
	const [input, setInput] = useState<HTMLInputElement>();
	if (!country) return <InputField {...field} />;
	return (
		<div className={styles.suggesting}>
			<InputField {...field} onFocus={({ currentTarget }) => setInput(currentTarget)} />
			{input ? (
				<StreetSuggestions input={input} country={country} onError={() => setInput(undefined)} />
			) : null}
		</div>
	);
}

/** Isolates digits so that they keep their order in right-to-left text. */
const isolate = (figures: string): string => `\u2066${figures}\u2069`;

function useAddressFaults(faults: AddressFieldsProps["faults"]) {
	const { t } = useTranslation();
	return ({ name, example }: AddressFormField): string => {
		const fault = faults[name];
		if (!fault) return "";
		if (fault === "postalCode" && example)
			return t("address.fault.postalCodeLike", { example: isolate(example) });
		return t(`address.fault.${fault}`);
	};
}

export const addressChecks = (
	fields: readonly AddressFormField[],
): { names: string[]; check: (name: string, value: string) => string | undefined } => ({
	names: fields.map(({ name }) => name),
	check(name, value) {
		const field = fields.find((one) => one.name === name);
		return field && findAddressFault(field, value);
	},
});
