import { siteConfig } from "../../../base/sites.ts";
import { createOrderMemory } from "../deliveries.ts";
import type { OrderFacts } from "./order-facts.ts";
import { createOrderSearch } from "./order-search.ts";
import { createOutbox, type OutboxContext } from "./outbox.ts";
import { createSystemClient } from "./system-token.ts";

/** Returns the facts of orders by the platform's outbox, or by a search of its orders if a client of Account Manager is configured. */
export const chooseOrderFacts = (platform: OutboxContext, now: number): OrderFacts => {
	const { env } = platform;
	const client = createSystemClient(platform, env);
	return client
		? createOrderSearch(platform, {
				client,
				memory: createOrderMemory(env, now),
				sites: siteConfig.sites.map(({ id }) => id),
				now,
				organization: env.COMMERCE_ORGANIZATION,
			})
		: createOutbox(platform);
};
