import type { VisitFormView } from "../../../shared/contracts/visit-views.ts";
import { useTranslation } from "../../state/texts.ts";
import field from "../../ui/forms/field.module.css";
import { InputField } from "../../ui/forms/form-field.tsx";
import { Outcome } from "../../ui/text/outcome.tsx";

export function VisitFields({ form: { requestId, values, faults, error } }: { form: VisitFormView }) {
	const { t } = useTranslation();
	const faultText = (name: string) => (faults[name] ? t(`fields.error.${faults[name]}`) : "");
	return (
		<>
			<input type="hidden" name="requestId" value={requestId} />
			<Outcome isRefused className={field.fault}>
				{error === "unavailable" ? t("error.unavailable") : error ? t(`visits.error.${error}`) : ""}
			</Outcome>
			<InputField
				id="visit-name"
				name="name"
				type="text"
				label={t("visits.name")}
				error={faultText("name")}
				autoComplete="name"
				defaultValue={values.name}
				maxLength={100}
				required
			/>
			<InputField
				id="visit-email"
				name="email"
				type="email"
				dir="ltr"
				label={t("visits.email")}
				error={faultText("email")}
				autoComplete="email"
				defaultValue={values.email}
				maxLength={256}
				required
			/>
		</>
	);
}
