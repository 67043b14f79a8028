import { expect, test } from "vitest";
import { beginnings, comesByItself } from "./list-paging.ts";

test("pages come by themselves up to the threshold, then by the button", () => {
	expect([2, 3, 4, 5].map((page) => comesByItself(page, 3))).toEqual([true, true, false, false]);
	expect(comesByItself(2, 0)).toBe(false);
});

test("a page begins where those before it end; one that brought nothing new begins nowhere", () => {
	const spans = [
		{ href: "/list?page=2", tiles: 2 },
		{ href: "/list?page=3", tiles: 0 },
		{ href: "/list?page=4", tiles: 3 },
	];
	expect(beginnings(spans)).toEqual([
		{ href: "/list?page=2", first: 0 },
		{ href: "/list?page=4", first: 2 },
	]);
});
