import type { HouseContent } from "@vetrina/commerce-sandbox/house/content.ts";
import { categoryFields } from "./catalogue/category-fields.ts";
import { categoryScenes } from "./catalogue/category-scenes.ts";
import { fillLine } from "./fill-text.ts";

export const content: HouseContent = {
	fill: (text, { site, ...where }) => fillLine(text, { siteId: site.id, ...where }),
	categoryScenes,
	categoryFields,
};
