import { expect, test } from "vitest";
import { showSize } from "./show-size.ts";
import { listTables, type SizeCharts } from "./size-table.ts";

const charts: SizeCharts = {
	tables: [
		{
			id: "women",
			house: "IT",
			systems: ["IT", "US", "KR"],
			measures: [],
			rows: [
				["40", "4", "55"],
				["42", "6", "66"],
			],
		},
		{
			id: "womenShoes",
			house: "EU",
			systems: ["EU", "JP"],
			units: { JP: "cm" },
			measures: [],
			rows: [["42", "27"]],
		},
		{
			id: "belts",
			house: "cm",
			systems: ["cm", "US"],
			units: { cm: "cm", US: "in" },
			measures: [],
			rows: [["80", "32"]],
		},
		{ id: "gloves", house: "EU", systems: ["EU", "US"], measures: [], rows: [["7", "7"]] },
		{ id: "hats", house: "letters", systems: ["letters", "US"], measures: [], rows: [["M", "7–7⅛"]] },
	],
	guides: {
		dresses: ["women"],
		shoes: ["womenShoes"],
		belts: ["belts"],
		gloves: ["gloves"],
		hats: ["hats"],
		sale: ["women", "womenShoes"],
		trousers: ["men"],
	},
	systems: { IT: ["IT", "EU"], US: ["US", "EU"], JP: ["JP", "EU"], KR: ["KR"] },
};
const show = (value: string, guide: string | undefined, country: string, label = value) => {
	const { label: shown, name } = showSize({ value, label, guide }, charts, country);
	return [shown, name].map((text) => text.replaceAll("\u00a0", " "));
};

// proves product-19
test.each([
	["42", "dresses", "US", ["6 · IT 42", "US 6 · IT 42"]],
	["42", "dresses", "KR", ["66 · IT 42", "KR 66 · IT 42"]],
	["42", "dresses", "IT", ["42", "IT 42"]],
	["42", "shoes", "JP", ["27 cm · EU 42", "JP 27 cm · EU 42"]],
	["42", "shoes", "US", ["42", "EU 42"]],
	["42", "shoes", "KR", ["EU 42", "EU 42"]],
	["42", "dresses", "JP", ["IT 42", "IT 42"]],
	["7", "gloves", "US", ["7", "US 7"]],
	["M", "hats", "US", ["7–7⅛ · M", "US 7–7⅛ · M"]],
	["M", "hats", "IT", ["M", "M"]],
	["42", "dresses", "XX", ["IT 42", "IT 42"]],
])("%s of %s is shown in %s as %j", (value, guide, country, expected) => {
	expect(show(value, guide, country)).toEqual(expected);
});

test("the house's words stay, with the unit that they have", () => {
	expect(show("80cm", "belts", "US", "80 سم")).toEqual(["32 in · 80 سم", "US 32 in · 80 سم"]);
	expect(show("80cm", "belts", "JP", "80 cm")).toEqual(["80 cm", "80 cm"]);
});

// proves product-19
test.each([
	["OS", "dresses"],
	["M", "dresses"],
	["42", undefined],
	["42", "unknown"],
	["42", "constructor"],
	["42", "trousers"],
	["42", "sale"],
])("%s of %s stays as it is: no table has it, or several", (value, guide) => {
	expect(show(value, guide, "US")).toEqual([value, value]);
});

test("a size that one table of several has is converted", () => {
	expect(show("40", "sale", "US")[0]).toBe("4 · IT 40");
});

// proves product-9
test("a comma list of guides gives their tables, each once, without unknown ones", () => {
	const list = (guides: string | undefined) => listTables(charts, guides).map(({ id }) => id);
	expect(list("dresses, care-shoes,sale")).toEqual(["women", "womenShoes"]);
	expect(list("constructor,<b>,trousers")).toEqual([]);
	expect(list(undefined)).toEqual([]);
});
