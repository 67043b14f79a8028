import { defineContentType } from "../../content-type.ts";

export const productGrid = defineContentType({
	id: "ProductGrid",
	name: "Product grid",
	description: "Products in rows.",
	displayField: "title",
	fields: {
		title: { kind: "text", localised: true, help: "Heading of the section." },
		targetCategory: { kind: "text", maximum: 100, help: "Id of the category whose products are shown." },
		brandId: { kind: "text", maximum: 100, help: "Id of the brand whose products are shown." },
		productIds: { kind: "texts", maximum: 24, help: "Ids of products, in their order." },
		recommender: { kind: "text", maximum: 100, help: "Name of the recommender that chooses the products." },
		zone: {
			kind: "text",
			maximum: 100,
			help: "Name of the zone whose recommender chooses the products. Merchants assign recommenders to zones.",
		},
		sortingRule: { kind: "text", maximum: 100, help: "Id of the order of the products." },
		limit: { kind: "integer", minimum: 1, maximum: 24, default: 12, help: "Most products that are shown." },
		link: { kind: "link", to: ["Cta"], help: "Link to all products." },
	},
});
