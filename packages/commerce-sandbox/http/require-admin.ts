import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { sameSecret } from "../secrets.ts";
import { bearerToken } from "./bearer-token.ts";
import type { CommerceHono } from "./http.ts";
import { problem } from "./problem.ts";

export async function isAdmin(c: Context<CommerceHono>): Promise<boolean> {
	const token = bearerToken(c);
	if (!token || !c.env.ADMIN_TOKEN) return false;
	return sameSecret(token, c.env.ADMIN_TOKEN);
}

export const requireAdmin = createMiddleware<CommerceHono>(async (c, next) => {
	if (!(await isAdmin(c))) {
		return problem(401, "unauthorized", "Administration needs the admin token as 'Authorization: Bearer …'.");
	}
	await next();
});
