import type { LoadSection } from "../section.ts";
import type { SearchFormEntry } from "./entry.ts";

export type SearchFormView = { label: string; button: string; placeholder?: string };

export const load: LoadSection<SearchFormEntry, SearchFormView> = (
	{ heading, button, placeholder },
	{ t },
) => ({
	label: heading ?? t("notFound.search"),
	button: button ?? t("notFound.submit"),
	placeholder,
});
