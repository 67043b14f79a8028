import { Hono } from "hono";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { ordersOfCustomer } from "../../../records/orders/order-store.ts";
import { acceptParameters, readInteger } from "../../../requests/query-parameters.ts";
import { invalidCustomer } from "../../baskets/changes/basket-problems.ts";
import { orderView } from "../order-view.ts";

export const customerOrdersApp = new Hono<CommerceHono>();

const path = "/customer/shopper-customers/v1/organizations/:org/customers/:customerId/orders";
const STATUSES = ["created", "new", "completed", "cancelled", "replaced", "failed"];

const badParameter = (parameter: string, detail: string): Response =>
	problem(400, "bad-request", `The query parameter '${parameter}' ${detail}.`, { parameter });

customerOrdersApp.get(
	path,
	requireShopper,
	acceptParameters({
		crossSites: "boolean",
		from: "text",
		until: "text",
		status: "text",
		expand: "list",
		limit: "text",
		offset: "text",
	}),
	async (c) => {
		const { siteId, customerId, agentId } = c.get("shopper");
		if (c.req.param("customerId") !== customerId) return invalidCustomer();
		const query = c.req.query();
		const limit = readInteger(query.limit, 10, 1, 50);
		if (limit === undefined) return badParameter("limit", "is a number from 1 to 50");
		const offset = readInteger(query.offset, 0, 0, 1_000_000);
		if (offset === undefined) return badParameter("offset", "is a number");
		const from = readSeconds(query.from);
		if (from === "wrong") return badParameter("from", "is a date");
		const until = readSeconds(query.until);
		if (until === "wrong") return badParameter("until", "is a date");
		const statuses = query.status === undefined ? undefined : [...new Set(query.status.split(/[,|]/))];
		if (statuses?.some((status) => !STATUSES.includes(status)))
			return badParameter("status", `is one of ${STATUSES.join(", ")}`);
		const isEverywhere = query.crossSites === "true" && agentId !== undefined;
		const { total, orders } = await ordersOfCustomer(c.env.DB, {
			customerId,
			...(isEverywhere ? {} : { siteId }),
			...(from === undefined ? {} : { from }),
			...(until === undefined ? {} : { until }),
			...(statuses ? { statuses } : {}),
			limit,
			offset,
		});
		return c.json({ limit, offset, total, data: orders.map(orderView) });
	},
);

function readSeconds(text: string | undefined): number | "wrong" | undefined {
	if (text === undefined) return undefined;
	const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(time) ? "wrong" : Math.floor(time / 1000);
}
