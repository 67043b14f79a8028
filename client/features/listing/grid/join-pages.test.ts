import { expect, test } from "vitest";
import type { ListData } from "../../../../pages/list/contract.ts";
import { joinPage } from "./join-pages.ts";

const list = (href: string, ids: string[], more: Partial<ListData>) =>
	({ tiles: ids.map((id) => ({ id })), spans: [{ href, tiles: ids.length }], ...more }) as ListData;
const inserts = (...places: [id: string, at: number][]) => ({
	inserts: places.map(([id, at]) => ({ id, at, content: { kind: "statement" as const, text: id } })),
});
const places = (data: ListData) => data.inserts?.map(({ id, at }) => [id, at]);
const ids = (data: ListData) => data.tiles.map((tile) => tile.id);

const second = list("/2", ["c", "d"], {
	heading: "Coats",
	previousHref: "/1",
	nextHref: "/3",
	nextByItself: true,
});

test("the next page is appended, and its next link becomes the list's", () => {
	const joined = joinPage(second, list("/3", ["e"], { previousHref: "/2", nextHref: "/4" }), "next");
	expect(ids(joined)).toEqual(["c", "d", "e"]);
	expect(joined).toMatchObject({ heading: "Coats", previousHref: "/1", nextHref: "/4" });
	expect(joined.nextByItself).toBeUndefined();
	expect(joined.spans).toEqual([
		{ href: "/2", tiles: 2 },
		{ href: "/3", tiles: 1 },
	]);
});

test("the previous page is prepended", () => {
	const joined = joinPage(second, list("/1", ["a", "b"], { nextHref: "/2" }), "previous");
	expect(ids(joined)).toEqual(["a", "b", "c", "d"]);
	expect(joined).toMatchObject({ nextHref: "/3", nextByItself: true });
	expect(joined.previousHref).toBeUndefined();
	expect(joined.spans.map(({ href }) => href)).toEqual(["/1", "/2"]);
});

// proves list-6
test("a list ends if its next page is the first one, because it has become shorter", () => {
	const joined = joinPage(second, list("/1", ["a", "b"], { nextHref: "/2", nextByItself: true }), "next");
	expect(joined).toEqual({ ...second, nextHref: undefined });
});

test("known tiles are dropped, and the page's span has the length of its new tiles", () => {
	const joined = joinPage(second, list("/3", ["d", "e"], {}), "next");
	expect(ids(joined)).toEqual(["c", "d", "e"]);
	expect(joined.spans.at(-1)).toEqual({ href: "/3", tiles: 1 });
});

test("content keeps its place among the tiles in both directions", () => {
	const shown = { ...second, ...inserts(["card", 1]) };
	const below = list("/3", ["e", "f"], inserts(["line", 0], ["end", 2]));
	const next = joinPage(shown, below, "next");
	expect(places(next)).toEqual([
		["card", 1],
		["line", 2],
		["end", 4],
	]);
	const above = list("/1", ["a", "b"], inserts(["top", 1]));
	expect(places(joinPage(next, above, "previous"))).toEqual([
		["top", 1],
		["card", 3],
		["line", 4],
		["end", 6],
	]);
	expect(places(joinPage(second, list("/3", ["e"], {}), "next"))).toBeUndefined();
});

test("known tiles do not move content, and no content shows twice", () => {
	const joined = joinPage(second, list("/3", ["d", "e"], inserts(["card", 2], ["line", 1])), "next");
	expect(places(joined)).toEqual([
		["card", 3],
		["line", 2],
	]);
	const again = joinPage(
		{ ...second, ...inserts(["card", 0]) },
		list("/3", ["e"], inserts(["card", 1])),
		"next",
	);
	expect(places(again)).toEqual([["card", 0]]);
});
