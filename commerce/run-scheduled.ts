import { clockInSeconds } from "./apis/orders/clock.ts";
import { failUnplacedOrders } from "./apis/orders/placing/unplaced-orders.ts";
import { dropExpiredCards } from "./apis/payments/card-fields/card-sessions.ts";
import { forgetNetworks } from "./apis/stores/visits/forget-networks.ts";
import type { CommerceEnv } from "./env.ts";

/** Does what is due without a request; the cron trigger of wrangler.toml calls it every minute. */
export async function runScheduled({ DB }: Pick<CommerceEnv, "DB">): Promise<void> {
	const now = await clockInSeconds(DB);
	await failUnplacedOrders(DB, now);
	await forgetNetworks(DB, now);
	await dropExpiredCards(DB, new Date());
}
