import type { TypedSignUp } from "../../../pages/newsletter/contract.ts";
import { isFamilyNameFirst } from "../../../shared/domain/identity/family-name-first.ts";
import type { DetailsFault, SignUpField } from "../../../shared/domain/newsletter/sign-up.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { InputField, SelectField } from "../../ui/forms/form-field.tsx";

export type SignUpFieldsProps = {
	asks: readonly SignUpField[];
	source: string;
	typed?: TypedSignUp;
	error?: DetailsFault;
};

export function SignUpPerson({ asks, source, typed, error }: SignUpFieldsProps) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const fieldId = (name: string) => `newsletter-${name}-${source}`;
	const optional = t("register.optional");
	const birthdayError = {
		birthday: t("register.faults.birthday"),
		tooYoung: t("newsletterForm.tooYoung"),
	};
	const names = [
		{ name: "firstName", label: t("register.firstName"), autoComplete: "given-name" },
		{ name: "lastName", label: t("register.lastName"), autoComplete: "family-name" },
	] as const;
	return (
		<>
			{asks.includes("names")
				? (isFamilyNameFirst(locale.language) ? names.toReversed() : names).map(
						({ name, label, autoComplete }) => (
							<InputField
								key={name}
								id={fieldId(name)}
								name={name}
								label={label}
								optional={optional}
								error={error === name ? t("register.faults.name") : ""}
								autoComplete={autoComplete}
								defaultValue={typed?.[name]}
								maxLength={100}
							/>
						),
					)
				: null}
			{asks.includes("gender") ? (
				<SelectField
					id={fieldId("gender")}
					name="gender"
					label={t("register.gender")}
					optional={optional}
					error=""
					autoComplete="sex"
					defaultValue={typed?.gender ?? ""}
					options={[
						{ value: "", label: "–" },
						...(["2", "1", "3", "0"] as const).map((value) => ({
							value,
							label: t(`register.genders.${value}`),
						})),
					]}
				/>
			) : null}
			{asks.includes("birthday") ? (
				<InputField
					id={fieldId("birthday")}
					name="birthday"
					type="date"
					label={t("register.birthday")}
					optional={optional}
					error={error === "birthday" || error === "tooYoung" ? birthdayError[error] : ""}
					autoComplete="bday"
					defaultValue={typed?.birthday}
				/>
			) : null}
		</>
	);
}
