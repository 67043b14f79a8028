import { expect, test } from "vitest";
import type { ListData } from "../../../shared/contracts/page.ts";
import { appendPage, prependPage } from "./join-pages.ts";

const list = (page: number, ids: string[], more: Partial<ListData>) =>
	({ page, tiles: ids.map((id) => ({ id })), ...more }) as ListData;
const ids = (data: ListData) => data.tiles.map((tile) => tile.id);

const second = list(2, ["c", "d"], { previousHref: "/1", nextHref: "/3" });

test("the next page goes behind, and its next is the list's next", () => {
	const joined = appendPage(second, list(3, ["e"], { previousHref: "/2" }));
	expect([ids(joined), joined.page, joined.previousHref, joined.nextHref]).toEqual([
		["c", "d", "e"],
		3,
		"/1",
		undefined,
	]);
});

test("the previous page goes before", () => {
	const joined = prependPage(second, list(1, ["a", "b"], { nextHref: "/2" }));
	expect([ids(joined), joined.previousHref, joined.nextHref]).toEqual([
		["a", "b", "c", "d"],
		undefined,
		"/3",
	]);
});

test("no tile shows twice", () => {
	expect(ids(appendPage(second, list(3, ["d", "e"], {})))).toEqual(["c", "d", "e"]);
});
