import { challengeOf } from "../payments/challenge.ts";
import type { OrderContext } from "./lookup/order-access.ts";
import type { StoredOrder } from "./order-document.ts";
import { orderView } from "./order-view.ts";

/** An order to who placed it; where a bank wants to see the card's holder, with what that takes. */
export async function toOrderResponse(c: OrderContext, order: StoredOrder): Promise<Response> {
	const challenge = await challengeOf(c.env, order);
	return c.json({ ...orderView(order), ...(challenge ? { c_challengeDetails: challenge } : {}) });
}
