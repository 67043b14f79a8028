import { expect, test } from "vitest";
import { placeInList, wantsNextPage } from "./list-gallery.ts";

// proves list-17
test("the next page is requested a few products ahead if it exists", () => {
	expect([0, 19, 20, 23].map((index) => wantsNextPage(index, 24, true))).toEqual([false, false, true, true]);
	expect(wantsNextPage(23, 24, false)).toBe(false);
	expect(wantsNextPage(0, 2, true)).toBe(true);
});

test("a product's position counts the pages before the first loaded page", () => {
	const page = (number: number, tiles = 24) => ({ href: `/x?srule=new&page=${number}`, tiles });
	const nextHref = "/x?page=9";
	expect(placeInList(0, { spans: [{ href: "/x", tiles: 24 }], total: 60, nextHref })).toBe(1);
	expect(placeInList(3, { spans: [page(2)], total: 60, nextHref })).toBe(28);
	expect(placeInList(30, { spans: [page(2), page(3)], total: 90, nextHref })).toBe(55);
	expect(placeInList(11, { spans: [page(3, 12)], total: 60 })).toBe(60);
	expect(placeInList(0, { spans: [], total: 0 })).toBe(1);
});
