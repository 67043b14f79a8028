import { resolve } from "node:path";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { house as demoHouse } from "@vetrina/demo-house/engine.ts";
import { expect, test } from "vitest";
import { house as plainHouse } from "../../../tests/houses/plain/engine.ts";
import { type ContentEntry, readHouseContent } from "../content/read-house-content.ts";
import { root } from "../run.ts";
import { listHouseGaps } from "./legal-gaps.ts";

const readEntries = (folder: string, { sites }: House): ContentEntry[] =>
	readHouseContent(resolve(root, folder), { languages: [], sites: sites.map(({ id }) => id) }).entries;

const demoEntries = readEntries("packages/demo-house", demoHouse);
const plainEntries = readEntries("tests/houses/plain", plainHouse);

// proves legal-1
test.each([
	["demo", demoHouse, demoEntries],
	["plain", plainHouse, plainEntries],
] as const)(
	"the %s house has a legal set for each country, and each of its documents",
	(_, house, entries) => {
		expect(listHouseGaps(house, entries)).toEqual([]);
	},
);

// proves legal-1
test("a set and a page that are missing are named, with their country", () => {
	const { CA: canada } = plainHouse.legal ?? {};
	if (!canada) throw new Error("no Canada");
	const house = { ...plainHouse, legal: { CA: canada } };
	expect(listHouseGaps(house, plainEntries)).toEqual(["DE: no legal set"]);
	const without = plainEntries.filter(({ id }) => id !== "terms");
	expect(listHouseGaps(house, without)).toEqual([
		"DE: no legal set",
		"CA: no page /terms, the document terms",
	]);
});

// proves legal-1
test("a draft, and a page of another site, are no documents", () => {
	const changeTerms = (change: Partial<ContentEntry>): ContentEntry[] =>
		plainEntries.map((entry) => (entry.id === "terms" ? { ...entry, ...change } : entry));
	const gap = "CA: no page /terms, the document terms";
	expect(listHouseGaps(plainHouse, changeTerms({ status: "draft" }))).toContain(gap);
	expect(listHouseGaps(plainHouse, changeTerms({ sites: ["another"] }))).toContain(gap);
	expect(listHouseGaps(plainHouse, changeTerms({ sites: ["plain-shop"] }))).toEqual([]);
});

// proves legal-1
test("a page whose texts are all for other countries is no document of a country", () => {
	const entries = demoEntries.map((entry) =>
		entry.type === "RichTextSection" ? { ...entry, fields: { ...entry.fields, countries: ["IT"] } } : entry,
	);
	const gaps = listHouseGaps(demoHouse, entries);
	expect(gaps.some((gap) => gap.startsWith("IT: "))).toBe(false);
	expect(gaps).toContain("FR: no page /privacy, the document privacy");
});
