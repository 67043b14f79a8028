import type { LanguageCode, Text } from "../languages.ts";

export type SortableGroups = {
	size: number;
	readId(group: number): string;
	isNew(group: number): boolean;
	isSoldOut(group: number): boolean;
	/** Returns a price in units of the currency; undefined or NaN if the group has no price. */
	readPrice(group: number, currency: string): number | undefined;
	readDiscount(group: number, currency: string): number;
	placeByName(language: LanguageCode): (group: number) => number;
	placeByBrand(): (group: number) => number;
};

export type Sorting = {
	/** Must be unique, because computed orders are cached under this name. */
	name: string;
	makeKey(
		groups: SortableGroups,
		cx: { language: LanguageCode; currency: string },
	): (group: number) => number;
	per?: "language" | "currency";
	isRelevance?: true;
};

export type SortingOption = { id: string; label: Text; by: Sorting };
