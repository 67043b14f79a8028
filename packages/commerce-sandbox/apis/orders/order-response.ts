import { createChallenge } from "../../checkout/challenge.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import type { OrderContext } from "./lookup/order-access.ts";
import { orderView } from "./order-view.ts";

/** An order to who placed it; where a bank wants to see the card's holder, with what that takes. */
export async function toOrderResponse(c: OrderContext, order: StoredOrder): Promise<Response> {
	const challenge = await createChallenge(c.env, order);
	// The bank is on the processor's own origin.
	const details = challenge && { ...challenge, challengeURL: publicOrigin(c) + challenge.challengeURL };
	return c.json({ ...orderView(order), ...(details ? { c_challengeDetails: details } : {}) });
}
