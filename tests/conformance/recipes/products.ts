import type { Recipes } from "./recipe.ts";

export const products: Recipes = {
	getProducts: ({ productId }) => ({ query: { ids: [productId] } }),
	getProduct: ({ productId }) => ({ path: { id: productId } }),
	getCategories: () => ({ query: { ids: ["women"] } }),
	getCategory: () => ({ path: { id: "women" } }),
};
