import { nameInMarket } from "@vetrina/shop-rules/locale/country-names.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import { expect, test } from "vitest";
import { countries } from "../settings/countries.ts";

const namesIn = (market: string, language: LanguageCode) =>
	["HK", "MO", "TW"].map((place) => {
		const country = countries.find(({ code }) => code === place);
		return country && readText(nameInMarket(country, market), language);
	});

test.each(["CN", "US", "IT"])(
	"the shop of %s writes Simplified names of places as the mainland's law asks",
	(market) => {
		expect(namesIn(market, "zh")).toEqual(["中国香港", "中国澳门", "中国台湾"]);
	},
);

test.each(["HK", "MO", "TW"])("the shop of %s writes the Chinese names that are used there", (market) => {
	const code = findTextCode("zh", `zh-${market}`);
	expect(namesIn(market, code)).toEqual(["香港", "澳門", "台灣"]);
	expect(namesIn(market, "en")).toEqual(namesIn("CN", "en"));
});
