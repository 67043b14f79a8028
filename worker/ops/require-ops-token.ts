import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../base/bindings.ts";
import { problem } from "../base/problem.ts";
import { isOpsToken } from "../request/identity/ops-token.ts";

export const requireOpsToken = createMiddleware<AppEnv>(async (c, next) => {
	if (await isOpsToken(c.req.header("authorization"), c.env.OPS_TOKEN)) return next();
	return problem(401, "Send the token of operations: Authorization: Bearer $OPS_TOKEN.", {
		headers: { "www-authenticate": 'Bearer realm="ops"' },
	});
});
