import { useTranslation } from "./texts.ts";

/** Returns a function that returns a field's error text, or an empty text if `faults` has none for the field. */
export function useFieldErrors(faults: Readonly<Record<string, string>>): (field: string) => string {
	const { t } = useTranslation();
	return (field) => (faults[field] ? t(`fields.error.${faults[field]}`) : "");
}
