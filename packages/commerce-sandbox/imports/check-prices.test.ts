import { expect, test } from "vitest";
import { reportPrices } from "./check-prices.ts";

const us = ["vetrina-us"];

test("a site's currency that products have no price in is reported with how many lack it", () => {
	const { warnings, refusal } = reportPrices({
		products: 12,
		priced: 10,
		inCurrency: new Map([
			["USD", 10],
			["CAD", 4],
			["MXN", 10],
			["BRL", 10],
		]),
		siteIds: us,
	});
	expect(refusal).toBeUndefined();
	expect(warnings).toEqual([
		"2 of 12 products have no price at all.",
		"6 of 10 products with prices have none in CAD (vetrina-us): they are shown there without a price and cannot be bought.",
	]);
});

test("reports variants priced in other currencies than their siblings", () => {
	const counts = {
		products: 3,
		priced: 3,
		inCurrency: new Map([
			["USD", 3],
			["CAD", 3],
			["MXN", 3],
			["BRL", 3],
		]),
		siteIds: us,
	};
	const apart = new Map([
		["USD", { variants: 2, example: "D-100" }],
		["EUR", { variants: 1, example: "D-100" }],
	]);
	expect(reportPrices({ ...counts, apart }).warnings).toEqual([
		'2 variants have no price in USD (vetrina-us) although others of their product have one (such as of "D-100"): they cannot be bought there.',
	]);
});

test("currencies that the same products lack share one line", () => {
	const counts = { products: 3, priced: 3, inCurrency: new Map([["EUR", 3]]), siteIds: ["vetrina-eu"] };
	expect(reportPrices(counts).warnings).toEqual([
		expect.stringMatching(
			/^3 of 3 .* none in DKK \(vetrina-eu\), PLN \(vetrina-eu\), GBP \(vetrina-eu\), CHF \(vetrina-eu\), SEK \(vetrina-eu\): they/,
		),
	]);
});

// proves catalogue-24
test("a site that could sell nothing is refused, with what is expected, next to sites that could", () => {
	const counts = { products: 3, priced: 3, inCurrency: new Map([["EUR", 3]]), siteIds: us };
	const refusal =
		/^No product has a price that vetrina-us could sell it for\. Prices are in EUR, expected USD, CAD/;
	expect(reportPrices(counts).refusal).toMatch(refusal);
	expect(reportPrices({ ...counts, siteIds: ["vetrina-eu", "vetrina-us"] }).refusal).toMatch(refusal);
	expect(reportPrices({ ...counts, siteIds: ["vetrina-eu"] }).refusal).toBeUndefined();
});

// proves catalogue-24
test("a catalogue without any prices is refused, or reported if sites may be empty", () => {
	const counts = { products: 3, priced: 0, inCurrency: new Map(), siteIds: us };
	expect(reportPrices(counts).refusal).toMatch(/There are none, expected USD, CAD/);
	expect(reportPrices({ ...counts, allowEmpty: true })).toEqual({
		warnings: ["3 of 3 products have no price at all."],
	});
});
