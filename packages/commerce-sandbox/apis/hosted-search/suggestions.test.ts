import { expect, test } from "vitest";
import { matchingPhrases } from "./suggestions.ts";

const phrases = ["silk dress", "dress shirt", "wool coat"].map((phrase, at) => ({
	phrase,
	popularity: 3 - at,
}));
const matching = (query: string) => matchingPhrases(phrases, query, "en").map(({ phrase }) => phrase);

test("phrases that begin with the query come first; an empty query lists the most popular", () => {
	expect(matching("dress")).toEqual(["dress shirt", "silk dress"]);
	expect(matching("")).toEqual(["silk dress", "dress shirt", "wool coat"]);
});

test("signs that are no words are no phrase's beginning", () => {
	expect(matching("👗")).toEqual([]);
	expect(matching('" OR *')).toEqual([]);
	expect(matching("?!")).toEqual([]);
});
