import type { EntryFields } from "./entry-schema.ts";

/** A value that differs; `language` is that of a text that is kept by language. A missing value is undefined. */
export type FieldChange = { field: string; language?: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const listKeys = (one: object, other: object): string[] => [
	...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** Returns JSON whose keys are sorted, so that equal values have equal texts. */
export const toStableJson = (value: unknown): string =>
	JSON.stringify(value, (_, inner: unknown) =>
		isRecord(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	) ?? "";

export const isSameValue = (one: unknown, other: unknown): boolean =>
	toStableJson(one) === toStableJson(other);

/** Returns the values that differ between two states of an entry, texts language by language. */
export const compareFields = (
	before: EntryFields,
	after: EntryFields,
	isLocalised: (field: string) => boolean,
): FieldChange[] =>
	listKeys(before, after).flatMap((field): FieldChange[] => {
		const [old, current] = [before[field], after[field]];
		if (isSameValue(old, current)) return [];
		if (!isLocalised(field)) return [{ field, before: old, after: current }];
		const [oldTexts, texts] = [old, current].map((value) => (isRecord(value) ? value : {}));
		return listKeys(oldTexts ?? {}, texts ?? {}).flatMap((language): FieldChange[] => {
			const pair = { before: oldTexts?.[language], after: texts?.[language] };
			return isSameValue(pair.before, pair.after) ? [] : [{ field, language, ...pair }];
		});
	});
