import { expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { Category } from "../../../shared/domain/catalogue/catalogue.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import { ELEMENT_IDS, loadElement } from "./elements.ts";

const category = (id: string, url: string, children: Category[] = []): Category => ({
	id,
	name: id,
	url,
	showInMenu: true,
	children,
});
const categories = indexCategories([
	category("bags", "/bags", [category("totes", "/bags/totes")]),
	category("shoes", "/shoes"),
]);
const show = (id: string, path: string) => {
	const missing = vi.fn();
	return {
		view: loadElement(id, { path, paths: createPaths({ prefix: "/x" }), categories, missing }),
		missing,
	};
};

/** A page of each kind that takes sections. */
const PATHS = [
	"/",
	"/about",
	"/journal/wool",
	"/bags",
	"/search",
	"/no-such-page",
	"/myaccount",
	"/VT10001.html",
];

// proves content-42
test.each(ELEMENT_IDS)("the element %s shows on every kind of page", (id) => {
	for (const path of PATHS) {
		const { view, missing } = show(id, path);
		expect(view?.element).toBe(id);
		expect(missing).not.toHaveBeenCalled();
	}
});

// proves content-42
test("subcategories are those of the page's category, or else the departments", () => {
	const listLabels = (path: string) => {
		const { view } = show("subcategories", path);
		return view?.element === "subcategories" ? view.links.map(({ label }) => label) : undefined;
	};
	expect(listLabels("/bags")).toEqual(["totes"]);
	expect(listLabels("/about")).toEqual(["bags", "shoes"]);
	expect(listLabels("/shoes")).toBeUndefined();
});

// proves content-2, content-42
test.each(["popup", "constructor", ""])("developers are told of the unknown element %j", (id) => {
	const { view, missing } = show(id, "/about");
	expect(view).toBeNull();
	expect(missing).toHaveBeenCalledExactlyOnceWith(
		`The shop has no element "${id}"`,
		"present/sections/elements",
	);
});
