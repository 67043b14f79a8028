import { isTrusted, trustedClientsOnly } from "../../auth/require-trusted-client.ts";
import type { CommerceEnv } from "../../env.ts";
import type { Shopper } from "../../http/http.ts";

/**
 * Customer groups and dates open prices and pages, so private clients alone may set them. Outside production anyone may set a date,
 * because nothing is sold there.
 */
export function contextRefusal(
	env: Pick<CommerceEnv, "INSTANCE_TYPE" | "ORGANIZATION">,
	shopper: Pick<Shopper, "clientId">,
	change: { customerGroupIds?: unknown; effectiveDateTime?: unknown },
): Response | undefined {
	const setsDate = Boolean(change.effectiveDateTime) && env.INSTANCE_TYPE === "production";
	const isPowerful = change.customerGroupIds !== undefined || setsDate;
	return isPowerful && !isTrusted(env, shopper) ? trustedClientsOnly() : undefined;
}
