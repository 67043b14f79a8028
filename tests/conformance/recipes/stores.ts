import type { Recipes } from "./recipe.ts";

export const stores: Recipes = {
	getStores: () => ({ query: { ids: "milano-brera,firenze", locale: "en-IT" } }),
	searchStores: () => ({
		query: { countryCode: "IT", postalCode: "20121", distanceUnit: "km", maxDistance: 500 },
	}),
};
