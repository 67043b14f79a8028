import type { Recipes } from "./recipe.ts";

export const availability: Recipes = {};
