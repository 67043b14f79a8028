import { expect, test } from "vitest";
import { parseImportLine } from "./import-lines.ts";

const reasonOf = (line: unknown): string => {
	const parsed = parseImportLine(typeof line === "string" ? line : JSON.stringify(line));
	return parsed.ok ? "" : parsed.reason;
};

const variant = {
	kind: "variant",
	id: "800000010101",
	master: "VT10001",
	values: { color: "red", size: "38" },
	prices: { EUR: { list: 120, sale: 90 } },
	stock: { ats: 3 },
	images: [],
};

test("a right line is parsed and its defaults are filled in", () => {
	const parsed = parseImportLine(JSON.stringify(variant));
	expect(parsed).toMatchObject({
		ok: true,
		line: { kind: "variant", stock: { ats: 3, preorderable: false } },
	});
});

test("no prices at all is the no-price case, not an error", () => {
	expect(reasonOf({ ...variant, prices: {} })).toBe("");
});

const long = (letters: number): string => "a".repeat(letters);
const master = {
	kind: "master",
	id: "VT10001",
	brand: "Alba",
	name: { en: "Slip" },
	categories: ["women"],
	primaryCategory: "women",
};
const category = { kind: "category", id: "women", name: { en: "Women" }, url: "/women" };

test.each(["AB/12.3 45+ü%", "x", "..", "絹/ドレス", "a,b|c", "00-12", "A".repeat(100)])(
	"a SKU is taken as it is: %s",
	(id) => {
		expect(reasonOf({ ...variant, id })).toBe("");
		expect(reasonOf({ ...variant, master: id })).toBe("");
		expect(reasonOf({ ...master, id })).toBe("");
	},
);

