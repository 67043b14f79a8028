import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { RegisterData } from "../../../pages/register/contract.ts";
import {
	NEWSLETTER_CHANNELS,
	type RegistrationFaults,
	type RegistrationField,
	readRegistration,
} from "../../../shared/domain/identity/registration.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { CheckboxField, InputField, LabelledField, SelectField } from "../../ui/forms/form-field.tsx";
import { PasswordRequirements } from "./password-requirements.tsx";
import styles from "./register-form.module.css";
import { keepTyped, typedBefore } from "./typed.ts";

const FORM = "register";

/**
 * Everything that a customer may tell of themselves (identity-18). The form posts in any case; with script, each field says what is
 * wrong with it as one leaves it, and the form is not sent before all of it can be taken.
 */
export function RegisterForm({ data }: { data: RegisterData }) {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const [faults, setFaults] = useState<RegistrationFaults>(data.faults);
	const [password, setPassword] = useState("");
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const prefix = useId();
	const idOf = (name: string): string => `${prefix}${name}`;
	const { values } = data;

	// What was typed in another language of the page, or before a way back.
	useEffect(() => {
		if (form.current && Object.keys(values).length === 0) typedBefore(FORM, form.current);
	}, [values]);

	const read = (): RegistrationFaults => {
		if (!form.current) return {};
		const input = Object.fromEntries(
			[...new FormData(form.current)].flatMap(([name, value]) =>
				typeof value === "string" ? [[name, value] as const] : [],
			),
		);
		const result = readRegistration(input, {
			policy: data.policy,
			now: new Date(),
			countries: data.countries.map(({ code }) => code),
			phoneCodes: data.phoneCodes.map(({ code }) => code),
			furigana: data.furigana,
			citizenship: data.citizenship,
			asks: data.asks,
		});
		return "faults" in result ? result.faults : {};
	};
	/** A field that one leaves says what is wrong with it; one that was never filled in says nothing yet. */
	const check = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
		const { name, value } = target as unknown as HTMLInputElement;
		const of = fieldOf(name);
		// A date is checked when all of it has been left.
		if (!of || value === "" || (relatedTarget && fieldOf((relatedTarget as HTMLInputElement).name) === of))
			return;
		setFaults((known) => ({ ...known, [of]: read()[of] }));
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (busy) return event.preventDefault();
		const found = read();
		setFaults(found);
		const [first] = Object.keys(found);
		if (first === undefined) return setBusy(true);
		event.preventDefault();
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
	};

	const asks = (name: RegistrationField): boolean => data.asks?.includes(name) ?? true;
	// Of a customer who lacks something, nothing else is asked for.
	const isWhole = asks("privacy");
	const errorOf = (name: RegistrationField): string =>
		(faults[name] ?? []).map((fault) => t(`register.faults.${fault}`)).join(" ");
	const text = (
		name: RegistrationField,
		label: string,
		autoComplete: string,
		more: { required?: boolean; dir?: "ltr"; type?: string } = {},
	) =>
		asks(name) ? (
			<InputField
				id={idOf(name)}
				name={name}
				label={label}
				optional={more.required ? undefined : t("register.optional")}
				error={errorOf(name)}
				autoComplete={autoComplete}
				defaultValue={values[name]}
				maxLength={256}
				{...more}
			/>
		) : null;
	const names = [
		text("firstName", t("register.firstName"), "given-name", { required: true }),
		text("lastName", t("register.lastName"), "family-name", { required: true }),
	];
	const furigana = [
		text("firstNameFurigana", t("register.firstNameFurigana"), "off", { required: true }),
		text("lastNameFurigana", t("register.lastNameFurigana"), "off", { required: true }),
	];
	const countries = data.countries.map(({ code, name }) => ({ value: code, label: name }));
	const count = Object.values(faults).filter((one) => one?.length).length;
	const summary =
		data.error && count === 0 ? t(`error.${data.error}`) : count > 0 ? t("register.summary", { count }) : "";

	return (
		<form
			ref={form}
			method="post"
			action={shell.registerHref}
			className={styles.form}
			onSubmit={submit}
			onBlur={check}
			onInput={() => form.current && keepTyped(FORM, form.current)}
			noValidate
		>
			{data.wishlistProductId ? (
				<input type="hidden" name="wishlistProductId" value={data.wishlistProductId} />
			) : null}
			{data.provider ? <input type="hidden" name="with" value={data.provider.id} /> : null}
			<p role="alert" className={field.fault}>
				{summary}
			</p>
			{asks("email") ? (
				<fieldset className={styles.group}>
					<legend className={type_.label}>{t("register.signIn")}</legend>
					{text("email", t("signIn.email"), "email", { type: "email", dir: "ltr", required: true })}
					{asks("password") ? (
						<InputField
							id={idOf("password")}
							name="password"
							type="password"
							label={t("signIn.password")}
							error={errorOf("password")}
							hint={<PasswordRequirements policy={data.policy} password={password} />}
							autoComplete="new-password"
							dir="ltr"
							required
							maxLength={256}
							onInput={(event) => setPassword(event.currentTarget.value)}
						/>
					) : null}
				</fieldset>
			) : null}
			{asks("firstName") || asks("lastName") ? (
				<fieldset className={styles.group}>
					<legend className={type_.label}>{t("register.you")}</legend>
					<div className={styles.pair}>{data.familyNameFirst ? names.toReversed() : names}</div>
					{data.furigana && isWhole ? (
						<div className={styles.pair}>{data.familyNameFirst ? furigana.toReversed() : furigana}</div>
					) : null}
					{data.latinName ? text("latinName", t("register.latinName"), "off", { dir: "ltr" }) : null}
					{isWhole ? (
						<>
							<SelectField
								id={idOf("gender")}
								name="gender"
								label={t("register.gender")}
								optional={t("register.optional")}
								error={errorOf("gender")}
								defaultValue={values.gender ?? "0"}
								autoComplete="sex"
								options={(["0", "1", "2", "3"] as const).map((code) => ({
									value: code,
									label: t(`register.genders.${code}`),
								}))}
							/>
							<fieldset className={styles.date} aria-describedby={`${idOf("birthday")}-error`}>
								<legend className={type_.small}>
									{t("register.birthday")} <span className={type_.muted}>({t("register.optional")})</span>
								</legend>
								<div className={styles.parts}>
									{data.birthdayOrder.map((part) => (
										<input
											key={part}
											className={field.input}
											name={`birthday${part === "day" ? "Day" : part === "month" ? "Month" : "Year"}`}
											aria-label={t(`register.${part}`)}
											placeholder={t(`register.${part}`)}
											inputMode="numeric"
											autoComplete={`bday-${part}`}
											maxLength={part === "year" ? 4 : 2}
											defaultValue={
												values[`birthday${part === "day" ? "Day" : part === "month" ? "Month" : "Year"}`]
											}
											aria-invalid={faults.birthday?.length ? true : undefined}
										/>
									))}
								</div>
								<p id={`${idOf("birthday")}-error`} className={classNames(type_.small, field.fault)}>
									{errorOf("birthday")}
								</p>
							</fieldset>
						</>
					) : null}
				</fieldset>
			) : null}
			{isWhole ? (
				<>
					<fieldset className={styles.group}>
						<legend className={type_.label}>{t("register.contact")}</legend>
						<LabelledField
							id={idOf("phone")}
							label={t("register.phone")}
							optional={t("register.optional")}
							error={errorOf("phone")}
						>
							<div className={styles.phone} dir="ltr">
								<select
									className={field.input}
									name="phoneCode"
									aria-label={t("register.phoneCode")}
									autoComplete="tel-country-code"
									defaultValue={
										values.phoneCode ??
										data.phoneCodes.find(({ country }) => country === locale.country)?.code
									}
								>
									{data.phoneCodes.map(({ code, country, name }) => (
										<option key={country} value={code}>{`+${code} ${name}`}</option>
									))}
								</select>
								<input
									id={idOf("phone")}
									className={field.input}
									name="phone"
									type="tel"
									autoComplete="tel-national"
									maxLength={32}
									defaultValue={values.phone}
									aria-invalid={faults.phone?.length ? true : undefined}
									aria-describedby={`${idOf("phone")}-error`}
								/>
							</div>
						</LabelledField>
						{text("city", t("register.city"), "address-level2")}
						<SelectField
							id={idOf("country")}
							name="country"
							label={t("shell.country")}
							error={errorOf("country")}
							defaultValue={values.country ?? locale.country}
							autoComplete="country"
							options={countries}
						/>
						{data.citizenship ? (
							<SelectField
								id={idOf("citizenship")}
								name="citizenship"
								label={t("register.citizenship")}
								optional={t("register.optional")}
								error={errorOf("citizenship")}
								defaultValue={values.citizenship ?? ""}
								options={[{ value: "", label: "–" }, ...countries]}
							/>
						) : null}
					</fieldset>
					<fieldset className={styles.group}>
						<legend className={type_.label}>{t("register.preferences")}</legend>
						<CheckboxField
							id={idOf("newsletter")}
							name="newsletter"
							label={t("register.newsletter")}
							defaultChecked={values.newsletter === "on"}
						/>
						<div className={styles.channels}>
							{NEWSLETTER_CHANNELS.map((channel) => (
								<CheckboxField
									key={channel}
									id={idOf(`channel-${channel}`)}
									name={`channel-${channel}`}
									label={t(`register.channels.${channel}`)}
									defaultChecked={values[`channel-${channel}`] === "on"}
								/>
							))}
						</div>
						<CheckboxField
							id={idOf("loyalty")}
							name="loyalty"
							label={t("register.loyalty")}
							defaultChecked={values.loyalty === "on"}
						/>
						<CheckboxField
							id={idOf("dataCollection")}
							name="dataCollection"
							label={t("register.dataCollection")}
							defaultChecked={values.dataCollection === "on"}
						/>
						<CheckboxField
							id={idOf("privacy")}
							name="privacy"
							label={t("register.privacy")}
							error={errorOf("privacy")}
							defaultChecked={values.privacy === "on"}
							required
						/>
					</fieldset>
				</>
			) : null}
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{t(busy ? "shell.loading" : isWhole ? "register.submit" : "register.complete")}
			</button>
		</form>
	);
}

/** The field that an input belongs to; undefined for what cannot be wrong. */
const fieldOf = (name: string | undefined): RegistrationField | undefined => {
	if (!name) return undefined;
	if (name.startsWith("birthday")) return "birthday";
	if (name === "phoneCode") return "phone";
	return name === "newsletter" ||
		name === "loyalty" ||
		name === "dataCollection" ||
		name.startsWith("channel-")
		? undefined
		: (name as RegistrationField);
};
