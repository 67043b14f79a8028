import { expect, test } from "vitest";
import { placeInList, wantsNextPage } from "./list-gallery.ts";

// proves list-17
test("the next page is wanted a few products before its border, and only where there is one", () => {
	expect([0, 19, 20, 23].map((index) => wantsNextPage(index, 24, true))).toEqual([false, false, true, true]);
	expect(wantsNextPage(23, 24, false)).toBe(false);
	expect(wantsNextPage(0, 2, true)).toBe(true);
});

test("a product's place counts the pages before the first one that is here", () => {
	const page = (number: number, tiles = 24) => ({ href: `/x?srule=new&page=${number}`, tiles });
	const nextHref = "/x?page=9";
	expect(placeInList(0, { spans: [{ href: "/x", tiles: 24 }], total: 60, nextHref })).toBe(1);
	expect(placeInList(3, { spans: [page(2)], total: 60, nextHref })).toBe(28);
	expect(placeInList(30, { spans: [page(2), page(3)], total: 90, nextHref })).toBe(55);
	expect(placeInList(11, { spans: [page(3, 12)], total: 60 })).toBe(60);
	expect(placeInList(0, { spans: [], total: 0 })).toBe(1);
});
