import type { Orientation } from "../../house/media.ts";
import { house } from "../../house.ts";
import { textIn } from "../../languages.ts";
import { mediaPath } from "../../media/media-path.ts";
import type { CategoryInfo } from "../../store/catalogue-frame.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { categoryCustomFields } from "./category-custom-fields.ts";

export const ROOT = "root";

export const findCategory = (view: CatalogueView, id: string): CategoryInfo | undefined =>
	view.frame.categoryById.get(id);

export function rootDocument(view: CatalogueView, levels: number): Record<string, unknown> {
	return {
		...children(view.frame.roots, view, levels),
		id: ROOT,
		name: ROOT,
		onlineSubCategoriesCount: view.frame.roots.length,
	};
}

export function categoryDocument(
	category: CategoryInfo,
	view: CatalogueView,
	levels: number,
): Record<string, unknown> {
	const { texts } = view;
	const name = textIn(category.name, texts);
	const description = category.description && textIn(category.description, texts);
	return {
		...children(category.children, view, levels),
		...pictures(category.id, view),
		...(description ? { description, pageDescription: description } : {}),
		id: category.id,
		name,
		onlineSubCategoriesCount: category.children.length,
		pageTitle: name,
		parentCategoryId: category.ancestors.at(-1)?.id ?? ROOT,
		parentCategoryTree: [...category.ancestors, category].map((one) => ({
			id: one.id,
			name: textIn(one.name, texts),
		})),
		...categoryCustomFields(category.id, texts),
		c_showInMenu: category.showInMenu,
		c_url: category.url,
	};
}

function pictures(id: string, { mediaBase }: CatalogueView): { image: string; thumbnail: string } | object {
	const scene = house.content.categoryScenes[id];
	if (scene === undefined) return {};
	const path = (orientation: Orientation) => {
		const mediaId = house.media.contentPicture(scene, orientation);
		return mediaPath(mediaId, mediaBase, mediaId);
	};
	return { image: path("landscape"), thumbnail: path("portrait") };
}

const children = (
	categories: readonly CategoryInfo[],
	view: CatalogueView,
	levels: number,
): Record<string, unknown> =>
	levels > 0 && categories.length > 0
		? { categories: categories.map((child) => categoryDocument(child, view, levels - 1)) }
		: {};
