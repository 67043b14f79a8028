import type { CommerceEnv } from "../env.ts";

type Instance = Pick<CommerceEnv, "INSTANCE_TYPE">;

/** The storefront marks its calls with it: a shopper made them, whichever host they name. */
export const STOREFRONT_CALL = "x-vetrina-storefront";

/** Is this host name the machine's own? */
export const isThisMachine = (hostname: string): boolean =>
	/^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** A host that configuration or a client names: any in development, this machine in staging, none in production. */
export function isDeveloperHost({ INSTANCE_TYPE }: Instance, hostname: string): boolean {
	if (INSTANCE_TYPE === "development") return true;
	return INSTANCE_TYPE === "staging" && isThisMachine(hostname);
}

/**
 * May this request reach what lets people in without a key (stand-in providers, mails in the outbox)? In development, and
 * in staging where a developer's own machine is asked directly: not through the storefront, whose calls may name any host,
 * and not through Cloudflare's edge, which names the address that it was asked from. Never in production.
 */
export function isOpenToDevelopers(env: Instance, { url, headers }: Request): boolean {
	if (headers.has(STOREFRONT_CALL)) return false;
	if (env.INSTANCE_TYPE === "development") return true;
	const asker = headers.get("cf-connecting-ip");
	const isLocal = asker === null || asker === "127.0.0.1" || asker === "::1";
	return isLocal && !headers.has("cf-ray") && isDeveloperHost(env, new URL(url).hostname);
}
