import type { CommerceEnv } from "../env.ts";

type Instance = Pick<CommerceEnv, "INSTANCE_TYPE">;

/** The storefront marks its calls, because they come from shoppers whatever the host. */
export const STOREFRONT_CALL = "x-vetrina-storefront";

export const isThisMachine = (hostname: string): boolean =>
	/^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

export function isDeveloperHost({ INSTANCE_TYPE }: Instance, hostname: string): boolean {
	if (INSTANCE_TYPE === "development") return true;
	return INSTANCE_TYPE === "staging" && isThisMachine(hostname);
}

/**
 * Allows pages that let people in without a key: in development, and in staging for a developer's own machine. Calls of the storefront
 * may name any host, and Cloudflare's edge adds the client's address, so both are refused.
 */
export function isOpenToDevelopers(env: Instance, { url, headers }: Request): boolean {
	if (headers.has(STOREFRONT_CALL)) return false;
	if (env.INSTANCE_TYPE === "development") return true;
	const asker = headers.get("cf-connecting-ip");
	const isLocal = asker === null || asker === "127.0.0.1" || asker === "::1";
	return isLocal && !headers.has("cf-ray") && isDeveloperHost(env, new URL(url).hostname);
}
