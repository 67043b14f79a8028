import { isTrusted, trustedClientsOnly } from "../../auth/require-trusted-client.ts";
import type { CommerceEnv } from "../../env.ts";
import type { Shopper } from "../../http/http.ts";

/**
 * Groups and a date open prices and pages, so a private client alone may set them. Outside production a date is open to all: the storefront
 * shows an instance as it will be, and nothing of it is sold.
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
