import { type Context, Hono } from "hono";
import { basketsApp } from "../../apis/baskets/baskets.ts";
import { siteByName } from "../../apis/controllers/site-locale.ts";
import { ordersApp } from "../../apis/orders/orders.ts";
import { productsApp } from "../../apis/products/products.ts";
import { searchApp } from "../../apis/search/search.ts";
import { isbClaim, subjectClaim } from "../../auth/claims.ts";
import { findClient } from "../../auth/clients.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "../../auth/tokens.ts";
import { calledSite } from "../../house/organization.ts";
import type { CommerceHono } from "../../http/http.ts";
import { NETWORK_HEADER } from "../../http/network.ts";
import { orderPaymentsApp } from "../orders/order-payment-routes.ts";
import { faultType, renameKeys, toCamel, toSnake } from "./names.ts";
import { translate } from "./translate-path.ts";

/** Translates the older shop API v21.3 to the newer APIs (cloud-13). Every request must name its client (`x-dw-client-id`). */
export const shopApiApp = new Hono<CommerceHono>();

const VERSION = "21.3";

const newer = new Hono<CommerceHono>();
for (const app of [searchApp, productsApp, basketsApp, orderPaymentsApp, ordersApp]) newer.route("/", app);

shopApiApp.all("/s/:site/dw/shop/v21_3/*", async (c) => {
	const site = siteByName(c.req.param("site"));
	if (!site) return fault(404, "SiteNotFoundException", "No such site.");
	const clientId = c.req.header("x-dw-client-id") ?? c.req.query("client_id");
	if (!clientId) return fault(400, "MissingClientIdException", "The request names no client.");
	if (!findClient(c.env, clientId)) return fault(403, "UnknownClientIdException", "There is no such client.");
	const url = new URL(c.req.url);
	const resource = url.pathname.replace(/^\/s\/[^/]+\/dw\/shop\/v21_3\//, "");
	const target = translate(decodedPath(resource), url.searchParams);
	if (!target) return fault(404, "ResourcePathNotFoundException", "There is no resource at this path.");
	const authorization = c.req.header("authorization");
	if (!authorization && !target.isPublic)
		return fault(401, "AuthorizationHeaderMissingException", "The request carries no access token.");
	target.query.set("siteId", site.id);
	const body = await newerBody(c);
	if (body instanceof Response) return body;
	const inner = new URL(target.path.replace("{org}", c.env.ORGANIZATION.organizationId), url.origin);
	inner.search = target.query.toString();
	const network = c.req.header(NETWORK_HEADER);
	const response = await newer.request(
		inner,
		{
			method: c.req.method,
			headers: {
				"content-type": "application/json",
				authorization: authorization ?? `Bearer ${await abandonedToken(c, clientId, site.id)}`,
				...(network ? { [NETWORK_HEADER]: network } : {}),
			},
			...(body === undefined ? {} : { body }),
		},
		c.env,
		c.executionCtx,
	);
	return olderResponse(response, target.type);
});

function decodedPath(path: string): string {
	return path.replace(/%28/gi, "(").replace(/%29/g, ")").replace(/%2C/gi, ",");
}

async function newerBody(c: Context<CommerceHono>): Promise<string | undefined | Response> {
	if (c.req.method === "GET" || c.req.method === "HEAD") return undefined;
	const text = await c.req.text();
	if (text.trim() === "") return undefined;
	try {
		return JSON.stringify(renameKeys(JSON.parse(text), toCamel));
	} catch {
		return fault(400, "MalformedDocumentException", "The body is not well-formed JSON.");
	}
}

function abandonedToken(c: Context<CommerceHono>, clientId: string, siteId: string): Promise<string> {
	const now = Math.floor(Date.now() / 1000);
	return signAccessToken(
		c.env,
		{
			sub: subjectClaim(c.env.ORGANIZATION.tenantId, clientId, crypto.randomUUID()),
			isb: isbClaim({
				origin: "slas",
				login: "Guest",
				name: "Guest User",
				guestCustomerId: "anonymous",
				siteId: calledSite(c.env.ORGANIZATION, siteId),
			}),
			doNotTrack: true,
		},
		{ now, seconds: ACCESS_TOKEN_SECONDS },
	);
}

type Json = Record<string, unknown>;

async function olderResponse(response: Response, type: string): Promise<Response> {
	const text = await response.text();
	if (text === "") return new Response(null, { status: response.status });
	const body = JSON.parse(text) as Json;
	if (response.status >= 400) {
		const { type: problemType = "", detail, title, ...extra } = body as Record<string, string>;
		const slug = problemType.split("/").at(-1) ?? "";
		return fault(response.status, faultType(slug), detail ?? title ?? "", renameKeys(extra, toSnake) as Json);
	}
	const document = renameKeys(body, toSnake) as Json;
	return Response.json(
		{ _v: VERSION, _type: type, ...(type.endsWith("_result") ? toListDocument(document) : document) },
		{ status: response.status, headers: { "cache-control": "no-store" } },
	);
}

function toListDocument({ limit: _, offset, ...document }: Json): Json {
	const entries = document.hits ?? document.data;
	return {
		...document,
		count: Array.isArray(entries) ? entries.length : 0,
		...(offset === undefined ? {} : { start: offset }),
	};
}

function fault(status: number, type: string, message: string, args: Json = {}): Response {
	return Response.json(
		{ _v: VERSION, fault: { arguments: args, type, message } },
		{ status, headers: { "cache-control": "no-store" } },
	);
}
