import { expect, test } from "vitest";
import type { Category } from "./catalogue.ts";
import { findInherited, indexCategories, isInSitemap } from "./categories.ts";

const category = (id: string, more: Partial<Category> = {}): Category => ({
	id,
	name: id,
	url: `/${id}`,
	showInMenu: true,
	children: [],
	...more,
});

const { breadcrumbs } = indexCategories([
	category("shoes", {
		sizeGuide: "shoes",
		measurementButton: true,
		children: [
			category("heels", {
				parentId: "shoes",
				measurementButton: false,
				children: [category("mules", { parentId: "heels" })],
			}),
		],
	}),
]);

// proves catalogue-12
test("a category inherits from its nearest ancestor with a value, even if the value is false", () => {
	expect(findInherited(breadcrumbs("mules"), (one) => one.sizeGuide)).toBe("shoes");
	expect(findInherited(breadcrumbs("mules"), (one) => one.measurementButton)).toBe(false);
	expect(findInherited(breadcrumbs("shoes"), (one) => one.measurementButton)).toBe(true);
	expect(findInherited(breadcrumbs("nowhere"), (one) => one.sizeGuide)).toBeUndefined();
});

// proves catalogue-13
test.each([
	[{}, true],
	[{ noIndex: true }, false],
	[{ excludedFromSitemap: true }, false],
	[{ canonical: "/men" }, false],
	[{ canonical: "/women" }, true],
] as const)("a category with %j is in the sitemap: %j", (fields, expected) => {
	expect(isInSitemap({ url: "/women", ...fields })).toBe(expected);
});
