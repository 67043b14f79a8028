import type { Recipes } from "./recipe.ts";

/** Both versions of the API. */
export const baskets: Recipes = {
	createBasket: () => ({ query: { locale: "de" }, body: {} }),
	getBasket: ({ basketId }) => ({ path: { basketId } }),
	updateBasket: ({ basketId }) => ({ path: { basketId }, body: { c_note: "x" } }),
	deleteBasket: ({ basketId }) => ({ path: { basketId } }),
	addItemToBasket: ({ basketId, productId }) => ({ path: { basketId }, body: [{ productId, quantity: 1 }] }),
	updateItemsInBasket: ({ basketId, itemId }) => ({ path: { basketId }, body: [{ itemId, quantity: 1 }] }),
	updateItemInBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId }, body: { quantity: 1 } }),
	removeItemFromBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId } }),
};
