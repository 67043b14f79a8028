import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { bookPayment } from "../../payments/order-payments.ts";
import { fulfilmentEvents } from "../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { readOrderAnywhere } from "../../records/orders/order-store.ts";
import { readAhead, setAhead } from "../../scheduled/clock.ts";
import { tellShoppers } from "./mails/tell-shoppers.ts";
import { orderNotFound, wrongTransition } from "./order-problems.ts";
import { updateOrder } from "./order-statements.ts";
import { orderView, progressOfOrder } from "./order-view.ts";
import { cancelOrder } from "./placing/settle-order.ts";

export const ordersAdminApp = new Hono<CommerceHono>();

const notInProduction = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.env.INSTANCE_TYPE === "production")
		return problem(403, "not-in-production", "Time cannot be moved in production.");
	await next();
});

for (const path of ["/admin/clock", "/admin/orders/*"] as const)
	ordersAdminApp.use(path, requireAdmin, notInProduction);

const clockView = (ahead: number) => ({
	ahead,
	now: new Date(Date.now() + ahead * 1000).toISOString(),
});

ordersAdminApp.get("/admin/clock", async (c) => c.json(clockView(await readAhead(c.env.DB))));

const TEN_YEARS = 10 * 365 * 86_400;
const clockSchema = z.union([
	z.strictObject({ ahead: z.int().min(0).max(TEN_YEARS) }),
	z.strictObject({ advance: z.int().min(1).max(TEN_YEARS) }),
]);

/** Sets the clock of orders. `{ahead}`: seconds ahead of the real time. `{advance}`: seconds to add to the current offset. */
ordersAdminApp.put("/admin/clock", async (c) => {
	const request = await jsonBody(c, clockSchema);
	if ("refusal" in request) return request.refusal;
	const { body } = request;
	const ahead = "ahead" in body ? body.ahead : (await readAhead(c.env.DB)) + body.advance;
	await setAhead(c.env.DB, ahead);
	await tellShoppers(c.env);
	return c.json(clockView(ahead));
});

const planSchema = z.strictObject({
	steps: z
		.array(
			z.strictObject({
				after: z.int().min(0).max(TEN_YEARS),
				event: z.enum(fulfilmentEvents),
				itemIds: z.array(z.string().max(64)).max(100).optional(),
			}),
		)
		.max(30),
});

ordersAdminApp.put("/admin/orders/:orderNo/plan", async (c) => {
	const request = await jsonBody(c, planSchema);
	if ("refusal" in request) return request.refusal;
	const order = await readOrderAnywhere(c.env.DB, c.req.param("orderNo"));
	if (!order) return orderNotFound(c.req.param("orderNo"));
	const plan = request.body.steps.map(({ itemIds, ...step }) => ({
		...step,
		...(itemIds ? { itemIds } : {}),
	}));
	const plannedOrder: StoredOrder = { ...order, plan };
	await updateOrder(c.env.DB, plannedOrder).run();
	return c.json(orderView(plannedOrder));
});

ordersAdminApp.post("/admin/orders/:orderNo/pay", async (c) => {
	const order = await readOrderAnywhere(c.env.DB, c.req.param("orderNo"));
	if (!order) return orderNotFound(c.req.param("orderNo"));
	if (order.state !== "placed") return wrongTransition(order.orderNo, progressOfOrder(order).status, "paid");
	const paidOrder: StoredOrder = { ...order, payments: order.payments.map(bookPayment) };
	await updateOrder(c.env.DB, paidOrder).run();
	return c.json(orderView(paidOrder));
});

ordersAdminApp.post("/admin/orders/:orderNo/cancel", async (c) => {
	const order = await readOrderAnywhere(c.env.DB, c.req.param("orderNo"));
	if (!order) return orderNotFound(c.req.param("orderNo"));
	const { status, shippingStatus } = progressOfOrder(order);
	if ((status !== "new" && status !== "created") || shippingStatus !== "not_shipped")
		return wrongTransition(order.orderNo, status, "cancelled");
	const cancelledOrder = await cancelOrder(c.env.DB, order);
	return "ok" in cancelledOrder
		? c.json(orderView(cancelledOrder.ok))
		: problem(409, "conflict", "The order has just changed.");
});
