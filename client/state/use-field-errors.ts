import { useTranslation } from "./texts.ts";

export function useFieldErrors(faults: Readonly<Record<string, string>>): (field: string) => string {
	const { t } = useTranslation();
	return (field) => (faults[field] ? t(`fields.error.${faults[field]}`) : "");
}
