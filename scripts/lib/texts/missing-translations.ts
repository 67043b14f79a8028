import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";

export type Missing = { missing: number; total: number };

const isText = (value: object): boolean =>
	"en" in value && Object.keys(value).every((key) => languageCodes.some((code) => code === key));

/**
 * Adds to `counts`, for each language, how many texts an import line has and how many of them the language lacks; shoppers then read a
 * fallback (locale-8).
 */
export function countMissing(value: unknown, counts: ReadonlyMap<string, Missing>): void {
	if (typeof value !== "object" || value === null) return;
	if (!isText(value)) {
		for (const inner of Object.values(value)) countMissing(inner, counts);
		return;
	}
	for (const [code, count] of counts) {
		count.total++;
		if (!(code in value)) count.missing++;
	}
}

export const describeMissing = (counts: ReadonlyMap<string, Missing>): string[] =>
	[...counts].flatMap(([code, { missing, total }]) =>
		missing === 0 ? [] : [`${code}: ${missing} of ${total} texts of the catalogue fall back.`],
	);
