import { defineContentType } from "../../content-type.ts";
import { LISTED_SECTIONS } from "../../section-ids.ts";

export const categoryContent = defineContentType({
	id: "CategoryContent",
	name: "Category content",
	description:
		"Sections above and below the list of a category. A page at /landing/ and the category's id precedes its list.",
	displayField: "categoryId",
	fields: {
		categoryId: { kind: "text", maximum: 100, required: true, help: "Id of the category." },
		aboveList: { kind: "links", to: LISTED_SECTIONS, maximum: 20, help: "Sections above the list." },
		belowList: { kind: "links", to: LISTED_SECTIONS, maximum: 20, help: "Sections below the list." },
	},
});
