import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { hasProof, knownOrder, orderByProof, orderNoOf, settleOwn } from "./lookup/order-access.ts";
import { resendGiftCard } from "./mails/sold-gift-cards.ts";
import { wrongTransition } from "./order-problems.ts";
import { foundOrderView, isCancellable, progressOfOrder } from "./order-view.ts";
import { cancelForShopper } from "./placing/settle-order.ts";

/**
 * Serves orders by their number with an e-mail address, a postal code or the code of the order's mail, for reading, cancelling and
 * resending gift cards (cloud-3).
 */
export const ordersApiApp = new Hono<CommerceHono>();

const one = "/custom/orders-api/v1/organizations/:org/orders/:orderNo" as const;
const text = z.string().min(1).max(256).optional();
const PROOF = { c_email: "text", c_zipCode: "text", c_viewCode: "text" } as const;
export const proofShape = { c_email: text, c_zipCode: text, c_viewCode: text };

ordersApiApp.get(one, requireShopper, acceptParameters(PROOF), async (c) => {
	const proof = c.req.query();
	if (!hasProof(proof))
		return problem(400, "MissingParameters", "Give 'c_email', 'c_zipCode' or 'c_viewCode'.", {
			error: true,
			parameters: Object.keys(proofShape),
		});
	const order = await orderByProof(c, orderNoOf(c), proof);
	return order instanceof Response ? order : c.json({ order: foundOrderView(order) });
});

ordersApiApp.post(
	`${one}/cancel`,
	requireShopper,
	acceptParameters({}),
	withJsonBody(
		z.strictObject(proofShape),
		async (c, body) => {
			const cancelledOrder = await settleOwn(
				c,
				async (order) =>
					isCancellable(order)
						? cancelForShopper(c.env, order)
						: wrongTransition(order.orderNo, progressOfOrder(order).status, "cancelled"),
				() => knownOrder(c, orderNoOf(c), body),
			);
			return cancelledOrder instanceof Response
				? cancelledOrder
				: c.json({ order: foundOrderView(cancelledOrder) });
		},
		{ emptyAs: {} },
	),
);

ordersApiApp.post(
	`${one}/gift-certificates/:itemId/resend`,
	requireShopper,
	acceptParameters({}),
	withJsonBody(
		z.strictObject(proofShape),
		async (c, body) => {
			const order = await knownOrder(c, orderNoOf(c), body);
			if (order instanceof Response) return order;
			const resent = await resendGiftCard(c.env, order, (c.req.param("itemId") ?? "").slice(0, 64));
			if (resent === "sent") return c.json({ message: "GIFT_CERTIFICATE_SENT" });
			if (resent === "unknown")
				return problem(404, "gift-certificate-not-found", "The order has no such gift certificate.");
			return resent === "notYet"
				? problem(409, "gift-certificate-not-sent", "It is sent on its day.")
				: problem(429, "too-many-requests", "It was sent too often.");
		},
		{ emptyAs: {} },
	),
);
