import type { Recipes } from "./recipe.ts";

export const seo: Recipes = {};
