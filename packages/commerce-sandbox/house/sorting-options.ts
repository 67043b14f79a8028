import type { Language, Text } from "../languages.ts";

/** The product groups of a catalogue as a sorting reads them, each by its number. */
export type SortableGroups = {
	/** Newer groups have higher numbers. */
	size: number;
	readId(group: number): string;
	isNew(group: number): boolean;
	isSoldOut(group: number): boolean;
	/** In units of the currency; undefined or NaN without a price. */
	readPrice(group: number, currency: string): number | undefined;
	/** In per cent. */
	readDiscount(group: number, currency: string): number;
	/** Returns a function that returns a group's place in the alphabet of product names. */
	placeByName(language: Language): (group: number) => number;
	placeByBrand(): (group: number) => number;
};

/** An order of product groups. */
export type Sorting = {
	/** Tells it from other sortings, as orders are kept by name. */
	name: string;
	/** Returns a function that returns a group's key; the lowest key comes first. */
	makeKey(groups: SortableGroups, cx: { language: Language; currency: string }): (group: number) => number;
	/** The order differs between languages or between currencies. */
	per?: "language" | "currency";
	/** Groups that match a phrase or a shopper's likings better come first. */
	isRelevance?: true;
};

/** A way to sort a list that a site offers. The first one of a site is used if a shopper chooses none. */
export type SortingOption = { id: string; label: Text; by: Sorting };
