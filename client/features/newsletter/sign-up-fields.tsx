import type { TypedSignUp } from "../../../pages/newsletter/contract.ts";
import { isFamilyNameFirst } from "../../../shared/domain/identity/birthday.ts";
import type { DetailsFault, SignUpField } from "../../../shared/domain/newsletter/sign-up.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import field from "../../ui/forms/field.module.css";
import { CheckboxField, InputField, SelectField } from "../../ui/forms/form-field.tsx";
import styles from "./sign-up-fields.module.css";

type SignUpFieldsProps = {
	asks: readonly SignUpField[];
	/** Tells the fields of the page from those of a popup over it. */
	source: string;
	typed?: TypedSignUp;
	error?: { name: DetailsFault; text: string };
};

/** What a sign-up is asked besides the address (newsletter-15): nothing has to be said, and no box is ticked before it is. */
export function SignUpFields({ asks, source, typed, error }: SignUpFieldsProps) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const idOf = (name: string) => `newsletter-${name}-${source}`;
	const errorOf = (...names: DetailsFault[]) => (error && names.includes(error.name) ? error.text : "");
	const optional = t("newsletterForm.optional");
	const names = [
		{ name: "firstName", label: t("newsletterForm.firstName"), autoComplete: "given-name" },
		{ name: "lastName", label: t("newsletterForm.lastName"), autoComplete: "family-name" },
	] as const;
	return (
		<>
			{asks.includes("names")
				? (isFamilyNameFirst(locale.language) ? names.toReversed() : names).map(
						({ name, label, autoComplete }) => (
							<InputField
								key={name}
								id={idOf(name)}
								name={name}
								label={label}
								optional={optional}
								error={errorOf(name)}
								autoComplete={autoComplete}
								defaultValue={typed?.[name]}
								maxLength={100}
							/>
						),
					)
				: null}
			{asks.includes("gender") ? (
				<SelectField
					id={idOf("gender")}
					name="gender"
					label={t("newsletterForm.gender")}
					optional={optional}
					error=""
					autoComplete="sex"
					defaultValue={typed?.gender ?? ""}
					options={[
						{ value: "", label: t("newsletterForm.choose") },
						...(["2", "1", "3", "0"] as const).map((value) => ({
							value,
							label: t(`newsletterForm.genders.${value}`),
						})),
					]}
				/>
			) : null}
			{asks.includes("birthday") ? (
				<InputField
					id={idOf("birthday")}
					name="birthday"
					type="date"
					label={t("newsletterForm.birthday")}
					optional={optional}
					error={errorOf("birthday", "tooYoung")}
					autoComplete="bday"
					defaultValue={typed?.birthday}
				/>
			) : null}
			{asks.includes("newsFor") ? (
				<fieldset className={styles.newsFor}>
					<legend className={type_.small}>
						{t("newsletterForm.newsFor")} <span className={type_.muted}>({optional})</span>
					</legend>
					{(["women", "men", "children"] as const).map((one) => (
						<label key={one} className={field.checkbox}>
							<input
								type="checkbox"
								name="newsFor"
								value={one}
								defaultChecked={typed?.newsFor?.includes(one)}
							/>
							<span>{t(`newsletterForm.newsForChoice.${one}`)}</span>
						</label>
					))}
				</fieldset>
			) : null}
			{(["dataCollection", "privacy"] as const).map((name) =>
				asks.includes(name) ? (
					<div key={name} className={styles.consent}>
						<input type="hidden" name="asks" value={name} />
						<CheckboxField
							id={idOf(name)}
							name={name}
							label={<span className={type_.small}>{t(`newsletterForm.${name}`)}</span>}
							defaultChecked={typed?.[name]}
						/>
					</div>
				) : null,
			)}
		</>
	);
}
