import { house } from "../../house.ts";
import { editorialSlugs } from "../../settings/editorial-slugs.ts";

/** Which of the house's pages have an id in Page Designer, and where they stand. */

const HOME = "homepage";
const LANDING = "category-";
/** Aspects of pages that belong to a category or to a product. */
const ASPECTS = ["plp", "pdp"];

export const isAspectType = (id: string): boolean => ASPECTS.includes(id);

export type PagePlace = { pageId: string; slug: string; typeId: string; aspectTypeId?: string };

/** The page with this id. */
export function placeOf(pageId: string): PagePlace | undefined {
	if (pageId === HOME) return { pageId, slug: "/home", typeId: "storePage" };
	if (pageId.startsWith(LANDING)) return placeOfCategory(pageId.slice(LANDING.length));
	const slug = editorialSlugs.find((one) => one === `/${pageId}`);
	return slug === undefined ? undefined : { pageId, slug, typeId: "storePage" };
}

/** The page that stands before a category's list. */
export function placeOfCategory(categoryId: string): PagePlace | undefined {
	if (!Object.hasOwn(house.content.landings, categoryId)) return undefined;
	return {
		pageId: LANDING + categoryId,
		slug: `/landing/${categoryId}`,
		typeId: "categoryPage",
		aspectTypeId: "plp",
	};
}
