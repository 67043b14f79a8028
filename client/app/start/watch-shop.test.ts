import { expect, test } from "vitest";
import { describeClick } from "../../../shared/contracts/event-report/describe-click.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import { buildPage, list, tile } from "../../fixtures/views.ts";
import { createEventBus } from "../../state/events/events.ts";
import { createPageStore } from "../navigation/page-store.ts";
import { watchViews } from "./watch-shop.ts";

const second = tile(2);
const category: PageView = {
	...buildPage("list", "en"),
	kind: "list",
	data: { ...list, mode: "category", categoryId: "dresses", heading: "Dresses", tiles: [tile(1), second] },
};

// proves event-2
test("a click in a category's list names product, position and category", () =>
	expect(describeClick(category, { href: second.href, position: 2 })).toEqual({
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
test("a tile's action is reported as an action, with the list's position and category", () => {
	const tile = { href: second.href, position: 2 };
	expect(describeClick(category, { ...tile, acts: true })).toEqual({
		...describeClick(category, tile),
		type: "productAction",
	});
});

test("search results are reported without a category", () => {
	const results: PageView = { ...category, kind: "list", data: { ...list, mode: "search" } };
	const href = list.tiles[0]?.href ?? "";
	expect(describeClick(results, { href, position: 1 })).toEqual({
		type: "productClick",
		source: "search",
		productId: list.tiles[0]?.id,
		position: 1,
		spans: list.spans,
	});
});

test("a row that loaded late describes itself", () =>
	expect(
		describeClick(buildPage("product", "en"), {
			href: "/a",
			position: 3,
			source: "recently-viewed",
			product: "VT9",
		}),
	).toMatchObject({ source: "recently-viewed", productId: "VT9", position: 3 }));

test("a product in the gallery is reported with its position in the list", () =>
	expect(describeClick(category, { href: second.href, position: 0, product: second.id })).toMatchObject({
		source: "list",
		position: 2,
		spans: list.spans,
	}));

test("other links are not reported as product clicks", () =>
	expect(describeClick(category, { href: "/elsewhere", position: 1 })).toBeNull());

test("each product page shown is reported as one view", async () => {
	const pages = createPageStore(buildPage("product", "en"));
	const events = createEventBus();
	watchViews(pages, events);
	pages.set(category);
	pages.set({ ...category });
	pages.set(buildPage("soldOut", "en"));
	const viewed: string[] = [];
	events.on("productView", ({ product }) => viewed.push(product.id));
	await new Promise<void>((done) => queueMicrotask(done));
	expect(viewed).toEqual(["VT1-red", "VT1-red"]);
});

// proves event-2
test("a click on a product's page names that product's category, and the list come by", () => {
	const page = buildPage("product", "en");
	const inBags: PageView = {
		...page,
		kind: "product",
		data: { ...page.data, categoryId: "bags", breadcrumbs: [{ label: "Bags", href: "/bags" }] },
	} as PageView;
	const click = { href: "/a", position: 1, source: "you-may-also-like", product: "VT9" };
	expect(describeClick(inBags, click, { id: "women", name: "Women" })).toMatchObject({
		eventSourceCategoryId: "bags",
		eventSourceCategoryName: "Bags",
		plpCategoryId: "women",
		plpCategoryName: "Women",
	});
});
