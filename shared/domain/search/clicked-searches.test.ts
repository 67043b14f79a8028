import { expect, test } from "vitest";
import {
	type ClickedSearch,
	parseClickedSearches,
	searchThatLedTo,
	withClick,
	withMaster,
	withoutClick,
} from "./clicked-searches.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const click = (objectId: string, queryId = "q1", at = NOW): ClickedSearch => ({
	objectId,
	queryId,
	index: "vetrina-us__products__en",
	at,
});
const red = { id: "VT1-red", masterId: "VT1" };

// proves search-8
test("each product has the search of its own last click", () => {
	const kept = withClick(
		withClick(withClick([], click("VT1-red", "q1")), click("VT2-blue", "q2")),
		click("VT1-red", "q3"),
	);
	expect(kept.map(({ objectId }) => objectId)).toEqual(["VT1-red", "VT2-blue"]);
	expect(searchThatLedTo(kept, red)?.queryId).toBe("q3");
	expect(searchThatLedTo(kept, { id: "VT2-blue", masterId: "VT2" })?.queryId).toBe("q2");
	expect(searchThatLedTo(kept, { id: "VT3-green", masterId: "VT3" })).toBeUndefined();
	expect(searchThatLedTo(withoutClick(kept, "VT1-red"), red)).toBeUndefined();
});

test("another colour was found by the same click, and is named by itself", () => {
	const kept = withMaster([click("VT1-red")], red);
	expect(searchThatLedTo(kept, { id: "VT1-black", masterId: "VT1" })).toEqual({
		queryId: "q1",
		index: "vetrina-us__products__en",
		objectId: "VT1-black",
	});
	expect(withMaster(kept, { id: "VT9-red", masterId: "VT9" })).toEqual(kept);
});

// proves search-8
test("clicks are limited in number and expire after a day", () => {
	const many = Array.from({ length: 80 }, (_, n) => click(`VT${n}-red`));
	expect(many.reduce<ClickedSearch[]>((kept, one) => withClick(kept, one), [])).toHaveLength(50);
	const kept = [
		click("a"),
		click("b", "q", NOW - 23 * HOUR),
		click("c", "q", NOW - 25 * HOUR),
		click("d", "q", NOW + 25 * HOUR),
	];
	expect(parseClickedSearches(JSON.stringify(kept), NOW).map(({ objectId }) => objectId)).toEqual(["a", "b"]);
	expect(parseClickedSearches(JSON.stringify(many), NOW)).toHaveLength(50);
});

test("malformed storage of the browser is ignored", () => {
	for (const text of [null, "", "{", "null", "7", '"x"', "{}", "[null,7,[],{}]", '[{"objectId":"a"}]'])
		expect(parseClickedSearches(text, NOW)).toEqual([]);
	const odd = { ...click("a"), masterId: 7 };
	expect(parseClickedSearches(JSON.stringify([odd, { ...click("b"), at: "now" }]), NOW)).toEqual([]);
});
