import { isTrusted, trustedClientsOnly } from "../../auth/require-trusted-client.ts";
import type { CommerceEnv } from "../../env.ts";
import type { Shopper } from "../../http/http.ts";

/**
 * Returns a refusal if an untrusted client sets customer groups or, in production, a date, because both open prices and pages; otherwise
 * undefined. Outside production anyone may set a date, because nothing is sold there.
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
