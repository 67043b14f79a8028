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

test.each([
	['{"kind":', /not JSON/],
	[{ kind: "voucher" }, /kind.*attribute, category, promotion, master, variant/],
	[[], /kind/],
	[{ ...variant, id: "VT1" }, /id: a variant id has 4 to 20 digits/],
	[{ ...variant, master: "123" }, /master: a master id starts with a letter/],
	[
		{ ...variant, prices: { EUR: { list: 90, sale: 120 } } },
		/prices\.EUR: the sale price is above the list price/,
	],
	[{ ...variant, prices: { EUR: { price: 90 } } }, /prices\.EUR.*unknown key "price"/],
	[{ ...variant, prices: { euro: { list: 90 } } }, /prices\.euro/],
	[{ ...variant, values: { color: "a|b" } }, /values\.color: a value id has only letters/],
	[{ ...variant, stock: { ats: -1 } }, /stock\.ats: ats is not negative/],
	[{ ...variant, colour: "red" }, /colour/],
	[
		{ kind: "category", id: "women", name: { de: "Damen" }, url: "/women" },
		/name\.en: a text needs at least English/,
	],
	[
		{ kind: "category", id: "women", name: { en: "Women", it: "Donna" }, url: "/women" },
		/name: unknown key "it"/,
	],
	[{ kind: "category", id: "women", name: { en: "Women" }, url: "women" }, /url: a category url is/],
])("a bad line says what is wrong: %j", (line, reason) => {
	expect(reasonOf(line)).toMatch(reason);
});
