import type { Recipes } from "./recipe.ts";

export const experience: Recipes = {
	getPages: () => ({ query: { aspectTypeId: "plp", categoryId: "beauty" } }),
	getPage: () => ({ path: { pageId: "homepage" }, query: { aspectAttributes: "{}", parameters: "x" } }),
};
