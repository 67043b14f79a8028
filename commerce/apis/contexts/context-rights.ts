import type { CommerceEnv } from "../../env.ts";
import type { Shopper } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { findClient } from "../slas/clients.ts";

/**
 * Groups and a date open prices and pages to those who may set them. Anyone can get a token of a public client, so in production
 * only a private client may set them.
 */
export function contextRefusal(
	env: Pick<CommerceEnv, "INSTANCE_TYPE" | "ORGANIZATION">,
	{ clientId }: Pick<Shopper, "clientId">,
	change: { customerGroupIds?: unknown; effectiveDateTime?: unknown },
): Response | undefined {
	const isPowerful = change.customerGroupIds !== undefined || Boolean(change.effectiveDateTime);
	if (!isPowerful || env.INSTANCE_TYPE !== "production" || findClient(env, clientId)?.isPrivate)
		return undefined;
	return problem(403, "forbidden", "This client may not set customer groups or a date.");
}
