import { createMiddleware } from "hono/factory";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono, Shopper } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { findClient } from "./clients.ts";

/**
 * Returns whether a shopper's token was issued to a private client, which keeps a secret. Anyone can get a public client's token
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
