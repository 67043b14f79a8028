import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { basketToOrderSchema } from "../../records/baskets/basket-requests.ts";
import { afterResponses } from "../../requests/after-response.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { ownOrder, settleOwn } from "./lookup/order-access.ts";
import { tellShoppers } from "./mails/tell-shoppers.ts";
import { wrongTransition } from "./order-problems.ts";
import { toOrderResponse } from "./order-response.ts";
import { progressOfOrder } from "./order-view.ts";
import { placeOrder } from "./placing/place-order.ts";
import { failOrder } from "./placing/settle-order.ts";

export const ordersApp = new Hono<CommerceHono>();

const ORDERS = "/checkout/shopper-orders/v1/organizations/:org/orders";
export const ORDER = `${ORDERS}/:orderNo` as const;

ordersApp.use(`${ORDERS}/oms-meta-data`, async () =>
	problem(404, "resource-path-not-found", "No resource answers at this path."),
);
ordersApp.use(ORDERS, requireShopper);
ordersApp.use(`${ORDER}/*`, requireShopper);
ordersApp.use(ORDER, requireShopper);

ordersApp.post(ORDERS, acceptParameters({}), async (c) => {
	const request = await jsonBody(c, basketToOrderSchema);
	if ("refusal" in request) return request.refusal;
	const order = await placeOrder(c, request.body.basketId);
	if (order instanceof Response) return order;
	afterResponses(c, "told", () => tellShoppers(c.env));
	return toOrderResponse(c, order);
});

ordersApp.get(ORDER, acceptParameters({ expand: "list" }), async (c) => {
	const order = await ownOrder(c);
	return order instanceof Response ? order : toOrderResponse(c, order);
});

const failSchema = z.strictObject({
	reasonCode: z
		.enum(["payment_confirm_failure", "payment_capture_failure", "payment_auth_failure"])
		.optional(),
});

ordersApp.post(`${ORDER}/actions/fail`, acceptParameters({ reopenBasket: "boolean" }), async (c) => {
	const request = await jsonBody(c, failSchema, { emptyAs: {} });
	if ("refusal" in request) return request.refusal;
	const reopen = c.req.query("reopenBasket") === "true";
	const failedOrder = await settleOwn(c, async (order) => {
		const { status } = progressOfOrder(order);
		return status === "created"
			? failOrder(c.env.DB, order, { reopen })
			: wrongTransition(order.orderNo, status, "failed");
	});
	if (failedOrder instanceof Response) return failedOrder;
	const reopenedBasket =
		reopen &&
		(await c.env.DB.prepare("SELECT 1 FROM basket WHERE id = ?").bind(failedOrder.basketId).first()) !== null;
	if (!reopenedBasket) return c.body(null, 204);
	const basket = `/checkout/shopper-baskets/v2/organizations/${c.env.ORGANIZATION.organizationId}/baskets/${failedOrder.basketId}`;
	return c.body(null, 201, { location: basket });
});
