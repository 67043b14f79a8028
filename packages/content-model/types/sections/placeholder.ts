import { defineContentType } from "../../content-type.ts";

export const placeholder = defineContentType({
	id: "Placeholder",
	name: "Placeholder",
	description: "A part of the shop that the storefront knows by its id.",
	displayField: "elementId",
	fields: {
		elementId: {
			kind: "text",
			maximum: 100,
			required: true,
			help: "Id of the element: recommendations or subcategories.",
		},
	},
});
