import type { Context } from "hono";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import { findBodySchema, noteBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import type { Controller } from "./controller.ts";

export const makeShopperController = (
	method: "GET" | "POST",
	respond: (c: Context<CommerceHono>, shopper: Shopper) => Promise<Response>,
): Controller => {
	const handler: Controller["handler"] = ({ c, shopper }) =>
		shopper ? respond(c, shopper) : problem(401, "unauthorized", "The request carries no access token.");
	const schema = findBodySchema(respond);
	return { methods: [method], scope: "required", handler: schema ? noteBody(schema, handler) : handler };
};
