import type { Recipes } from "./recipe.ts";

export const promotions: Recipes = {};
