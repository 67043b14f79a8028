import { expect, test } from "vitest";
import { priceTexts } from "./price-text.ts";

test.each([
	["vetrina-eu", "en-IT", "EUR", 1234.5, "1.234,50 €"],
	["vetrina-eu", "de-AT", "EUR", 1250, "€ 1.250"],
	["vetrina-eu", "en-GB", "GBP", 99, "£99"],
	["vetrina-me", "ar-AE", "AED", 1250, "1,250 د.إ"],
	["vetrina-me", "ar-KW", "KWD", 33.8, "33.800 د.ك"],
	["vetrina-ap", "ja-JP", "JPY", 16400, "¥16,400"],
	["vetrina-me", "en-KW", "KWD", 33.8, "KWD 33.800"],
	["vetrina-us", "fr-CA", "CAD", 3760, "3 760 $"],
	["vetrina-us", "en-CA", "CAD", 3760, "$3,760"],
	// A basket may be in another currency than the locale's country has.
	["vetrina-us", "en-US", "CAD", 150, "CA$150"],
	["vetrina-us", "fr-CA", "USD", 150, "150 $ US"],
	["vetrina-us", "en-US", "MXN", 150, "MX$150"],
	["vetrina-ap", "default", "JPY", 500, "¥500"],
])(
	"amounts in %s, %s, %s are written as the shop writes prices",
	(siteId, locale, currency, amount, text) => {
		const priceText = priceTexts({ siteId, locale, currency })(amount);
		expect(priceText.replace(/[\u2068\u2069]/g, "").replaceAll("\u00a0", " ")).toBe(text);
	},
);
