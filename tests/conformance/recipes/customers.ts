import type { Recipes } from "./recipe.ts";

export const customers: Recipes = {
	getCustomerBaskets: ({ guest }) => ({ path: { customerId: guest.customerId } }),
};
