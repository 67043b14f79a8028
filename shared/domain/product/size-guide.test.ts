import type { SizeTable } from "@vetrina/shop-rules/sizes/size-table.ts";
import { expect, test } from "vitest";
import { inUnit, openAtMarket } from "./size-guide.ts";

test("inches are rounded to the half", () => {
	expect([inUnit("86", "cm"), inUnit("86", "in"), inUnit("66-70", "in")]).toEqual(["86", "34", "26–27.5"]);
});

const table: SizeTable = {
	id: "women",
	house: "IT",
	systems: ["letters", "IT", "FR", "US"],
	measures: ["chest"],
	rows: [["S", "40", "36", "4", "86"]],
};

// proves product-19
test("a guide opens at the market's system, which the house's own follows", () => {
	expect(openAtMarket(table, ["JP", "US"])).toMatchObject({
		systems: ["US", "IT", "letters", "FR"],
		rows: [["4", "40", "S", "36", "86"]],
	});
	expect(openAtMarket(table, ["IT"]).systems).toEqual(["IT", "letters", "FR", "US"]);
	expect(openAtMarket(table, []).systems).toEqual(["IT", "letters", "FR", "US"]);
});
