import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import type { BasketKind } from "../../../records/baskets/basket-store.ts";
import type { Refusal } from "../../../records/baskets/outcome.ts";
import { isFamily } from "../store/load-products.ts";

export const unsupportedCurrency = (currency: string): Response =>
	problem(
		400,
		"unsupported-currency",
		`The currency '${currency.slice(0, 16)}' is not supported by the site.`,
	);

export const invalidCustomer = (): Response => problem(400, "invalid-customer", "The customer is invalid.");

export const basketNotFound = (id: string): Response =>
	problem(404, "basket-not-found", `No basket with ID '${id.slice(0, 64)}' could be found.`);

export const basketTooLarge = (): Response =>
	problem(400, "basket-size-exceeded", "The basket would hold more text than a basket may.");

export function basketsBusy(): Response {
	const detail =
		"Too many requests change the baskets or orders of this customer at the same time. Try again.";
	const busy = problem(409, "basket-busy", detail);
	busy.headers.set("retry-after", "1");
	return busy;
}

const QUOTA_WORDS: Readonly<Record<BasketKind, readonly [kind: string, slug: string]>> = {
	storefront: ["baskets", "customer-baskets-quota-exceeded"],
	temporary: ["temporary baskets", "customer-temporary-baskets-quota-exceeded"],
	agent: ["agent baskets", "customer-agent-baskets-quota-exceeded"],
};

export function quotaExceeded(ids: readonly string[], kind: BasketKind): Response {
	const basketIds = ids.join(", ");
	const [baskets, slug] = QUOTA_WORDS[kind];
	return problem(
		400,
		slug,
		`The customer has as many ${baskets} as are allowed. Reuse or delete one of them (${basketIds}).`,
		{ basketIds },
	);
}

export async function refusal(c: Context<CommerceHono>, cause: Refusal): Promise<Response> {
	const productId = cause.extra?.productId;
	if (cause.type === "invalid-product-item" && typeof productId === "string") {
		if (await isFamily(c.env.DB, c.get("shopper").siteId, productId)) {
			const detail = `The product with the ID '${productId}' cannot be added because of its type: choose a variant.`;
			return problem(400, "invalid-product-type", detail, { productId });
		}
	}
	return problem(cause.status, cause.type, cause.detail, cause.extra);
}

export const forbidden = (detail: string): Response => problem(403, "forbidden", detail);

export const requireAgent = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.get("shopper").agentId === undefined) return forbidden("The access token is not one of an agent.");
	await next();
});
