import type { Sorting } from "./sorting-options.ts";

type Direction = "ascending" | "descending";

const LAST = 2 ** 32;

/** Returns the order of lists without a search phrase: a fixed mix, so that garments of one kind are apart, with sold-out groups last. */
export const byRelevance = (): Sorting => ({
	name: "relevance",
	isRelevance: true,
	makeKey: (groups) => (group) => (groups.isSoldOut(group) ? LAST : 0) + hash(groups.readId(group)),
});

export const newestFirst = (): Sorting => ({
	name: "newest",
	makeKey: (groups) => (group) => (groups.isNew(group) ? 0 : LAST) + groups.size - group,
});

export const byPrice = (direction: Direction): Sorting => ({
	name: `price-${direction}`,
	per: "currency",
	makeKey:
		(groups, { currency }) =>
		(group) => {
			const price = groups.readPrice(group, currency);
			if (price === undefined || Number.isNaN(price)) return Number.MAX_VALUE;
			return direction === "ascending" ? price : -price;
		},
});

export const byDiscount = (): Sorting => ({
	name: "discount",
	per: "currency",
	makeKey:
		(groups, { currency }) =>
		(group) =>
			-groups.readDiscount(group, currency),
});

export const byName = (direction: Direction): Sorting => ({
	name: `name-${direction}`,
	per: "language",
	makeKey(groups, { language }) {
		const place = groups.placeByName(language);
		return direction === "ascending" ? place : (group) => -place(group);
	},
});

export const byBrand = (): Sorting => ({ name: "brand", makeKey: (groups) => groups.placeByBrand() });

function hash(id: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < id.length; index++) value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
	return Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
}
