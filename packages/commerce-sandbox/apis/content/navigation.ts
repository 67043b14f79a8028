import { house } from "../../house.ts";
import { type Collection, toCollection } from "./collection.ts";
import type { MenuCategory } from "./menu-categories.ts";

/** A NavigationItem that comes from the category tree, not from an entry. */
type CategoryItem = {
	__typename: "NavigationItem";
	title: string;
	targetUrl: string;
	targetCategory: string;
	description: string | null;
	template: string | null;
	sorting: string;
	viewAll: string;
	image: object | null;
	subItemsCollection: Collection<CategoryItem>;
};

/** Levels of the menu. */
export const MENU_LEVELS = 3;

function describeScene({ id, name }: MenuCategory): object | null {
	const scene = house.content.categoryScenes[id];
	return scene === undefined
		? null
		: {
				__typename: "Image",
				internalTitle: `${scene} portrait`,
				mediaId: house.media.contentPicture(scene, "portrait"),
				description: name,
				width: 1200,
				height: 1600,
			};
}

/** Builds the items below a category, null for the departments; `depth` 1 is the first level of the menu. */
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
			description: depth === 1 ? category.description : null,
			template: depth === 1 ? "mega" : null,
			sorting: "none",
			viewAll: depth === 1 ? "all" : "none",
			image: depth === 1 ? describeScene(category) : null,
			subItemsCollection: toCollection(buildNavigation(categories, category.id, depth + 1)),
		}));
}
