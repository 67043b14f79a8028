import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../query-parameters.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { hasEmail, hasPostalCode } from "./lookup/find-order.ts";
import { lookUpOrder, orderNoOf } from "./lookup/order-access.ts";
import { foundOrderView } from "./order-view.ts";

/** The house's own `orders-api`: an order by its number and an e-mail address, a postal code or the code of its mail (cloud-3). */
export const ordersApiApp = new Hono<CommerceHono>();

ordersApiApp.get(
	"/custom/orders-api/v1/organizations/:org/orders/:orderNo",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const { c_email: email, c_zipCode: zipCode, c_viewCode: viewCode } = c.req.query();
		if (!email && !zipCode && !viewCode)
			return problem(400, "missing-parameter", "Give 'c_email', 'c_zipCode' or 'c_viewCode'.", {
				error: true,
			});
		const { siteId, usid } = c.get("shopper");
		const order = await lookUpOrder(
			{ c, siteId, usid, orderNo: orderNoOf(c) },
			(found) =>
				(!email || hasEmail(found, email)) &&
				(!zipCode || hasPostalCode(found, zipCode)) &&
				(!viewCode || found.viewCode === viewCode),
		);
		return order instanceof Response ? order : c.json({ order: foundOrderView(order) });
	},
);
