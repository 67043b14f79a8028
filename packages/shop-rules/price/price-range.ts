import { formatPrice, type PriceRules } from "./price.ts";

/** The refinement whose values are ranges of prices, with either search provider. */
export const PRICE = "price";

/** From `min` on, below `max`; in the country's currency. */
export type PriceRange = { min: number; max: number };

/** `(50..100)`, as addresses say it for either provider; undefined for anything else. */
export const readPriceRange = (value: string): PriceRange | undefined => {
	const [, from = "", to = ""] =
		/^\((\d{0,12}(?:\.\d{1,4})?)\.\.(\d{0,12}(?:\.\d{1,4})?)\)$/.exec(value) ?? [];
	if (from === "" && to === "") return undefined;
	const range = { min: Number(from || 0), max: to === "" ? Number.POSITIVE_INFINITY : Number(to) };
	return range.min < range.max ? range : undefined;
};

/** A price with Arabic letters would change places with what stands next to it in a line that goes from left to right. */
export const isolated = (price: string): string =>
	/\p{Script=Arabic}/u.test(price) ? `\u2068${price}\u2069` : price;

/**
 * What a range is written with: a text for each shape, and prices as the country writes them (price-5), never as a platform does.
 * Undefined for all prices there are.
 */
export const priceRangeTexts = (
	{ min, max }: PriceRange,
	rules: PriceRules,
):
	| { key: "priceRange.upTo" | "price.from"; values: { price: string } }
	| { key: "priceRange.between"; values: { from: string; to: string } }
	| undefined => {
	const isOpen = !Number.isFinite(max);
	if (min === 0 && isOpen) return undefined;
	const text = (price: number): string => isolated(formatPrice(price, rules, "short"));
	if (min === 0) return { key: "priceRange.upTo", values: { price: text(max) } };
	if (isOpen) return { key: "price.from", values: { price: text(min) } };
	return { key: "priceRange.between", values: { from: text(min), to: text(max) } };
};
