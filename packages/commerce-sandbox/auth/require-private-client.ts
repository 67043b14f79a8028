import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { clientOfBasicAuth } from "./clients.ts";

/** Refuses requests that are not from the private client, by Basic Authorization. */
export const requirePrivateClient = createMiddleware<CommerceHono>(async (c, next) => {
	if (!(await clientOfBasicAuth(c.env, c.req.header("authorization"))))
		return problem(401, "unauthorized", "This API is for the private client, by Basic Authorization.");
	await next();
});
