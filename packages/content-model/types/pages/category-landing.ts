import { defineContentType } from "../../content-type.ts";
import { SECTIONS } from "../../section-ids.ts";

export const categoryLanding = defineContentType({
	id: "CategoryLanding",
	name: "Category content",
	description: "Sections of a category: a landing page of its own, and sections above and below the list.",
	displayField: "title",
	fields: {
		title: {
			kind: "text",
			localised: true,
			help: "Title of the landing page; empty for the name of the category.",
		},
		description: { kind: "text", maximum: 500, localised: true, help: "Description in search results." },
		categoryId: { kind: "text", maximum: 100, required: true, help: "Id of the category." },
		landing: {
			kind: "links",
			to: SECTIONS,
			maximum: 60,
			help: "Sections of the page that precedes the list.",
		},
		aboveList: { kind: "links", to: SECTIONS, maximum: 20, help: "Sections above the list." },
		belowList: { kind: "links", to: SECTIONS, maximum: 20, help: "Sections below the list." },
	},
});
