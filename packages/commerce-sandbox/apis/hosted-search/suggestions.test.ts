import { expect, test } from "vitest";
import { matchingPhrases } from "./suggestions.ts";

const phrases = ["silk dress", "dress shirt", "wool coat"].map((phrase, at) => ({
	phrase,
	popularity: 3 - at,
}));
const matching = (query: string) => matchingPhrases(phrases, query, "en").map(({ phrase }) => phrase);

test("what begins as the query does comes first; nothing typed means the most popular", () => {
	expect(matching("dress")).toEqual(["dress shirt", "silk dress"]);
	expect(matching("")).toEqual(["silk dress", "dress shirt", "wool coat"]);
});

test("signs that are no words are no phrase's beginning", () => {
	expect(matching("👗")).toEqual([]);
	expect(matching('" OR *')).toEqual([]);
	expect(matching("?!")).toEqual([]);
});
