import { createMiddleware } from "hono/factory";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";

/** The processor is the sandbox: in production it exists only where `PAYMENTS` asks for it (checkout-3). */
export const hasProcessor = (env: Pick<CommerceEnv, "INSTANCE_TYPE" | "PAYMENTS">): boolean =>
	env.INSTANCE_TYPE !== "production" || env.PAYMENTS === "sandbox";

/** Responds with 404 to every page, script and call of the sandbox if there is none. */
export const requireProcessor = createMiddleware<CommerceHono>(async (c, next) =>
	hasProcessor(c.env) ? next() : problem(404, "not-found", "There is no payment sandbox here."),
);
