import { expect, test } from "vitest";
import { comesByItself, spanAt } from "./list-paging.ts";

test("pages come by themselves up to the threshold, then by the button", () => {
	expect([2, 3, 4, 5].map((page) => comesByItself(page, 3))).toEqual([true, true, false, false]);
	expect(comesByItself(2, 0)).toBe(false);
});

test("a tile belongs to the page that brought it", () => {
	const spans = [
		{ href: "/list?page=2", tiles: 2 },
		{ href: "/list?page=3", tiles: 3 },
	];
	expect([0, 1, 2, 4, 9].map((index) => spanAt(spans, index)?.href)).toEqual([
		"/list?page=2",
		"/list?page=2",
		"/list?page=3",
		"/list?page=3",
		"/list?page=3",
	]);
	expect(spanAt([], 0)).toBeUndefined();
});
