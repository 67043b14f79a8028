import { failUnplacedOrders } from "./apis/orders/placing/unplaced-orders.ts";
import { dropExpiredCards } from "./apis/payments/card-fields/card-sessions.ts";
import { forgetReceived } from "./apis/receivers/received-events.ts";
import { forgetNetworks } from "./apis/stores/visits/forget-networks.ts";
import type { CommerceEnv } from "./env.ts";
import { scaleAhead } from "./media/scale-ahead.ts";
import { publishDue } from "./records/content/publish-due.ts";
import { clockInSeconds } from "./scheduled/clock.ts";

/** Runs every minute by the cron trigger of wrangler.toml. A failed task does not stop the other tasks; throws afterwards (cloud-43). */
export async function runScheduled({ DB, MEDIA }: Pick<CommerceEnv, "DB" | "MEDIA">): Promise<void> {
	const now = await clockInSeconds(DB);
	const outcomes = await Promise.allSettled([
		failUnplacedOrders(DB, now),
		forgetNetworks(DB, now),
		forgetReceived(DB, now),
		dropExpiredCards(DB, new Date()),
		scaleAhead({ DB, MEDIA }),
		publishDue(DB),
	]);
	const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
	if (failures.length > 0) throw new AggregateError(failures, "Scheduled tasks failed");
}
