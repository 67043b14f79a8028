import { nameInMarket } from "@vetrina/shop-rules/locale/country-names.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import { expect, test } from "vitest";
import { countries } from "../settings/countries.ts";

const namesIn = (market: string, language: "en" | "zh") =>
	["HK", "MO", "TW"].map((place) => {
		const country = countries.find(({ code }) => code === place);
		return country && readText(nameInMarket(country, market), language);
	});

test.each(["CN", "US", "IT"])(
	"the shop of %s writes Chinese names of places as the mainland does",
	(market) => {
		expect(namesIn(market, "zh")).toEqual(["中国香港", "中国澳门", "中国台湾"]);
	},
);

test.each(["HK", "MO", "TW"])("the shop of %s writes the Chinese names that are used there", (market) => {
	expect(namesIn(market, "zh")).toEqual(["香港", "澳门", "台湾"]);
	expect(namesIn(market, "en")).toEqual(namesIn("CN", "en"));
});
