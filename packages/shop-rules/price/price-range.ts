import { isolate } from "../locale/isolate.ts";
import { formatPrice, type PriceRules } from "./price.ts";

export const PRICE = "price";

/** In the country's currency. `min` is included, `max` is not. */
export type PriceRange = { min: number; max: number };

export const readPriceRange = (value: string): PriceRange | undefined => {
	const [, from = "", to = ""] =
		/^\((\d{0,12}(?:\.\d{1,4})?)\.\.(\d{0,12}(?:\.\d{1,4})?)\)$/.exec(value) ?? [];
	if (from === "" && to === "") return undefined;
	const range = { min: Number(from || 0), max: to === "" ? Number.POSITIVE_INFINITY : Number(to) };
	return range.min < range.max ? range : undefined;
};

/** Isolates a price with Arabic letters, which would otherwise change places with its neighbours in left-to-right text. */
export const isolatePrice = (price: string): string =>
	/\p{Script=Arabic}/u.test(price) ? isolate(price) : price;

/** Returns the key and the values of the text for a range; undefined if the range has no limits (price-5). */
export const priceRangeTexts = (
	{ min, max }: PriceRange,
	rules: PriceRules,
):
	| { key: "priceRange.upTo" | "price.from"; values: { price: string } }
	| { key: "priceRange.between"; values: { from: string; to: string } }
	| undefined => {
	const isOpen = !Number.isFinite(max);
	if (min === 0 && isOpen) return undefined;
	const text = (price: number): string => isolatePrice(formatPrice(price, rules, "short"));
	if (min === 0) return { key: "priceRange.upTo", values: { price: text(max) } };
	if (isOpen) return { key: "price.from", values: { price: text(min) } };
	return { key: "priceRange.between", values: { from: text(min), to: text(max) } };
};
