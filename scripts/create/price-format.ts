import type { PriceFormat } from "@vetrina/commerce-sandbox/house/countries.ts";

/** Returns CLDR's form of prices of a currency in a country, and the currency's sign there. */
export function readPriceForm(
	language: string,
	country: string,
	currency: string,
): PriceFormat & { symbol: string } {
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
		decimals: (format.resolvedOptions().maximumFractionDigits ?? 2) as PriceFormat["decimals"],
		symbol: readPart("currency"),
	};
}
