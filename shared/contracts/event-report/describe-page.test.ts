import { expect, test } from "vitest";
import { buildPage, list, tile } from "../../../client/fixtures/views.ts";
import type { PageView } from "../page.ts";
import { describePage } from "./describe-page.ts";

// proves event-30, event-33
test("a page of a list describes its products, those of its sections, and what was chosen", () => {
	const sections = [{ type: "product-carousel", key: "s1", view: { title: "New", tiles: [tile(3)] } }];
	const refinements = [
		{
			id: "c_colour",
			label: "Colour",
			values: [{ label: "Red", selected: true as const }, { label: "Blue" }],
		},
	];
	const page: PageView = {
		...buildPage("list", "en"),
		kind: "list",
		data: {
			...list,
			tiles: [tile(1), tile(2)],
			categoryId: "dresses",
			heading: "Dresses",
			mode: "search",
			query: "silk",
			total: 167,
			sections,
			refinements,
		},
	} as PageView;
	expect(describePage(page)).toMatchObject({
		lists: [
			{ id: "dresses", name: "Dresses", productIds: [tile(1).id, tile(2).id] },
			{ id: "s1", name: "New", productIds: [tile(3).id], isContent: true },
		],
		search: { phrase: "silk", results: 167 },
		refinements: [{ attribute: "c_colour", value: "Red" }],
	});
});
