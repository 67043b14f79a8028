import type { Recipes } from "./recipe.ts";

export const stores: Recipes = {};
