import type { Recipes } from "./recipe.ts";

export const availability: Recipes = {
	getAvailability: ({ productId }) => ({
		query: {
			productIds: [productId],
			inventoryIds: ["vetrina-inventory", "store-firenze"],
			expand: ["variations"],
		},
	}),
};
