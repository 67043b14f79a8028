import { PRICE, type PriceRange } from "./price-range.ts";

/**
 * A record of the hosted search contains several sizes, but the service filters and counts whole records. Therefore each record has the
 * prices of its sizes twice: as numbers, for filters, and as a single text, for counts.
 */

export const pricesField = (currency: string): string => `prices.${currency}`;
export const sizePricesField = (currency: string, size: string): string =>
	`sizePrices.${currency}.${sizeKey(size)}`;
export const sizeKey = (size: string): string => encodeURIComponent(size).replaceAll(".", "%2E");
/**
 * Names the field that contains a text such as `120:38,40;140:42;:36`. The service counts equal texts, which gives the number of records
 * per price and size.
 */
export const offersField = (currency: string): string => `offers.${currency}`;
export const lowestPriceField = (currency: string): string => `${PRICE}.${currency}`;

export type SizeOffer = { price: number | undefined; size: string | undefined };

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
			sizes: sizes === "" ? [] : sizes.split(",").map(decode),
		};
	});

const decode = (size: string): string => {
	try {
		return decodeURIComponent(size);
	} catch {
		return size;
	}
};

export const isOffered = (offers: ReadOffers, { min, max }: PriceRange, sizes: readonly string[]): boolean =>
	offers.some(
		({ price, sizes: own }) =>
			price !== undefined &&
			price >= min &&
			price < max &&
			(sizes.length === 0 || offers.length === 1 || own.some((size) => sizes.includes(size))),
	);
