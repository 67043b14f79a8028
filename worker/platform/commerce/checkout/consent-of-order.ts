import type { Clients, VendorBasket } from "../baskets/own-basket.ts";

/** The shopper's consent at the time of placing: initials of categories, which the platform copies from the basket to the order (event-19). */
const FIELD = "c_consent";

type Basket = Readonly<Record<string, unknown>> | null;

/** Writes the consent into the basket, unless the basket is known to hold it already. */
export const writeConsent = async (
	clients: Pick<Clients, "shopperBasketsV2">,
	basketId: string,
	{ basket, granted }: { basket: Basket; granted: string },
): Promise<void> => {
	if (basket && (basket[FIELD] ?? "") === granted) return;
	await clients.shopperBasketsV2.updateBasket({
		params: { path: { basketId } },
		body: { [FIELD]: granted } as VendorBasket,
	});
};
