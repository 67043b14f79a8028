import type { Recipes } from "./recipe.ts";

export const payments: Recipes = {
	getPaymentConfiguration: () => ({ query: { currency: "EUR", countryCode: "IT", amount: 100 } }),
};
