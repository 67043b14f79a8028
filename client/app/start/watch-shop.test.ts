import { expect, test } from "vitest";
import type { PageView } from "../../../shared/contracts/page.ts";
import { list, pageOf, tile } from "../../fixtures/views.ts";
import { createEventBus } from "../../state/events/events.ts";
import { createPageStore } from "../navigation/page-store.ts";
import { clickOf, watchViews } from "./watch-shop.ts";

const second = tile(2);
const category: PageView = {
	...pageOf("list", "en"),
	kind: "list",
	data: { ...list, mode: "category", categoryId: "dresses", heading: "Dresses", tiles: [tile(1), second] },
};

// proves event-2
test("a click in a category's list names product, position and category", () =>
	expect(clickOf(category, { href: second.href, position: 2 })).toEqual({
		type: "productClick",
		source: "list",
		eventSourceCategoryId: "dresses",
		eventSourceCategoryName: "Dresses",
		plpCategoryId: "dresses",
		plpCategoryName: "Dresses",
		productId: second.id,
		position: 2,
		spans: list.spans,
	}));

// proves event-2
test("an action of a tile is no click on its product, and says the same of the list", () => {
	const tile = { href: second.href, position: 2 };
	expect(clickOf(category, { ...tile, acts: true })).toEqual({
		...clickOf(category, tile),
		type: "productAction",
	});
});

test("results have no category", () => {
	const results: PageView = { ...category, kind: "list", data: { ...list, mode: "search" } };
	const href = list.tiles[0]?.href ?? "";
	expect(clickOf(results, { href, position: 1 })).toEqual({
		type: "productClick",
		source: "search",
		productId: list.tiles[0]?.id,
		position: 1,
		spans: list.spans,
	});
});

test("a row that came later says itself what it shows", () =>
	expect(
		clickOf(pageOf("product", "en"), { href: "/a", position: 3, source: "recently-viewed", product: "VT9" }),
	).toMatchObject({ source: "recently-viewed", productId: "VT9", position: 3 }));

test("in a gallery a product has its place of the list", () =>
	expect(clickOf(category, { href: second.href, position: 0, product: second.id })).toMatchObject({
		source: "list",
		position: 2,
		spans: list.spans,
	}));

test("what is no product of the page is no click on one", () =>
	expect(clickOf(category, { href: "/elsewhere", position: 1 })).toBeNull());

test("each product page that is shown is one view", async () => {
	const pages = createPageStore(pageOf("product", "en"));
	const events = createEventBus();
	watchViews(pages, events);
	pages.set(category);
	pages.set({ ...category });
	pages.set(pageOf("soldOut", "en"));
	const viewed: string[] = [];
	events.on("productView", ({ product }) => viewed.push(product.id));
	await new Promise<void>((done) => queueMicrotask(done));
	expect(viewed).toEqual(["VT1-red", "VT1-red"]);
});
