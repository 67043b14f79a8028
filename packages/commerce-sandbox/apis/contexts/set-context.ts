import type { Context } from "hono";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { listGroups } from "../../records/customers/customer-groups.ts";
import { type ContextDocument, changedContext, contextSchema } from "./context-document.ts";
import { contextRefusal } from "./context-rights.ts";
import { readContext, writeContext } from "./context-store.ts";
import { groupsView } from "./shopper-groups.ts";

const NOT_STORED = { "cache-control": "no-store" };

export async function setContext(c: Context<CommerceHono>, shopper: Shopper): Promise<Response> {
	const request = await jsonBody(c, contextSchema, { emptyAs: {} });
	if ("refusal" in request) return request.refusal;
	const refusal = contextRefusal(c.env, shopper, request.body);
	if (refusal) return refusal;
	const context = changedContext({}, request.body);
	await writeContext(c.env.DB, shopper, context, new Date());
	return c.json(await contextView(c, shopper, context), 200, NOT_STORED);
}

export async function getContext(c: Context<CommerceHono>, shopper: Shopper): Promise<Response> {
	const context = await readContext(c.env.DB, shopper, new Date());
	return c.json(await contextView(c, shopper, context), 200, NOT_STORED);
}

export async function getGroups(c: Context<CommerceHono>, shopper: Shopper): Promise<Response> {
	const context = await readContext(c.env.DB, shopper, new Date());
	return c.json(
		groupsView(await listGroups(c.env.DB, shopper, context), shopper.customerId),
		200,
		NOT_STORED,
	);
}

const contextView = async (
	c: Context<CommerceHono>,
	shopper: Shopper,
	context: ContextDocument | undefined,
) => ({
	context: context ?? null,
	...groupsView(await listGroups(c.env.DB, shopper, context), shopper.customerId),
});
