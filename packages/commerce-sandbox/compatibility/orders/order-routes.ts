import { Hono } from "hono";
import * as z from "zod";
import { accessTo } from "../../apis/orders/lookup/find-order.ts";
import { lookUpOrder, orderNoOf, ownOrder } from "../../apis/orders/lookup/order-access.ts";
import { toOrderResponse } from "../../apis/orders/order-response.ts";
import { partialOrderView } from "../../apis/orders/order-view.ts";
import { ORDER } from "../../apis/orders/orders.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import { requireTrustedClient } from "../../auth/require-trusted-client.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";

export const foreignOrdersApp = new Hono<CommerceHono>().basePath(ORDER);

const lookupSchema = z.strictObject({
	email: z.string().max(256).optional(),
	orderViewCode: z.string().max(256).optional(),
	postalCode: z.string().max(256).optional(),
	phone: z.string().max(256).optional(),
});

foreignOrdersApp.post("/lookup", requireShopper, acceptParameters({ expand: "list" }), async (c) => {
	const request = await jsonBody(c, lookupSchema, { emptyAs: {} });
	if ("refusal" in request) return request.refusal;
	const shopper = c.get("shopper");
	const own = await ownOrder(c);
	if (!(own instanceof Response)) return toOrderResponse(c, own);
	if (accessTo(undefined, shopper, request.body) === "insufficient") {
		return problem(
			400,
			"insufficient-identifying-information",
			"Give an e-mail address or telephone number, and the order's view code or postal code.",
		);
	}
	const guesser = { c, siteId: shopper.siteId, usid: shopper.usid, orderNo: orderNoOf(c) };
	const access = (stored: StoredOrder) => accessTo(stored, shopper, request.body);
	const order = await lookUpOrder(
		guesser,
		(stored) => access(stored) !== "none",
		(stored) => access(stored) === "full",
	);
	if (order instanceof Response) return order;
	return access(order) === "full" ? toOrderResponse(c, order) : c.json(partialOrderView(order));
});

foreignOrdersApp.get("/taxes", requireShopper, requireTrustedClient, acceptParameters({}), async (c) => {
	const order = await ownOrder(c);
	if (order instanceof Response) return order;
	const taxes = order.basket.document.externalTaxes;
	if (!taxes)
		return problem(409, "invalid-tax-mode", `The taxes of order '${order.orderNo}' are not external.`);
	const items = Object.entries(taxes).map(([itemId, taxItems]) => [itemId, { taxItems }]);
	return c.json({ taxes: Object.fromEntries(items) });
});
