import { defineContentType } from "../../content-type.ts";

export const footerColumn = defineContentType({
	id: "FooterColumn",
	name: "Footer column",
	description: "Links under a heading.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, required: true, help: "Heading of the column." },
		linksFrom: {
			kind: "choice",
			values: ["entries", "categories"],
			default: "entries",
			help: "Links of the entry, or the main categories of the shop.",
		},
		links: { kind: "links", to: ["Cta"], maximum: 30, help: "The links, in their order." },
	},
});
