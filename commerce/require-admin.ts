import { createMiddleware } from "hono/factory";
import { sameSecret } from "./apis/slas/secrets.ts";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

/** Guards `/admin/*`: only the holder of the admin token passes. */
export const requireAdmin = createMiddleware<CommerceHono>(async (c, next) => {
	const token = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
	if (!token || !c.env.ADMIN_TOKEN || !(await sameSecret(token, c.env.ADMIN_TOKEN))) {
		return problem(401, "unauthorized", "Administration needs the admin token as 'Authorization: Bearer …'.");
	}
	await next();
});
