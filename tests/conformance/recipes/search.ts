import type { Recipes } from "./recipe.ts";

export const search: Recipes = {
	productSearch: () => ({ query: { q: "dress" } }),
	getSearchSuggestions: () => ({ query: { q: "dress", includeEinsteinSuggestedPhrases: true } }),
};
