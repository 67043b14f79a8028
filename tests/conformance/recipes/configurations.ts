import type { Recipes } from "./recipe.ts";

export const configurations: Recipes = {
	getConfigurations: () => ({}),
};
