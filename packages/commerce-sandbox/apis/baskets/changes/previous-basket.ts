import { retireGuest } from "../../../auth/sessions.ts";
import type { Shopper } from "../../../http/http.ts";
import { nowInSeconds } from "../../../now.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { findStorefrontBasket } from "../../../records/baskets/basket-store.ts";
import type { BasketContext } from "./basket-context.ts";
import { forbidden } from "./basket-problems.ts";
import { conflict, respondWithBasket } from "./owner-changes.ts";

export type Previous = { shopper: Shopper; guestCustomerId: string };

export function previousShopper(c: BasketContext): Previous | Response {
	const shopper = c.get("shopper");
	const { isGuest, guestCustomerId } = shopper;
	return isGuest || guestCustomerId === undefined
		? forbidden("The access token is valid, but names no previous customer for this action.")
		: { shopper, guestCustomerId };
}

export async function bothBaskets(
	c: BasketContext,
	{ shopper, guestCustomerId }: Previous,
): Promise<{ source: StoredBasket | undefined; current: StoredBasket | undefined }> {
	const [source, current] = await Promise.all(
		[guestCustomerId, shopper.customerId].map((id) => findStorefrontBasket(c.env.DB, shopper.siteId, id)),
	);
	return { source, current };
}

export const noSource = (customerId: string): Response =>
	conflict(
		"no-source-basket-exception",
		`The previous customer with ID '${customerId}' has no active basket.`,
	);

/** Responds with the basket that `attempt` returns, then retires the guest (identity-32). */
export async function bring(
	c: BasketContext,
	previous: Previous,
	attempt: () => Promise<StoredBasket | Response | undefined>,
): Promise<Response> {
	const response = await respondWithBasket(c, attempt);
	await c.env.DB.batch(retireGuest(c.env.DB, { ...previous.shopper, ...previous }, nowInSeconds()));
	return response;
}
