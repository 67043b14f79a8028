import { PRICE, type PriceRange } from "./price-range.ts";

/**
 * Prices in a record of the hosted search. A record stands for several sizes, and the service counts and filters records: so each
 * has the prices of its sizes as numbers to filter by, and as one text to count by.
 */

/** A number for each price that is offered. */
export const pricesField = (currency: string): string => `prices.${currency}`;
/** Those of one size; dots of a size would begin another field. */
export const sizePricesField = (currency: string, size: string): string =>
	`sizePrices.${currency}.${sizeKey(size)}`;
export const sizeKey = (size: string): string => encodeURIComponent(size).replaceAll(".", "%2E");
/** `120:38,40;140:42;:36`: who counts these texts knows how many records have which prices in which sizes. */
export const offersField = (currency: string): string => `offers.${currency}`;
/** The lowest price, which records of other houses may have alone. */
export const lowestPriceField = (currency: string): string => `${PRICE}.${currency}`;

export type SizeOffer = { price: number | undefined; size: string | undefined };

/** Undefined where nothing has a price; a price alone where all sizes have it. */
export function writeOffers(offers: readonly SizeOffer[]): string | undefined {
	const sizes = new Map<number | undefined, Set<string>>();
	for (const { price, size } of offers) {
		const own = sizes.get(price) ?? new Set();
		if (size !== undefined) own.add(encodeURIComponent(size));
		sizes.set(price, own);
	}
	const [[first] = []] = sizes;
	if (sizes.size <= 1) return first === undefined ? undefined : String(first);
	return [...sizes]
		.sort(([a = Number.POSITIVE_INFINITY], [b = Number.POSITIVE_INFINITY]) => a - b)
		.map(([price, own]) => `${price ?? ""}:${[...own].join(",")}`)
		.join(";");
}

export type ReadOffers = readonly { price: number | undefined; sizes: readonly string[] }[];

export const readOffers = (text: string): ReadOffers =>
	text.split(";").map((part) => {
		const [price = "", sizes = ""] = part.split(":");
		return {
			price: price === "" ? undefined : Number(price),
			sizes: sizes === "" ? [] : sizes.split(",").map(decoded),
		};
	});

/** What the service sends is not ours. */
const decoded = (size: string): string => {
	try {
		return decodeURIComponent(size);
	} catch {
		return size;
	}
};

/** Does a size among these, any where none is chosen, cost so much? A price alone is that of all sizes. */
export const isOffered = (offers: ReadOffers, { min, max }: PriceRange, sizes: readonly string[]): boolean =>
	offers.some(
		({ price, sizes: own }) =>
			price !== undefined &&
			price >= min &&
			price < max &&
			(sizes.length === 0 || offers.length === 1 || own.some((size) => sizes.includes(size))),
	);
