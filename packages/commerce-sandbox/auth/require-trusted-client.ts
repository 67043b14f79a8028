import { createMiddleware } from "hono/factory";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono, Shopper } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { findClient } from "./clients.ts";

/**
 * Anyone can get a public client's token, so the powers of a house's own servers require tokens of private clients, which keep a secret
 * (cloud-42).
 */
export const isTrusted = (
	env: Pick<CommerceEnv, "ORGANIZATION">,
	{ clientId }: Pick<Shopper, "clientId">,
): boolean => findClient(env, clientId)?.isPrivate === true;

export const trustedClientsOnly = (): Response =>
	problem(403, "forbidden", "This operation is for trusted clients.");

export const requireTrustedClient = createMiddleware<CommerceHono>(async (c, next) => {
	if (!isTrusted(c.env, c.get("shopper"))) return trustedClientsOnly();
	await next();
});
