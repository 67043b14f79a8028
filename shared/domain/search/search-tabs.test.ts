import { expect, test } from "vitest";
import type { Category, Refinement } from "../catalogue/catalogue.ts";
import { searchTabs, tabsWithHits } from "./search-tabs.ts";

const category = (id: string, more: Partial<Category> = {}): Category => ({
	id,
	name: id,
	url: `/${id}`,
	showInMenu: true,
	children: [],
	...more,
});
const tabs = ["women", "men", "bags"].map((id) => category(id));
const buildCategories = (...ids: string[]): Refinement[] => [
	{
		id: "cgid",
		label: "Category",
		values: ids.map((id) => ({ value: id, label: id, hitCount: 1, children: [] })),
	},
];
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id);

// proves search-4
test("tabs are the categories with the flag, at any depth", () => {
	const tree = [
		category("women", {
			showInSearchTabs: true,
			children: [category("dresses", { showInSearchTabs: true }), category("coats")],
		}),
		category("gifts"),
	];
	expect(ids(searchTabs(tree))).toEqual(["women", "dresses"]);
});

// proves list-4
test("tabs without hits are dropped unless chosen", () => {
	expect(ids(tabsWithHits(tabs, buildCategories("women"), undefined))).toEqual(["women"]);
	expect(ids(tabsWithHits(tabs, buildCategories("women"), "bags"))).toEqual(["women", "bags"]);
	// The category of these hits has no tab.
	expect(tabsWithHits(tabs, buildCategories("home"), undefined)).toEqual([]);
});

test("a search that counts no other categories keeps all tabs", () => {
	expect(ids(tabsWithHits(tabs, buildCategories("bags"), "bags"))).toEqual(["women", "men", "bags"]);
	expect(ids(tabsWithHits(tabs, [], undefined))).toEqual(["women", "men", "bags"]);
});
