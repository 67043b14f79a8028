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

test("the next page goes behind, and its next is the list's next", () => {
	const joined = joinPage(second, list("/3", ["e"], { previousHref: "/2", nextHref: "/4" }), "next");
	expect(ids(joined)).toEqual(["c", "d", "e"]);
	expect(joined).toMatchObject({ heading: "Coats", previousHref: "/1", nextHref: "/4" });
	expect(joined.nextByItself).toBeUndefined();
	expect(joined.spans).toEqual([
		{ href: "/2", tiles: 2 },
		{ href: "/3", tiles: 1 },
	]);
});

test("the previous page goes before", () => {
	const joined = joinPage(second, list("/1", ["a", "b"], { nextHref: "/2" }), "previous");
	expect(ids(joined)).toEqual(["a", "b", "c", "d"]);
	expect(joined).toMatchObject({ nextHref: "/3", nextByItself: true });
	expect(joined.previousHref).toBeUndefined();
	expect(joined.spans.map(({ href }) => href)).toEqual(["/1", "/2"]);
});

// proves list-6
test("a list that has become shorter ends, for its next page is the first one now", () => {
	const joined = joinPage(second, list("/1", ["a", "b"], { nextHref: "/2", nextByItself: true }), "next");
	expect(joined).toEqual({ ...second, nextHref: undefined });
});

test("no tile shows twice, and its page is as long as what it brought", () => {
	const joined = joinPage(second, list("/3", ["d", "e"], {}), "next");
	expect(ids(joined)).toEqual(["c", "d", "e"]);
	expect(joined.spans.at(-1)).toEqual({ href: "/3", tiles: 1 });
});

test("content keeps its place among the tiles, whichever way pages join", () => {
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

test("tiles that were here already do not push it on, and none shows twice", () => {
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
