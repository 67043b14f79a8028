import type { QueryClient } from "@tanstack/react-query";
import type { BasketAnswer } from "../../../shared/contracts/shopper-api.ts";
import { write } from "../write.ts";
import type { BasketChange } from "./use-basket-change.ts";

/** The route as the worker names it, pattern included. */
const ITEM = ":itemId{[\\w-]{1,64}}";

/** Sends a change of the basket; the answer has the basket as it is then. */
export async function changeBasket(
	queryClient: QueryClient,
	apiHref: string,
	wanted: BasketChange,
): Promise<BasketAnswer> {
	return write<BasketAnswer>(queryClient, apiHref, ({ basket: { items } }, options) => {
		if (wanted.kind === "add") {
			const { productId, custom, parts } = wanted;
			return items.$post({ json: { productId, quantity: 1, custom, parts } }, options);
		}
		const param = { itemId: wanted.itemId };
		if (wanted.kind === "remove") return items[ITEM].$delete({ param }, options);
		const json =
			wanted.kind === "quantity"
				? { quantity: wanted.quantity }
				: { productId: wanted.productId, custom: wanted.custom };
		return items[ITEM].$patch({ param, json }, options);
	});
}
