import type { Recipes } from "./recipe.ts";

export const giftCertificates: Recipes = {};
