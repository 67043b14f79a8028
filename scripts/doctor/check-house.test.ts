import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { expect, test } from "vitest";
import { methods } from "../../tests/houses/plain/checkout.ts";
import { house } from "../../tests/houses/plain/engine.ts";
import { storefront } from "../../tests/houses/plain/storefront.ts";
import { theme } from "../../tests/houses/plain/theme.ts";
import { checkChoice, checkContent, checkHouse, checkMigration, type HouseFacts } from "./check-house.ts";
import { printFindings, stopsDevelopment } from "./finding.ts";

const plain: HouseFacts = {
	modules: {
		engine: { house },
		storefront: { storefront },
		theme: { theme },
		checkout: { methods },
	},
	errors: {},
	hasCatalogue: true,
	languages: languageCodes,
	hasPlatform: false,
};
const withModule = (name: keyof HouseFacts["modules"], module: object): HouseFacts => ({
	...plain,
	modules: { ...plain.modules, [name]: module },
});
const withEngine = (fields: object): HouseFacts => withModule("engine", { house: { ...house, ...fields } });
const [country] = house.countries;

test("the plain house is in order", () => {
	expect(checkHouse(plain)).toEqual([expect.objectContaining({ state: "fine" })]);
	expect(checkContent([])).toEqual([expect.objectContaining({ state: "fine" })]);
});

// proves shell-38
test.each<[string, HouseFacts, RegExp]>([
	["a field that is missing", withEngine({ currencies: undefined }), /engine.ts: `currencies` is missing/],
	["a field of another form", withEngine({ localPrice: 5 }), /engine.ts: `localPrice` is no function/],
	["a currency without a row", withEngine({ currencies: [] }), /sells in \w+, which `currencies` does not/],
	["a language that is none", { ...plain, languages: ["tlh"] }, /speaks \w+, which the repository does not/],
	[
		"a country of a site that is none",
		withEngine({ countries: [{ ...country, siteId: "other" }] }),
		/belongs to the site other/,
	],
	[
		"a site without its usual country",
		withEngine({ countries: [{ ...country, code: "AQ" }] }),
		/usual country of the site/,
	],
	["another organisation", withEngine({ organizations: [] }), /COMMERCE_ORGANIZATION is/],
	["no export", withModule("storefront", {}), /storefront.ts of the house exports no `storefront`/],
	[
		"a module that fails",
		{ ...plain, errors: { engine: "Unexpected token" } },
		/engine.ts of the house cannot be read: Unexpected token/,
	],
	[
		"a house from before there were themes",
		{ ...plain, errors: { theme: "it is missing" } },
		/theme.ts of the house cannot be read[\s\S]*npm run upgrade/,
	],
	[
		"words as light as the paper",
		withModule("theme", { theme: { colors: { ...theme.colors, ink: theme.colors.paper } } }),
		/colors.ink on colors.paper has a contrast of 1.00[\s\S]*Change it there/,
	],
	[
		"a font without a letter",
		{ ...plain, fontFaults: ['fonts.text lacks "ß".'] },
		/theme.ts: fonts.text lacks/,
	],
	["a theme of another form", withModule("theme", { theme: null }), /theme.ts: it has not the form/],
	["no catalogue", { ...plain, hasCatalogue: false }, /no catalogue[\s\S]*catalogue.jsonl/],
])("%s stops development", (_, facts, says) => {
	const findings = checkHouse(facts);
	expect(printFindings(findings)).toMatch(says);
	expect(stopsDevelopment(findings)).toBe(true);
});

// proves shell-38
test("with a platform of its own, a house need not describe the embedded cloud's clients", () => {
	const facts = withEngine({ organizations: [] });
	expect(stopsDevelopment(checkHouse({ ...facts, hasPlatform: true }))).toBe(false);
});

// proves shell-38
test("no payment method and faulty entries are notes with the way to mend them", () => {
	const findings = [
		...checkHouse(withModule("checkout", { methods: [] })),
		...checkContent(["page/home.json:3 title: is missing", "another"]),
	];
	expect(stopsDevelopment(findings)).toBe(false);
	expect(printFindings(findings)).toMatch(/no payment method[\s\S]*2 faults, such as page[\s\S]*validate/);
});

// proves shell-38
test.each([
	[1, "fine", "the newest"],
	[0, "note", "npm run upgrade"],
	[2, "note", "Update the engine"],
])("of a house at migration %i the doctor says: %s, %s", (applied, state, says) => {
	const findings = checkMigration(applied, 1);
	expect(findings).toEqual([expect.objectContaining({ state })]);
	expect(printFindings(findings)).toContain(says);
});

// proves shell-38
test.each([
	[{ declared: "file:packages/corvo-house", linked: "packages/corvo-house" }, "fine", "packages/corvo-house"],
	[{ declared: "file:packages/corvo-house", linked: "packages/demo-house" }, "stop", "Run `npm install`"],
	[{ declared: "file:packages/corvo-house", linked: undefined }, "stop", "Run `npm install`"],
	[{ declared: undefined, linked: "packages/demo-house" }, "stop", "names no house"],
	[
		{ declared: "file:a", linked: "a", override: { folder: "b", exists: true } },
		"fine",
		"because VETRINA_HOUSE",
	],
	[{ declared: "file:a", linked: "a", override: { folder: "b", exists: false } }, "stop", "npm run create"],
])("of the choice of a house %j the doctor says: %s, %s", (choice, state, says) => {
	const findings = checkChoice(choice);
	expect(findings).toEqual([expect.objectContaining({ state })]);
	expect(printFindings(findings)).toContain(says);
});
