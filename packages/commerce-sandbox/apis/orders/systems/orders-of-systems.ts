import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { clientOfBasicAuth } from "../../../auth/clients.ts";
import {
	grantScopes,
	ORDERS_SCOPE,
	readSystemScopes,
	SYSTEM_TOKEN_SECONDS,
	signSystemToken,
} from "../../../auth/system-tokens.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { fromMinor } from "../../../money.ts";
import { isoTime } from "../../../now.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { ordersOfSite, readOrderAnywhere } from "../../../records/orders/order-store.ts";
import { acceptParameters, readInteger } from "../../../requests/query-parameters.ts";
import { orderView } from "../order-view.ts";

/**
 * Serves what the platform gives to systems of the house: a token of Account Manager for the private client, and with it the orders of all
 * shoppers, by the dates of their creation and last change (cloud-3).
 */
export const ordersOfSystemsApp = new Hono<CommerceHono>();

const ORDERS = "/checkout/orders/v1/organizations/:org/orders";
const MOST_ORDERS = 200;
const NO_STORE = { "cache-control": "no-store" };

ordersOfSystemsApp.post("/dwsso/oauth2/access_token", async (c) => {
	const client = await clientOfBasicAuth(c.env, c.req.header("authorization"));
	if (!client) return c.json({ error: "invalid_client" }, 401, NO_STORE);
	const form = new URLSearchParams(await c.req.text());
	if (form.get("grant_type") !== "client_credentials")
		return c.json({ error: "unsupported_grant_type" }, 400, NO_STORE);
	const scope = grantScopes(c.env, form.get("scope") ?? "");
	if (scope === null) return c.json({ error: "invalid_scope" }, 400, NO_STORE);
	const token = await signSystemToken(
		c.env,
		{ clientId: client.clientId, scope },
		Math.floor(Date.now() / 1000),
	);
	return c.json(
		{ access_token: token, scope, token_type: "Bearer", expires_in: SYSTEM_TOKEN_SECONDS },
		200,
		NO_STORE,
	);
});

const requireOrders = createMiddleware<CommerceHono>(async (c, next) => {
	const scopes = await readSystemScopes(c.env, bearerToken(c) ?? "");
	if (!scopes) return problem(401, "unauthorized", "Orders of all shoppers need a token of Account Manager.");
	if (!scopes.includes(ORDERS_SCOPE))
		return problem(403, "forbidden", `The token lacks the scope ${ORDERS_SCOPE}.`);
	await next();
});

/** The attributes of the house that its storefront has written into the basket, and what only systems may read of returns. */
const viewForSystems = (order: StoredOrder) => {
	const { c_consent, c_guestConsents, c_sender } = order.basket.document.custom;
	const view = orderView(order) as ReturnType<typeof orderView> & { c_returns?: object[] };
	return {
		...view,
		customerLocale: order.locale,
		...(c_consent === undefined ? {} : { c_consent }),
		...(c_guestConsents === undefined ? {} : { c_guestConsents }),
		...(c_sender === undefined ? {} : { c_sender }),
		...(view.c_returns && {
			c_returns: view.c_returns.map((one, at) => ({
				...one,
				settlementDate: isoTime(order.returns[at]?.settledAt ?? 0),
				refundTax: fromMinor(order.returns[at]?.refundTax ?? 0, order.currency),
			})),
		}),
	};
};

const badParameter = (parameter: string, detail: string): Response =>
	problem(400, "bad-request", `The query parameter '${parameter}' ${detail}.`, { parameter });

ordersOfSystemsApp.get(
	ORDERS,
	requireOrders,
	acceptParameters({
		siteId: "required text",
		creationDateFrom: "text",
		creationDateTo: "text",
		lastModifiedDateFrom: "text",
		lastModifiedDateTo: "text",
		limit: "text",
		offset: "text",
	}),
	async (c) => {
		const { siteId = "", ...query } = c.req.query();
		const limit = readInteger(query.limit, 25, 1, MOST_ORDERS);
		if (limit === undefined) return badParameter("limit", `is a number from 1 to ${MOST_ORDERS}`);
		const offset = readInteger(query.offset, 0, 0, 1_000_000);
		if (offset === undefined) return badParameter("offset", "is a number");
		const seconds: Record<string, number> = {};
		for (const name of ["creationDateFrom", "creationDateTo", "lastModifiedDateFrom", "lastModifiedDateTo"]) {
			const text = query[name];
			if (text === undefined) continue;
			if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(Date.parse(text)))
				return badParameter(name, "is a date and a time");
			seconds[name] = Math.floor(Date.parse(text) / 1000);
		}
		const { total, orders } = await ordersOfSite(c.env.DB, {
			siteId,
			created: [seconds.creationDateFrom, seconds.creationDateTo],
			modified: [seconds.lastModifiedDateFrom, seconds.lastModifiedDateTo],
			limit,
			offset,
		});
		return c.json({ limit, offset, total, data: orders.map(viewForSystems) }, 200, NO_STORE);
	},
);

ordersOfSystemsApp.get(
	`${ORDERS}/:orderNo`,
	requireOrders,
	acceptParameters({ siteId: "required text" }),
	async (c) => {
		const order = await readOrderAnywhere(c.env.DB, c.req.param("orderNo").slice(0, 64));
		return order && order.siteId === c.req.query("siteId")
			? c.json(viewForSystems(order), 200, NO_STORE)
			: problem(404, "order-not-found", "No order of the site has this number.");
	},
);
