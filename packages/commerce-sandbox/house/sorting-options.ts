import type { Language, Text } from "../languages.ts";

export type SortableGroups = {
	size: number;
	readId(group: number): string;
	isNew(group: number): boolean;
	isSoldOut(group: number): boolean;
	/** In units of the currency; undefined or NaN without a price. */
	readPrice(group: number, currency: string): number | undefined;
	readDiscount(group: number, currency: string): number;
	placeByName(language: Language): (group: number) => number;
	placeByBrand(): (group: number) => number;
};

export type Sorting = {
	/** Must be unique, because computed orders are cached by this name. */
	name: string;
	makeKey(groups: SortableGroups, cx: { language: Language; currency: string }): (group: number) => number;
	per?: "language" | "currency";
	isRelevance?: true;
};

export type SortingOption = { id: string; label: Text; by: Sorting };
