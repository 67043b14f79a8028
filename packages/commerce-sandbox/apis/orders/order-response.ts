import { createChallenge } from "../../checkout/challenge.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import type { OrderContext } from "./lookup/order-access.ts";
import { orderView } from "./order-view.ts";

export async function toOrderResponse(c: OrderContext, order: StoredOrder): Promise<Response> {
	const challenge = await createChallenge(c.env, order);
	const details = challenge && { ...challenge, challengeURL: publicOrigin(c) + challenge.challengeURL };
	return c.json({ ...orderView(order), ...(details ? { c_challengeDetails: details } : {}) });
}
