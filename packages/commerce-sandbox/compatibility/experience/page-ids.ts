import { house } from "../../house.ts";
import { editorialSlugs } from "../../settings/editorial-slugs.ts";

const HOME = "homepage";
const LANDING = "category-";
const ASPECTS = ["plp", "pdp"];

export const isAspectType = (id: string): boolean => ASPECTS.includes(id);

export type PagePlace = { pageId: string; slug: string; typeId: string; aspectTypeId?: string };

export function findPlace(pageId: string): PagePlace | undefined {
	if (pageId === HOME) return { pageId, slug: "/home", typeId: "storePage" };
	if (pageId.startsWith(LANDING)) return placeOfCategory(pageId.slice(LANDING.length));
	const slug = editorialSlugs.find((one) => one === `/${pageId}`);
	return slug === undefined ? undefined : { pageId, slug, typeId: "storePage" };
}

export function placeOfCategory(categoryId: string): PagePlace | undefined {
	if (!Object.hasOwn(house.content.landings, categoryId)) return undefined;
	return {
		pageId: LANDING + categoryId,
		slug: `/landing/${categoryId}`,
		typeId: "categoryPage",
		aspectTypeId: "plp",
	};
}
