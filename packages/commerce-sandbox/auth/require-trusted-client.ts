import { createMiddleware } from "hono/factory";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono, Shopper } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { findClient } from "./clients.ts";

/**
 * Anyone can get a token of a public client. Powers of a house's own servers (to set taxes and customer groups, to reset a password, to name the
 * owner of an outside account) are for tokens of private clients, which keep a secret (cloud-42).
 */
export const isTrusted = (
	env: Pick<CommerceEnv, "ORGANIZATION">,
	{ clientId }: Pick<Shopper, "clientId">,
): boolean => findClient(env, clientId)?.isPrivate === true;

export const trustedClientsOnly = (): Response =>
	problem(403, "forbidden", "This operation is for trusted clients.");

/** Lets only tokens of a private client pass. */
export const requireTrustedClient = createMiddleware<CommerceHono>(async (c, next) => {
	if (!isTrusted(c.env, c.get("shopper"))) return trustedClientsOnly();
	await next();
});
