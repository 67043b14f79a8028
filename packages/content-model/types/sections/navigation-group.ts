import { defineContentType } from "../../content-type.ts";

export const navigationGroup = defineContentType({
	id: "NavigationGroup",
	name: "Navigation group",
	description: "Links under a heading.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		itemsFrom: {
			kind: "choice",
			values: ["entries", "categories"],
			default: "entries",
			help: "Links of the entry, or the main categories of the shop.",
		},
		items: { kind: "links", to: ["NavigationItem"], maximum: 50, help: "The links, in their order." },
	},
});
