const HOME = "homepage";
const LANDING = "category-";
const ASPECTS = ["plp", "pdp"];
const HIDDEN = ["404", "home"];

export const isAspectType = (id: string): boolean => ASPECTS.includes(id);

export type PagePlace = { pageId: string; slug: string; typeId: string; aspectTypeId?: string };

/** Returns the place of a page by its id, or undefined for pages without an address. The page may have no content. */
export function findPlace(pageId: string): PagePlace | undefined {
	if (pageId === HOME) return { pageId, slug: "/home", typeId: "storePage" };
	if (pageId.startsWith(LANDING)) return placeOfCategory(pageId.slice(LANDING.length));
	return HIDDEN.includes(pageId) ? undefined : { pageId, slug: `/${pageId}`, typeId: "storePage" };
}

export const placeOfCategory = (categoryId: string): PagePlace => ({
	pageId: LANDING + categoryId,
	slug: `/landing/${categoryId}`,
	typeId: "categoryPage",
	aspectTypeId: "plp",
});
