import type { Recipes } from "./recipe.ts";

export const orders: Recipes = {};
