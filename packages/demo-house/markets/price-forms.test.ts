import { priceRulesIn } from "@vetrina/commerce-sandbox/house/countries.ts";
import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { describe, expect, test } from "vitest";
import { countries } from "../settings/countries.ts";

/** The locales whose prices differ from CLDR, with the reason. */
const DELIBERATE = {
	"A country of Europe has one form in all of its languages":
		"en-IT fr-IT zh-IT en-FR ar-FR en-DE en-ES fr-ES en-PT en-NL de-NL en-BE de-BE en-LU en-GR en-FI de-DK en-PL de-PL fr-CH",
	"Swiss thousands are separated by an apostrophe, not by a straight quotation mark":
		"de-CH it-CH en-CH fr-CH",
	"At home, a currency needs no country": "zh-US en-CN",
	"The sign of a currency does not end with a full stop": "ar-AE ar-SA ar-KW ar-QA ar-BH",
	"Yen have the sign that Latin letters have": "ja-JP",
	"A dollar is told apart from that of the United States": "zh-TW en-SG zh-SG en-AU zh-AU",
};

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f]/g, "");
const locales = countries.flatMap((country) =>
	country.languages.map((language) => {
		const rules = priceRulesIn(country, language);
		const tag = `${language}-${country.code}`;
		const cldr = new Intl.NumberFormat(tag, {
			style: "currency",
			currency: country.currency,
			numberingSystem: "latn",
			useGrouping: "always",
			minimumFractionDigits: rules.long.decimals,
			maximumFractionDigits: rules.long.decimals,
		});
		return { tag, currency: country.currency, rules, cldr };
	}),
);

// proves price-4
test("prices differ from CLDR for a reason, and each reason names the locales that it explains", () => {
	const differing = locales
		.filter(({ rules, cldr }) => plain(formatPrice(1250.5, rules, "long")) !== plain(cldr.format(1250.5)))
		.map(({ tag }) => tag);
	const explained = new Set(Object.values(DELIBERATE).flatMap((tags) => tags.split(" ")));
	expect(differing.toSorted()).toEqual([...explained].toSorted());
});

// proves price-4
describe("in one language", () => {
	const byLanguage = Map.groupBy(locales, ({ tag }) => tag.slice(0, 2));
	test.each([...byLanguage])("%s, no two currencies have the same sign without a reason", (_, own) => {
		const currencies = Map.groupBy(own, ({ rules }) => rules.symbol);
		const shared = [...currencies]
			.map(([symbol, users]) => [symbol, [...new Set(users.map(({ currency }) => currency))]] as const)
			.filter(([, codes]) => codes.length > 1);
		// Yen and yuan share a sign; Canada writes its dollars as the United States do.
		for (const [symbol, codes] of shared)
			expect([symbol, codes.toSorted()]).toBeOneOf([
				["¥", ["CNY", "JPY"]],
				["$", ["CAD", "USD"]],
			]);
	});
});

test.each([
	["fr-CA", 3760, "3 760 $"],
	["en-CA", 1250, "$1,250"],
	["fr-AE", 1250, "1 250 AED"],
	["ar-SA", 1250, "1,250 ر.س"],
	["ar-BH", 12.5, "12.500 د.ب"],
	["en-BR", 1250, "R$1,250"],
	["en-TW", 2720, "NT$2,720"],
])("a price in %s: %d is %s", (tag, value, text) => {
	const locale = locales.find((one) => one.tag === tag);
	expect(locale && plain(formatPrice(value, locale.rules))).toBe(text);
});
