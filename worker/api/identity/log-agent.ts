import type { Log } from "../../base/log.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";

export const loggingAgent = async <T>(
	log: Log,
	shopper: Pick<Shopper, "agentId">,
	{ method, path }: { method: string; path: string },
	run: () => Promise<T>,
): Promise<T> => {
	const before = shopper.agentId;
	try {
		return await run();
	} finally {
		const agentId = shopper.agentId ?? before;
		if (agentId !== undefined && method !== "GET" && method !== "HEAD")
			log("info", "api/log-agent", "An agent acts for a customer", { agentId, method, path });
	}
};
