import { useTranslation } from "./texts.ts";

/** Returns a function for the error text of a field, from the faults of a form; without a fault the text is empty. */
export function useFieldErrors(faults: Readonly<Record<string, string>>): (field: string) => string {
	const { t } = useTranslation();
	return (field) => (faults[field] ? t(`fields.error.${faults[field]}`) : "");
}
