import { expect, test } from "vitest";
import { readPreferences } from "./list-preferences.ts";
import { listStateQuery } from "./list-state.ts";
import { parseListState } from "./read-list-state.ts";

const queryOf = (params: Record<string, string>): string =>
	decodeURIComponent(listStateQuery(parseListState(new URLSearchParams(params))));

// proves list-12
test.each<[params: Record<string, string>, expected: string]>([
	[{ preferences: '{"c_color":"red|blue"}' }, "prefn1=c_color&prefv1=blue|red"],
	[
		{ preferences: '{"c_size":[38,"40"],"c_color":"red"}' },
		"prefn1=c_color&prefv1=red&prefn2=c_size&prefv2=38|40",
	],
	[{ "preferences[c_color]": "red|blue", page: "2" }, "prefn1=c_color&prefv1=blue|red&page=2"],
	// Preferences and pairs are merged, also within one refinement.
	[
		{ prefn1: "c_color", prefv1: "red", preferences: '{"c_color":"blue"}', "preferences[c_size]": "38" },
		"prefn1=c_color&prefv1=blue|red&prefn2=c_size&prefv2=38",
	],
	[{ preferences: '{"cgid":"women"}', q: "silk" }, "q=silk&cgid=women"],
])("%j says %s", (params, expected) => expect(queryOf(params)).toBe(expected));

test.each([
	"",
	"red",
	"null",
	"[]",
	'["c_color"]',
	'{"c_color":',
	'{"c_color":{"red":true}}',
	'{"c_color":null}',
	'{"c_color":""}',
	'{"":"red"}',
	'{"c color<":"red"}',
	`{"c_color":"${"a".repeat(65)}"}`,
	`{"c_color":"red"${" ".repeat(5000)}}`,
])("%s is ignored", (preferences) => expect(queryOf({ preferences })).toBe(""));

test("names such as __proto__ are ordinary ids", () => {
	expect(readPreferences('{"__proto__":"constructor"}')).toEqual([
		{ id: "__proto__", values: ["constructor"] },
	]);
	expect(queryOf({ "preferences[]": "red", "preferences[a][b]": "red" })).toBe("");
});
