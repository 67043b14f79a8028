import type { CommerceEnv } from "../env.ts";

type Instance = Pick<CommerceEnv, "INSTANCE_TYPE">;

/** The storefront sets this header on its calls, because they come from shoppers even if their host is local. */
export const STOREFRONT_CALL = "x-vetrina-storefront";

export const isThisMachine = (hostname: string): boolean =>
	/^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

export function isDeveloperHost({ INSTANCE_TYPE }: Instance, hostname: string): boolean {
	if (INSTANCE_TYPE === "development") return true;
	return INSTANCE_TYPE === "staging" && isThisMachine(hostname);
}

/**
 * Returns whether a page may let people in without a key: in development, otherwise for local requests to a developer's own host. Calls of
 * the storefront are always refused, because they may name any host.
 */
export function isOpenToDevelopers(env: Instance, { url, headers }: Request): boolean {
	if (headers.has(STOREFRONT_CALL)) return false;
	if (env.INSTANCE_TYPE === "development") return true;
	const asker = headers.get("cf-connecting-ip");
	const isLocal = asker === null || asker === "127.0.0.1" || asker === "::1";
	return isLocal && !headers.has("cf-ray") && isDeveloperHost(env, new URL(url).hostname);
}
