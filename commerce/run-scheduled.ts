import { clockInSeconds } from "./apis/orders/clock.ts";
import { failUnplacedOrders } from "./apis/orders/placing/unplaced-orders.ts";
import type { CommerceEnv } from "./env.ts";

/** Does what is due without a request; the cron trigger of wrangler.toml calls it every minute. */
export async function runScheduled({ DB }: Pick<CommerceEnv, "DB">): Promise<void> {
	await failUnplacedOrders(DB, await clockInSeconds(DB));
}
