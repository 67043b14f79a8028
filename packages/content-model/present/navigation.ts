import { type Collection, toCollection } from "./collection.ts";

export type MenuCategory = {
	id: string;
	parent: string | null;
	name: string;
	url: string;
};

type CategoryItem = {
	__typename: "NavigationItem";
	title: string;
	targetUrl: string;
	targetCategory: string;
	sorting: string;
	viewAll: string;
	subItemsCollection: Collection<CategoryItem>;
};

export const MENU_LEVELS = 3;
/** Large screens show the second and third level together, so second-level items need a link to everything on small screens alone. */
const VIEW_ALL = ["all", "small"];

/**
 * Returns the items below a category, or the departments for null; empty below the menu's last level. `depth` 1 is the menu's first level.
 */
export function buildNavigation(
	categories: readonly MenuCategory[],
	parent: string | null = null,
	depth = 1,
): CategoryItem[] {
	if (depth > MENU_LEVELS) return [];
	return categories
		.filter((category) => category.parent === parent)
		.map((category) => ({
			__typename: "NavigationItem",
			title: category.name,
			targetUrl: category.url,
			targetCategory: category.id,
			sorting: "none",
			viewAll: VIEW_ALL[depth - 1] ?? "none",
			subItemsCollection: toCollection(buildNavigation(categories, category.id, depth + 1)),
		}));
}
