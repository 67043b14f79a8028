import type { VisitFormView } from "../../../shared/contracts/visit-views.ts";
import { useTranslation } from "../../state/texts.ts";
import { useFieldErrors } from "../../state/use-field-errors.ts";
import { EmailField, NameField } from "../../ui/forms/contact-fields.tsx";
import field from "../../ui/forms/field.module.css";
import { Outcome } from "../../ui/text/outcome.tsx";

export function VisitFields({ form: { requestId, values, faults, error } }: { form: VisitFormView }) {
	const { t } = useTranslation();
	const errorText = useFieldErrors(faults);
	return (
		<>
			<input type="hidden" name="requestId" value={requestId} />
			<Outcome isRefused className={field.fault}>
				{error === "unavailable" ? t("error.unavailable") : error ? t(`visits.error.${error}`) : ""}
			</Outcome>
			<NameField
				id="visit-name"
				label={t("visits.name")}
				error={errorText("name")}
				defaultValue={values.name}
			/>
			<EmailField
				id="visit-email"
				label={t("visits.email")}
				error={errorText("email")}
				defaultValue={values.email}
			/>
		</>
	);
}
