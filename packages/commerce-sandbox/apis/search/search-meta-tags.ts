import { textIn } from "../../languages.ts";
import type { Refinements } from "../../search/refine.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";

export type PageMetaTag = { id: string; value: string; type: "name" | "property" | "title" | "jsonld" };

export function pageMetaTags(
	{ frame, texts }: CatalogueView,
	{ categoryId, asked }: Refinements,
	query: string,
	total: number,
): PageMetaTag[] {
	const category = categoryId === undefined ? undefined : frame.categoryById.get(categoryId);
	const name = query || (category ? textIn(category.name, texts) : "");
	if (name === "") return [];
	const description = !query && category?.description ? textIn(category.description, texts) : undefined;
	const isRefined = Object.keys(asked).some((id) => id !== "cgid" && id !== "htype");
	const list = { "@context": "https://schema.org/", "@type": "ItemList", name, numberOfItems: total };
	return [
		...(description ? [{ id: "description", value: description, type: "name" } as const] : []),
		{ id: "robots", value: query || isRefined ? "noindex,follow" : "index,follow", type: "name" },
		{ id: "title", value: name, type: "title" },
		{ id: "og:title", value: name, type: "property" },
		{ id: "itemList", value: JSON.stringify(list), type: "jsonld" },
	];
}
