import { createMiddleware } from "hono/factory";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";

/** Returns whether the sandbox processor may take payments; production needs `PAYMENTS=sandbox` (checkout-3). */
export const hasProcessor = (env: Pick<CommerceEnv, "INSTANCE_TYPE" | "PAYMENTS">): boolean =>
	env.INSTANCE_TYPE !== "production" || env.PAYMENTS === "sandbox";

export const requireProcessor = createMiddleware<CommerceHono>(async (c, next) =>
	hasProcessor(c.env) ? next() : problem(404, "not-found", "There is no payment sandbox here."),
);
