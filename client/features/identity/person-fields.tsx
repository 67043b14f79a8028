import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import type { PersonFormData } from "../../../shared/contracts/account-views.ts";
import type { RegistrationFaults, RegistrationField } from "../../../shared/domain/identity/registration.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { InputField, LabelledField, SelectField } from "../../ui/forms/form-field.tsx";
import styles from "./register-form.module.css";

type PersonFieldsProps = {
	data: PersonFormData;
	faults: RegistrationFaults;
	fieldId: (name: string) => string;
	asks: (name: RegistrationField) => boolean;
	isWhole: boolean;
};

const NAMES = ["firstName", "lastName", "firstNameFurigana", "lastNameFurigana"] as const;

export function PersonFields(props: PersonFieldsProps) {
	return (
		<>
			{NAMES.some(props.asks) ? <Who {...props} /> : null}
			{props.isWhole ? <Contact {...props} /> : null}
		</>
	);
}

const useFaultTexts = (faults: RegistrationFaults) => {
	const { t } = useTranslation();
	return (name: RegistrationField): string =>
		(faults[name] ?? []).map((fault) => t(`register.faults.${fault}`)).join(" ");
};

type TextProps = Pick<PersonFieldsProps, "data" | "faults" | "fieldId" | "asks"> & {
	name: RegistrationField;
	label: string;
	autoComplete: string;
	required?: boolean;
	dir?: "ltr";
};

function TextField({ data, faults, fieldId, asks, name, label, ...more }: TextProps) {
	const { t } = useTranslation();
	const errorText = useFaultTexts(faults);
	return asks(name) ? (
		<InputField
			id={fieldId(name)}
			name={name}
			label={label}
			optional={more.required ? undefined : t("register.optional")}
			error={errorText(name)}
			defaultValue={data.values[name]}
			maxLength={256}
			{...more}
		/>
	) : null;
}

const PARTS = { day: "birthdayDay", month: "birthdayMonth", year: "birthdayYear" } as const;

function Who(props: PersonFieldsProps) {
	const { t } = useTranslation();
	const { data, faults, fieldId, asks, isWhole } = props;
	const { values } = data;
	const errorText = useFaultTexts(faults);
	const text = { data, faults, fieldId, asks };
	const first = (
		<TextField
			{...text}
			name="firstName"
			label={t("register.firstName")}
			autoComplete="given-name"
			required
		/>
	);
	const last = (
		<TextField {...text} name="lastName" label={t("register.lastName")} autoComplete="family-name" required />
	);
	const firstRead = (
		<TextField
			{...text}
			name="firstNameFurigana"
			label={t("register.firstNameFurigana")}
			autoComplete="off"
			required
		/>
	);
	const lastRead = (
		<TextField
			{...text}
			name="lastNameFurigana"
			label={t("register.lastNameFurigana")}
			autoComplete="off"
			required
		/>
	);
	const arrangeNames = (one: React.ReactNode, other: React.ReactNode) => (
		<div className={styles.pair}>
			{data.familyNameFirst ? other : one}
			{data.familyNameFirst ? one : other}
		</div>
	);
	return (
		<fieldset className={styles.group}>
			<legend className={type_.label}>{t("register.you")}</legend>
			{arrangeNames(first, last)}
			{data.furigana && asks("firstNameFurigana") ? arrangeNames(firstRead, lastRead) : null}
			{data.latinName ? (
				<TextField {...text} name="latinName" label={t("register.latinName")} autoComplete="off" dir="ltr" />
			) : null}
			{isWhole ? (
				<>
					<SelectField
						id={fieldId("gender")}
						name="gender"
						label={t("register.gender")}
						optional={t("register.optional")}
						error={errorText("gender")}
						defaultValue={values.gender ?? "0"}
						autoComplete="sex"
						options={(["0", "1", "2", "3"] as const).map((code) => ({
							value: code,
							label: t(`register.genders.${code}`),
						}))}
					/>
					<fieldset className={styles.date} aria-describedby={`${fieldId("birthday")}-error`}>
						<legend className={type_.small}>
							{t("register.birthday")} <span className={type_.muted}>({t("register.optional")})</span>
						</legend>
						<div className={styles.parts}>
							{data.birthdayOrder.map((part) => (
								<input
									key={part}
									className={field.input}
									name={PARTS[part]}
									aria-label={t(`register.${part}`)}
									placeholder={t(`register.${part}`)}
									inputMode="numeric"
									autoComplete={`bday-${part}`}
									maxLength={part === "year" ? 4 : 2}
									defaultValue={values[PARTS[part]]}
									aria-invalid={faults.birthday?.length ? true : undefined}
								/>
							))}
						</div>
						<p id={`${fieldId("birthday")}-error`} className={classNames(type_.small, field.fault)}>
							{errorText("birthday")}
						</p>
					</fieldset>
				</>
			) : null}
		</fieldset>
	);
}

function Contact({ data, faults, fieldId, asks }: PersonFieldsProps) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const { values } = data;
	const errorText = useFaultTexts(faults);
	const countries = data.countries.map(({ code, name }) => ({ value: code, label: name }));
	return (
		<fieldset className={styles.group}>
			<legend className={type_.label}>{t("register.contact")}</legend>
			<LabelledField
				id={fieldId("phone")}
				label={t("register.phone")}
				optional={t("register.optional")}
				error={errorText("phone")}
			>
				<div className={styles.phone} dir="ltr">
					<select
						className={field.input}
						// The row is left-to-right for the phone number, but the names of countries have the locale's direction.
						dir={readDirection(locale.language)}
						name="phoneCode"
						aria-label={t("register.phoneCode")}
						autoComplete="tel-country-code"
						defaultValue={
							values.phoneCode ?? data.phoneCodes.find(({ country }) => country === locale.country)?.code
						}
					>
						{data.phoneCodes.map(({ code, country, name }) => (
							<option key={country} value={code}>{`\u2066+${code}\u2069 ${name}`}</option>
						))}
					</select>
					<input
						id={fieldId("phone")}
						className={field.input}
						name="phone"
						type="tel"
						autoComplete="tel-national"
						maxLength={32}
						defaultValue={values.phone}
						aria-invalid={faults.phone?.length ? true : undefined}
						aria-describedby={`${fieldId("phone")}-error`}
					/>
				</div>
			</LabelledField>
			<TextField
				{...{ data, faults, fieldId, asks }}
				name="city"
				label={t("register.city")}
				autoComplete="address-level2"
			/>
			<SelectField
				id={fieldId("country")}
				name="country"
				label={t("shell.country")}
				error={errorText("country")}
				defaultValue={values.country ?? locale.country}
				autoComplete="country"
				options={countries}
			/>
			{data.citizenship ? (
				<SelectField
					id={fieldId("citizenship")}
					name="citizenship"
					label={t("register.citizenship")}
					optional={t("register.optional")}
					error={errorText("citizenship")}
					defaultValue={values.citizenship ?? ""}
					options={[{ value: "", label: "–" }, ...countries]}
				/>
			) : null}
		</fieldset>
	);
}
