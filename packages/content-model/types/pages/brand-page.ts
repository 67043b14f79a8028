import { defineContentType } from "../../content-type.ts";
import { LISTED_SECTIONS } from "../../section-ids.ts";

export const brandPage = defineContentType({
	id: "BrandPage",
	name: "Brand page",
	description: "Content of the page of a brand.",
	displayField: "title",
	fields: {
		slug: {
			kind: "text",
			maximum: 200,
			required: true,
			help: "Address of the page without its locale, such as /brands/corvella.",
		},
		brandId: { kind: "text", maximum: 100, required: true, help: "Id of the brand." },
		title: { kind: "text", localised: true, required: true, help: "Name of the brand." },
		description: { kind: "text", maximum: 500, localised: true, help: "Description in search results." },
		isNoFollow: { kind: "boolean", help: "Search engines do not follow links to this brand." },
		sections: {
			kind: "links",
			to: LISTED_SECTIONS,
			maximum: 20,
			help: "Sections above the products of the brand.",
		},
	},
});
