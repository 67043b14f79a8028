import type { Recipes } from "./recipe.ts";

export const products: Recipes = {
	getProducts: ({ productId }) => ({ query: { ids: [productId] } }),
	getProduct: ({ productId }) => ({ path: { id: productId } }),
	getProductImages: ({ productId }) => ({
		path: { productId },
		query: { imgTypes: "large:2,swatch", allImages: true, variationAttribute: ["color=red"] },
	}),
	getProductPrices: ({ productId }) => ({ path: { productId }, query: { currency: "EUR" } }),
	getProductPromotions: ({ productId }) => ({ path: { productId } }),
	getCategories: () => ({ query: { ids: ["women"] } }),
	getCategory: () => ({ path: { id: "women" } }),
};
