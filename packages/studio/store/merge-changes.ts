import { compareFields, type FieldChange } from "@vetrina/content-model/compare-fields.ts";
import { type Fields, readTexts } from "../shared/entries.ts";

/** Returns fields with changed values put in, and missing ones taken out. */
export const applyChanges = (fields: Fields, changes: readonly FieldChange[]): Fields => {
	const result: Record<string, unknown> = { ...fields };
	for (const { field, language, after } of changes) {
		const value =
			language === undefined ? after : dropMissing({ ...readTexts(result[field]), [language]: after });
		if (value === undefined || (language !== undefined && Object.keys(value as object).length === 0))
			delete result[field];
		else result[field] = value;
	}
	return result;
};

const dropMissing = (texts: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));

/** Returns one editor's changes on top of another's: values that both have changed are the first's, all others stay. */
export const mergeChanges = (
	{ base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
	isLocalised: (field: string) => boolean,
): Fields => applyChanges(theirs, compareFields(base, mine, isLocalised));

/** Returns fields with one step taken back; what has changed elsewhere since stays. */
export const undoChange = (
	present: Fields,
	{ before, after }: { before: Fields; after: Fields },
	isLocalised: (field: string) => boolean,
): Fields => applyChanges(present, compareFields(after, before, isLocalised));
