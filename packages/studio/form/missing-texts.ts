import type { Entry, FormField } from "../shared/entries.ts";
import { readTexts } from "../shared/entries.ts";
import type { EntryStore } from "../store/entry-store.ts";

const isFilled = (value: unknown): boolean =>
	value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Tells whether a text is written in English and not in the other language. */
export const isMissing = (field: FormField, value: unknown, language: string): boolean => {
	if (!field.localised) return false;
	const texts = readTexts(value);
	return isFilled(texts.en) && !isFilled(texts[language]);
};

/** Counts the texts of entries that are missing in a language. */
export const countMissing = (
	entries: readonly Entry[],
	store: Pick<EntryStore, "findType">,
	language: string,
): number =>
	entries.reduce(
		(sum, { type, fields }) =>
			sum +
			(store.findType(type)?.fields.filter((field) => isMissing(field, fields[field.id], language)).length ??
				0),
		0,
	);
