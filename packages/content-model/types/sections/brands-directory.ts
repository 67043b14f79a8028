import { defineContentType } from "../../content-type.ts";

export const brandsDirectory = defineContentType({
	id: "BrandsDirectory",
	name: "Brands directory",
	description: "All brands by their first letter.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		layout: {
			kind: "choice",
			values: ["default", "alphabetic-scroll", "footer"],
			default: "default",
			help: "Letters with a list below each, a list with a navigator at its side, or the links of the footer.",
		},
		isCollapsible: { kind: "boolean", default: true, help: "On small screens a letter opens its brands." },
		brands: { kind: "links", to: ["BrandPage"], help: "Brands with settings of their own." },
	},
});
