import type { CommerceEnv } from "./env.ts";

/**
 * May what lets people in without a key (stand-in providers, mails in the outbox) be reached at this host? In development;
 * in staging on a developer's own machine only, since a deployed one can be reached by anybody; never in production.
 */
export function isOpenToDevelopers(
	{ INSTANCE_TYPE }: Pick<CommerceEnv, "INSTANCE_TYPE">,
	host: string,
): boolean {
	if (INSTANCE_TYPE === "development") return true;
	return INSTANCE_TYPE === "staging" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}
