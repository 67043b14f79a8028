import type { Recipes } from "./recipe.ts";

export const seo: Recipes = {
	getUrlMapping: () => ({ query: { urlSegment: "shop/womens-dresses", locale: "en-IT" } }),
};
