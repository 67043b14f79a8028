import { defineContentType } from "../../content-type.ts";
import { LISTED_SECTIONS } from "../../section-ids.ts";

export const productContent = defineContentType({
	id: "ProductContent",
	name: "Product content",
	description: "Sections on the page of a product, or on the pages of all products of a category.",
	displayField: "productId",
	needs: [{ oneOf: ["productId", "categoryId"] }],
	fields: {
		productId: { kind: "text", maximum: 100, help: "Id of the product in all its colours." },
		categoryId: {
			kind: "text",
			maximum: 100,
			help: "Id of a category whose products have these sections, unless a narrower category or the product has its own.",
		},
		belowProduct: { kind: "links", to: LISTED_SECTIONS, maximum: 20, help: "Sections below the product." },
		belowRows: {
			kind: "links",
			to: LISTED_SECTIONS,
			maximum: 20,
			help: "Sections below the rows of other products.",
		},
	},
});
