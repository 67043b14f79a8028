import { defineContentType } from "../../content-type.ts";
import { ADDRESSED, PERSONALISED } from "../../section-ids.ts";

export const navigationItem = defineContentType({
	id: "NavigationItem",
	name: "Navigation item",
	description: "A link of the navigation, with links below.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Text of the link; empty for the name of the category." },
		targetUrl: { kind: "address", help: "Address that the link leads to." },
		longTargetUrl: {
			kind: "address",
			help: "Address in the place of a long one that targetUrl cannot hold.",
		},
		targetCategory: { kind: "text", maximum: 100, help: "Id of the category that the link leads to." },
		targetPage: {
			kind: "link",
			to: ADDRESSED,
			help: "Page that the link leads to.",
		},
		color: { kind: "colour", help: "Colour of the text." },
		description: { kind: "text", maximum: 500, localised: true, help: "Line below the link." },
		template: {
			kind: "choice",
			values: ["mega", "columns", "list"],
			help: "Arrangement of the menu below the link.",
		},
		column: { kind: "integer", minimum: 1, maximum: 8, help: "Column of the menu in which the link stands." },
		sorting: {
			kind: "choice",
			values: ["none", "A-Z", "Z-A"],
			default: "none",
			help: "Order of the links below.",
		},
		viewAll: {
			kind: "choice",
			values: ["none", "large", "small", "all"],
			default: "none",
			help: "Screens on which a link to everything is added.",
		},
		queryParameters: { kind: "query", help: "Query that is added to the address." },
		image: { kind: "link", to: ["Image"], help: "Picture in the menu." },
		subItemsFrom: {
			kind: "choice",
			values: ["entries", "categories"],
			default: "entries",
			help: "Links of the entry, or the subcategories of the category.",
		},
		subItems: {
			kind: "links",
			to: ["NavigationItem", PERSONALISED],
			maximum: 50,
			help: "Links below this one.",
		},
	},
});