test.each([
	["", /^master "": id: found "", expected a product id \(SKU\)/],
	[" A1", /id: found " A1", expected a product id/],
	["A\n1", /id: found "A\\n1", expected a product id/],
	["\ud800", /id: found "\\ud800", expected a product id/],
	[long(101), /id: found "a+… \(101 characters\), expected at most 100 characters/],
	[12, /id: found 12, expected a product id/],
])("no SKU is %j", (id, reason) => {
	expect(reasonOf({ ...master, id })).toMatch(reason);
});

test.each([
	['{"kind":', /not JSON.*each line is one object, such as/],
	[
		{ kind: "voucher" },
		/^kind: found "voucher", expected one of attribute, category, promotion, master, variant/,
	],
	[[], /^found \[\], expected an object/],
	["7", /^found 7, expected an object/],
	[{ ...variant, id: "VT10001" }, /id: found "VT10001", expected another id than the master's/],
	[
		{ ...variant, prices: { EUR: { list: 90, sale: 120 } } },
		/^variant "800000010101": prices\.EUR: found .*, expected a sale price that is not above the list price/,
	],
	[
		{ ...variant, prices: { EUR: { price: 90 } } },
		/prices\.EUR.*unknown field "price", expected a price such as/,
	],
	[
		{ ...variant, prices: { euro: { list: 90 } } },
		/prices: found the key "euro", expected prices by currency/,
	],
	[
		{ ...variant, prices: { list: 90 } },
		/^variant "800000010101": prices: found the key "list", expected prices by currency, such as \{"EUR"/,
	],
	[
		{ ...variant, prices: { GBX: { list: 9000 } } },
		/prices: found the key "GBX", expected a currency that a site sells in: EUR, GBP/,
	],
	[{ ...variant, values: { color: "a|b" } }, /values\.color: found "a\|b", expected a value id/],
	[{ ...variant, stock: { ats: -1 } }, /stock\.ats: found -1, expected a number from 0/],
	[{ ...variant, stock: undefined }, /stock: found nothing, expected a stock such as/],
	[{ ...variant, colour: "red" }, /found the unknown field "colour", expected only the fields of its kind/],
	[{ ...category, name: { de: "Damen" } }, /^category "women": name\.en: found nothing, expected a name/],
	[{ ...category, name: "Women" }, /name: found "Women", expected a text by language .*"en": "Red"/],
	[
		{ ...category, name: { en: "Women", xx: "Mulher" } },
		/name: found the unknown field "xx", expected a text by/,
	],
	[{ ...category, name: { en: " \u200b\u00a0" } }, /name\.en: found .*, expected a name, not a blank one/],
	[{ ...category, name: { en: "Women", de: "" } }, /name\.de: found "", expected a name, not a blank one/],
	[{ ...category, name: { en: "Wo\nmen" } }, /name\.en: .*in one line, without control characters/],
	[{ ...master, brand: "  " }, /brand: found " {2}", expected a brand, not a blank one/],
	[{ ...category, url: "women" }, /url: found "women", expected an address of lower-case words/],
	[{ ...category, url: "/search" }, /url: found "\/search", expected an address that is no page of the shop/],
	[{ ...category, url: "/en-it/women" }, /url: .*, expected an address that is no page of the shop/],
	[{ ...category, url: "/api/women" }, /url: .*, expected an address that is no page of the shop/],
	[{ ...category, id: "women/dresses" }, /id: found "women\/dresses", expected a category id of letters/],
	[{ ...category, id: "root" }, /id: found "root", expected another id/],
	[{ ...master, custom: { c_season: null } }, /custom\.c_season: found null, expected a text of at most/],
	[
		{ ...master, custom: { season: "AW26" } },
		/custom: found the key "season", expected custom fields by a name/,
	],
])("a bad line says what is wrong: %j", (line, reason) => {
	expect(reasonOf(line)).toMatch(reason);
});

test.each([
	[{ ...master, name: { en: long(1_000_000) } }, /the line has more than 300000 characters/],
	[{ ...master, name: { en: long(501) } }, /name\.en: found "a+… \(501 characters\), expected at most 500/],
	[{ ...master, brand: long(201) }, /brand: .*at most 200 characters/],
	[{ ...master, description: { en: long(20_001) } }, /description\.en: .*at most 20000 characters/],
	[{ ...master, custom: { c_text: long(20_001) } }, /custom\.c_text: .*at most 20000 characters/],
	[{ ...master, images: Array.from({ length: 51 }, () => "a.jpg") }, /images: .*at most 50 pictures/],
	[{ ...master, categories: Array.from({ length: 21 }, () => "a") }, /categories: .*at most 20 categories/],
	[{ ...variant, values: { color: long(65) } }, /values\.color: .*at most 64 characters/],
	[{ ...variant, prices: { EUR: { list: 1e300 } } }, /prices\.EUR\.list: found 1e\+300, expected at most/],
])("nothing is longer than a shop has use for", (line, reason) => {
	expect(reasonOf(line)).toMatch(reason);
});

test("a line with many faults reports the first three", () => {
	const { kind } = master;
	expect(reasonOf({ kind, id: "A" })).toMatch(
		/^master "A": brand: .*; name: .*; categories: .*; and 1 more$/,
	);
});

// proves catalogue-25
test.each([
	[
		"EUR",
		{ list: 12.345 },
		"prices.EUR.list: found 12.345, expected a price with at most 2 decimals, as EUR has",
	],
	[
		"JPY",
		{ list: 100.5 },
		"prices.JPY.list: found 100.5, expected a price in whole units, as JPY has no decimals",
	],
	[
		"EUR",
		{ list: 20, sale: 9.999 },
		"prices.EUR.sale: found 9.999, expected a price with at most 2 decimals, as EUR has",
	],
	[
		"JPY",
		{ list: 200, tiers: [{ quantity: 2, price: 99.5 }] },
		"prices.JPY.tiers.0.price: found 99.5, expected a price in whole units, as JPY has no decimals",
	],
])("a price in %s is as exact as its currency: %j", (currency, price, reason) => {
	expect(reasonOf({ ...variant, prices: { [currency]: price } })).toBe(`variant "800000010101": ${reason}`);
});

// proves catalogue-25
test("every amount of whole cents is taken", () => {
	for (let cents = 1; cents < 2000; cents++)
		expect(reasonOf({ ...variant, prices: { EUR: { list: cents / 100 }, JPY: { list: cents } } })).toBe("");
});

// proves catalogue-23
test.each(["[", '{"a":'])("a line of 100,000 nested %s is refused with a reason", (bracket) => {
	const reason = "the line has brackets in more than 20 levels, expected at most that many";
	expect(reasonOf(bracket.repeat(50_000))).toBe(reason);
	expect(reasonOf(`{"kind":"master","id":"A","custom":${"[".repeat(100_000)}${"]".repeat(100_000)}}`)).toBe(
		reason,
	);
	expect(reasonOf({ ...master, description: { en: '[ "\\" '.repeat(50) } })).toBe("");
});
