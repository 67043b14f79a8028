const HOME = "homepage";
const LANDING = "category-";
const ASPECTS = ["plp", "pdp"];
/** Pages that stand at no address of their own; home has another id. */
const HIDDEN = ["404", "home"];

export const isAspectType = (id: string): boolean => ASPECTS.includes(id);

export type PagePlace = { pageId: string; slug: string; typeId: string; aspectTypeId?: string };

/** Returns the slug of a page by its id; whether editors have written it is another question. */
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
