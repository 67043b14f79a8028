/** How a country writes prices, as its row of a house says it. */
export type PriceForm = {
	thousandSeparator: string;
	decimalSeparator: string;
	currencyFirst: boolean;
	spacing: string;
	decimals: number;
};

/** Returns CLDR's form of prices of a currency in a country, and the currency's sign there. */
export function readPriceForm(
	language: string,
	country: string,
	currency: string,
): PriceForm & { symbol: string } {
	const format = new Intl.NumberFormat(`${language}-${country}`, {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		useGrouping: "always",
		numberingSystem: "latn",
	});
	const parts = format.formatToParts(1_234_567.5);
	const readPart = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
	const findPart = (type: string): number => parts.findIndex((part) => part.type === type);
	const currencyFirst = findPart("currency") < findPart("integer");
	const next = parts[findPart("currency") + (currencyFirst ? 1 : -1)];
	return {
		thousandSeparator: readPart("group"),
		decimalSeparator: readPart("decimal") || ".",
		currencyFirst,
		spacing: next?.type === "literal" ? next.value : "",
		decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
		symbol: readPart("currency"),
	};
}
