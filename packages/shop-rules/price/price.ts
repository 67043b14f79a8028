/** Describes how a price is written: by the platform's country settings, else by CLDR (price-4). */
export type PriceFormat = {
	thousandSeparator: string;
	decimalSeparator: string;
	currencyFirst: boolean;
	/** Text between symbol and number: "" or a no-break space. */
	spacing: string;
	decimals: number;
};

/** `long` always shows decimals, `short` omits them if they are all zero (price-2). */
export const PRICE_TYPES = ["long", "short"] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

export type PriceRules = { currency: string; symbol: string; long: PriceFormat; short: PriceFormat };

const group = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator);

/**
 * Formats a price in the currency's main unit. Returns "-" for zero and for values that are no finite number (price-1). A negative amount
 * has its minus in front of the whole text.
 */
export const formatPrice = (
	value: number | null | undefined,
	rules: PriceRules,
	type: PriceType = "short",
): string => {
	if (!value || !Number.isFinite(value)) return "-";
	const format = rules[type];
	const [whole = "0", fraction = ""] = Math.abs(value).toFixed(format.decimals).split(".");
	const decimals = type === "short" && /^0*$/.test(fraction) ? "" : fraction;
	const number =
		group(whole, format.thousandSeparator) + (decimals ? format.decimalSeparator + decimals : "");
	const text = format.currencyFirst
		? `${rules.symbol}${format.spacing}${number}`
		: `${number}${format.spacing}${rules.symbol}`;
	return value < 0 ? `−${text}` : text;
};

/** Returns the reduction in whole percent; undefined if there is none (price-3). */
export const discountPercent = (sale: number, list: number | undefined): number | undefined => {
	if (!list || list <= sale || sale <= 0) return undefined;
	const percent = 100 - Math.round((100 * sale) / list);
	return percent > 0 ? percent : undefined;
};

const percents = new Map<string, Intl.NumberFormat>();
const percentsIn = (language: string): Intl.NumberFormat => {
	const formatter =
		percents.get(language) ?? new Intl.NumberFormat(language, { style: "percent", numberingSystem: "latn" });
	percents.set(language, formatter);
	return formatter;
};

/**
 * Formats a discount with a real minus and the digits that prices have: "−25%", in German "−25 %". `language` has no region, because Saudi
 * Arabia's percent sign belongs to digits that prices do not use.
 */
export const formatDiscount = (percent: number, language: string): string =>
	percentsIn(language)
		.format(-percent / 100)
		.replace("-", "−");

export const promotionalPrice = (
	price: number,
	promotional: readonly (number | undefined)[],
): number | undefined => {
	const lowest = Math.min(...promotional.filter((value) => value !== undefined && value > 0).map(Number));
	return lowest < price ? lowest : undefined;
};

export type PriceTier = { quantity: number; value: number };

/**
 * Returns the steps, by quantity, that are cheaper than `price` and than all earlier steps; if a quantity has several prices, the lowest
 * (price-7).
 */
export const priceTiers = (table: readonly PriceTier[], price: number): PriceTier[] => {
	const steps: PriceTier[] = [];
	for (const step of table.toSorted((a, b) => a.quantity - b.quantity || a.value - b.value))
		if (step.quantity > 1 && step.value > 0 && step.value < (steps.at(-1)?.value ?? price)) {
			if (steps.at(-1)?.quantity !== step.quantity) steps.push(step);
		}
	return steps;
};
