import { expect, test } from "vitest";
import { beginnings, comesByItself, sections } from "./list-paging.ts";

// proves list-5
test("pages load automatically up to the threshold, then by the button", () => {
	expect([2, 3, 4, 5].map((page) => comesByItself(page, 3))).toEqual([true, true, false, false]);
	expect(comesByItself(2, 0)).toBe(false);
});

test("a page begins where the previous pages end, and a page without products is left out", () => {
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

const pages = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => {
		const page = first + index;
		return { href: page > 1 ? `/list?sz=24&page=${page}` : "/list?sz=24", tiles: 24 };
	});

test("five pages make a section with whole rows, and a short list is one section", () => {
	expect(sections(pages(1, 5), 120)).toEqual([{ id: 0, from: 0, to: 120 }]);
	expect(sections(pages(1, 7), 168)).toEqual([
		{ id: 0, from: 0, to: 120 },
		{ id: 1, from: 120, to: 168 },
	]);
	expect(sections([], 3)).toEqual([{ id: 0, from: 0, to: 3 }]);
});

test("a page stays in its section when the list grows before it", () => {
	expect(sections(pages(5, 6), 48)).toEqual([
		{ id: 0, from: 0, to: 24 },
		{ id: 1, from: 24, to: 48 },
	]);
	expect(sections(pages(4, 6), 72)).toEqual([
		{ id: 0, from: 0, to: 48 },
		{ id: 1, from: 48, to: 72 },
	]);
});
