import { house } from "../../house.ts";
import { type Collection, toCollection } from "./collection.ts";
import type { MenuCategory } from "./menu-categories.ts";

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
			description: depth === 1 ? category.description : null,
			template: depth === 1 ? "mega" : null,
			sorting: "none",
			viewAll: depth === 1 ? "all" : "none",
			image: depth === 1 ? describeScene(category) : null,
			subItemsCollection: toCollection(buildNavigation(categories, category.id, depth + 1)),
		}));
}
