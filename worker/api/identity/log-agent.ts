import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import type { Log } from "../../platform/logging.ts";

/** Whatever an agent changes for a customer is logged with the agent's number (identity-9); reading is not. */
export const logAgent = (
	log: Log,
	{ agentId }: Pick<Shopper, "agentId">,
	{ method, path }: { method: string; path: string },
): void => {
	if (agentId === undefined || method === "GET" || method === "HEAD") return;
	log("info", "api/log-agent", "An agent acts for a customer", { agentId, method, path });
};
