import type { Recipes } from "./recipe.ts";

export const context: Recipes = {};
