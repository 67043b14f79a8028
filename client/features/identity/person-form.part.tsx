import type { PersonalDataData } from "../../../pages/personal-data/contract.ts";
import { PROFILE_FIELDS } from "../../../shared/domain/identity/registration.ts";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { CheckboxField } from "../../ui/forms/form-field.tsx";
import { PagePopup } from "../../ui/overlay/page-popup.tsx";
import { Outcome } from "../../ui/text/outcome.tsx";
import { PersonFields } from "./person-fields.tsx";
import styles from "./person-form.module.css";

const fieldId = (name: string): string => `personal-${name}`;
const isAsked = (name: (typeof PROFILE_FIELDS)[number]): boolean => PROFILE_FIELDS.includes(name);

export function Part({ data: { href, owner, form, error, personForm } }: { data: PersonalDataData }) {
	const { t } = useTranslation();
	if (!personForm) return null;
	const count = Object.keys(personForm.faults).length;
	return (
		<PagePopup
			id="personalData"
			title={t("account.pages.personalData")}
			closeLabel={t("shell.close")}
			closeHref={href}
		>
			<form method="post" action={href} className={styles.form} noValidate>
				<input type="hidden" name="owner" value={owner} />
				{form === "profile" && error && error !== "changed" ? (
					<Outcome isRefused className={field.fault}>
						{count > 0 ? t("register.summary", { count }) : t("error.unavailable")}
					</Outcome>
				) : null}
				<PersonFields data={personForm} faults={personForm.faults} fieldId={fieldId} asks={isAsked} isWhole />
				<CheckboxField
					id={fieldId("dataCollection")}
					name="dataCollection"
					label={t("register.dataCollection")}
					defaultChecked={personForm.dataCollection}
				/>
				<div>
					<button
						type="submit"
						name="intent"
						value="profile"
						className={classNames(button.button, button.dark)}
					>
						{t("account.save")}
					</button>
				</div>
			</form>
		</PagePopup>
	);
}
