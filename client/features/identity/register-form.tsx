import type { Consent } from "@vetrina/shop-rules/legal/legal-set.ts";
import { parseLikelyPhone } from "@vetrina/shop-rules/typed/phone.ts";
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { RegisterData } from "../../../pages/register/contract.ts";
import {
	NEWSLETTER_CHANNELS,
	type RegistrationFaults,
	type RegistrationField,
	readRegistration,
} from "../../../shared/domain/identity/registration.ts";
import { toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { EmailField } from "../../ui/forms/contact-fields.tsx";
import field from "../../ui/forms/field.module.css";
import { CheckboxField } from "../../ui/forms/form-field.tsx";
import { keepInput, restoreInput } from "../../ui/forms/keep-input.ts";
import { LinkedText } from "../../ui/text/linked-text.tsx";
import { Outcome } from "../../ui/text/outcome.tsx";
import { NewPasswordField } from "./passwords/new-password-field.tsx";
import { PersonFields } from "./person-fields.tsx";
import styles from "./register-form.module.css";

const FORM = "register";

/**
 * Renders the registration form. With JavaScript, fields are validated on leaving and before sending; the form also posts natively
 * (identity-18). `reason`: explains why an account is needed.
 */
export function RegisterForm({ data, reason }: { data: RegisterData; reason?: string }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const [faults, setFaults] = useState<RegistrationFaults>(data.faults);
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const prefix = useId();
	const fieldId = (name: string): string => `${prefix}${name}`;
	const { values } = data;

	useEffect(() => {
		if (form.current && Object.keys(values).length === 0) restoreInput(FORM, form.current);
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
			parsePhone: parseLikelyPhone,
			furigana: data.furigana,
			citizenship: data.citizenship,
			asks: data.asks,
			consents: data.consents ?? [],
		});
		return "faults" in result ? result.faults : {};
	};
	const check = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
		const { name, value } = target as unknown as HTMLInputElement;
		const of = findField(name);
		if (!of || value === "" || (relatedTarget && findField((relatedTarget as HTMLInputElement).name) === of))
			return;
		setFaults((current) => ({ ...current, [of]: read()[of] }));
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (busy) return event.preventDefault();
		const formFaults = read();
		setFaults(formFaults);
		const [first] = Object.keys(formFaults);
		if (first === undefined) return setBusy(true);
		event.preventDefault();
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
	};

	const asks = (name: RegistrationField): boolean => data.asks?.includes(name) ?? true;
	const isWhole = asks("gender");
	const errorText = (name: RegistrationField): string =>
		(faults[name] ?? []).map((fault) => t(`register.faults.${fault}`)).join(" ");
	const count = Object.values(faults).filter((one) => one?.length).length;
	const summary =
		data.error && count === 0 ? t(`error.${data.error}`) : count > 0 ? t("register.summary", { count }) : "";

	const consent = (name: Consent, text: string) =>
		asks(name) ? (
			<CheckboxField
				key={name}
				id={fieldId(name)}
				name={name}
				label={<LinkedText parts={toLinkedParts(text, [shell.privacyHref])} />}
				error={errorText(name)}
				defaultChecked={values[name] === "on"}
				required
			/>
		) : null;
	const privacy = (
		<>
			{consent("privacy", t("register.privacy"))}
			{data.consents?.map((name) =>
				consent(
					name,
					name === "age" ? t("register.age", { years: data.minimumAge }) : t("register.transfer"),
				),
			)}
		</>
	);

	return (
		<form
			ref={form}
			method="post"
			action={shell.registerHref}
			className={styles.form}
			onSubmit={submit}
			onBlur={check}
			onInput={() => form.current && keepInput(FORM, form.current)}
			noValidate
		>
			{data.wishlistProductId ? (
				<input type="hidden" name="wishlistProductId" value={data.wishlistProductId} />
			) : null}
			{data.provider ? <input type="hidden" name="with" value={data.provider.id} /> : null}
			{reason ? <p className={type_.muted}>{reason}</p> : null}
			<Outcome isRefused className={field.fault}>
				{summary}
			</Outcome>
			{data.order ? <input type="hidden" name="orderNo" value={data.order.orderNo} /> : null}
			{asks("email") || asks("password") ? (
				<fieldset className={styles.group}>
					<legend className={type_.label}>{t("register.signIn")}</legend>
					{asks("email") ? (
						<EmailField
							id={fieldId("email")}
							label={t("signIn.email")}
							error={errorText("email")}
							defaultValue={values.email}
						/>
					) : (
						<OrderEmail email={data.order?.email} error={errorText("email")} />
					)}
					{asks("password") ? (
						<NewPasswordField
							id={fieldId("password")}
							label={t("signIn.password")}
							error={errorText("password")}
							policy={data.policy}
						/>
					) : null}
				</fieldset>
			) : null}
			<PersonFields data={data} faults={faults} fieldId={fieldId} asks={asks} isWhole={isWhole} />
			{isWhole ? (
				<fieldset className={styles.group}>
					<legend className={type_.label}>{t("register.preferences")}</legend>
					<CheckboxField
						id={fieldId("newsletter")}
						name="newsletter"
						label={t("register.newsletter")}
						defaultChecked={values.newsletter === "on"}
					/>
					<div className={styles.channels}>
						{NEWSLETTER_CHANNELS.map((channel) => (
							<CheckboxField
								key={channel}
								id={fieldId(`channel-${channel}`)}
								name={`channel-${channel}`}
								label={t(`register.channels.${channel}`)}
								defaultChecked={values[`channel-${channel}`] === "on"}
							/>
						))}
					</div>
					<CheckboxField
						id={fieldId("loyalty")}
						name="loyalty"
						label={t("register.loyalty")}
						defaultChecked={values.loyalty === "on"}
					/>
					<CheckboxField
						id={fieldId("dataCollection")}
						name="dataCollection"
						label={t("register.dataCollection")}
						defaultChecked={values.dataCollection === "on"}
					/>
					{privacy}
				</fieldset>
			) : (
				privacy
			)}
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{t(busy ? "shell.loading" : asks("privacy") ? "register.submit" : "register.complete")}
			</button>
		</form>
	);
}

function OrderEmail({ email, error }: { email: string | undefined; error: string }) {
	const { t } = useTranslation();
	return email === undefined ? null : (
		<div className={field.field}>
			<span className={type_.small}>{t("signIn.email")}</span>
			<span>
				<bdi>{email}</bdi>
			</span>
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<p className={classNames(type_.small, field.fault)}>{error}</p>
		</div>
	);
}

const findField = (name: string | undefined): RegistrationField | undefined => {
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
