import type { EntryFields } from "../entry-schema.ts";
import type { MenuCategory } from "./navigation.ts";

/** An entry that a response may show. A draft has planned versions, so the compiler refuses it (content-9). */
export type ShownFields = {
	id: string;
	type: string;
	fields: EntryFields;
	/** Customer group that sees the entry; null for all shoppers. */
	group: string | null;
	planned?: undefined;
};

/** Tells for whom texts are written. */
export type Reader = {
	countryCode: string;
	timeZone: string;
	/** Returns a value of a localised field in the reader's language. */
	translate(value: unknown): unknown;
	/** Returns a text with its placeholders filled in. */
	fill(text: string): string;
	/** Returns the size of a picture that the house knows. */
	measure?(mediaId: string): { width: number; height: number } | undefined;
};

export type EntryView<Entry extends ShownFields = ShownFields> = {
	linked: { get(id: string): Entry | undefined };
	reader: Reader;
	categories: readonly MenuCategory[];
	/** Number of entries that the response may still contain. Links can form circles, so a nested query would otherwise have no limit. */
	budget: { entries: number };
	/** Collects the tags of the response. */
	tags: Set<string>;
};

/** Tells whether an entry is for the reader's country: entries that name no countries are for all. */
export const isForCountry = (
	{ fields: { countries } }: Pick<ShownFields, "fields">,
	{ countryCode }: Pick<Reader, "countryCode">,
): boolean => !Array.isArray(countries) || countries.length === 0 || countries.includes(countryCode);
