import { expect, test } from "vitest";
import { house } from "../../../tests/houses/plain/engine.ts";
import { printMarkets } from "./print-markets.ts";

// proves legal-1
test("the table of markets has a row for each country, and says what is to be confirmed", () => {
	const lines = printMarkets(house).split("\n");
	expect(lines[0]).toMatch(/^country +languages +currency +sizes +payments +withdrawal/);
	expect(lines[1]).toMatch(/^DE +en de +EUR +– +\d+ +14 days, online +– .* taxIncludedPlusDelivery +30 days/);
	expect(lines[2]).toMatch(/^CA +en fr +EUR +– +\d+ +– /);
	expect(lines.at(-1)).toMatch(/^\d+ facts in 2 countries are to be confirmed by local counsel\.$/);
	expect(printMarkets({ ...house, legal: {} })).toContain("no legal set");
});
