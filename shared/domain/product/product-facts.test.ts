import { expect, test } from "vitest";
import { splitFacts } from "./product-facts.ts";

// proves product-17
test.each([
	[
		"Composition: 100% silk\nLining: viscose",
		[
			["Composition", "100% silk"],
			["Lining", "viscose"],
		],
		"",
	],
	["素材：シルク\n手洗いできます。", [["素材", "シルク"]], "手洗いできます。"],
	["Doublure : viscose", [["Doublure", "viscose"]], ""],
	["Note: <b>silk</b>", [], "Note: <b>silk</b>"],
	["Cut on the bias.", [], "Cut on the bias."],
	[
		"A sentence that is much too long to be the name of anything: silk",
		[],
		"A sentence that is much too long to be the name of anything: silk",
	],
	["Origin:", [], "Origin:"],
	[undefined, [], ""],
])("%j has these facts and this text", (text, facts, rest) => {
	const split = splitFacts(text);
	expect((split.facts ?? []).map(({ name, value }) => [name, value])).toEqual(facts);
	expect(split.text).toBe(rest);
});
