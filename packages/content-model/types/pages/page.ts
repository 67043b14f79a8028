import { defineContentType } from "../../content-type.ts";
import { jsonLdSchema } from "../../json-schemas.ts";
import { LISTED_SECTIONS } from "../../section-ids.ts";

export const page = defineContentType({
	id: "Page",
	name: "Page",
	description:
		"A page of sections at an address of its own; home, the not-found page and category landings are pages, too.",
	displayField: "title",
	fields: {
		slug: {
			kind: "text",
			maximum: 200,
			required: true,
			help: "Address of the page without its locale, such as /about.",
		},
		title: {
			kind: "text",
			localised: true,
			required: true,
			help: "Title in the browser and in search results.",
		},
		description: { kind: "text", maximum: 500, localised: true, help: "Description in search results." },
		keywords: {
			kind: "text",
			maximum: 500,
			localised: true,
			help: "Words for search engines, separated by commas.",
		},
		robots: {
			kind: "choice",
			values: ["index", "noindex", "nofollow", "noindex, nofollow"],
			help: "Instruction to search engines; empty for a page that is listed.",
		},
		canonical: { kind: "address", help: "Address that search engines should list in place of this page." },
		jsonLd: {
			kind: "json",
			schema: jsonLdSchema,
			localised: true,
			help: "Structured data for search engines, as JSON-LD.",
		},
		headerType: {
			kind: "choice",
			values: ["default", "naked", "naked_mobile", "contrast", "transparent", "white"],
			default: "default",
			help: "Appearance of the header on this page.",
		},
		sections: {
			kind: "links",
			to: LISTED_SECTIONS,
			maximum: 60,
			help: "Sections of the page, from top to bottom.",
		},
	},
});
