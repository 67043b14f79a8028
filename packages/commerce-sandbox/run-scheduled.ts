import { remindShoppers } from "./apis/left-baskets/remind-shoppers.ts";
import { tellShoppers } from "./apis/orders/mails/tell-shoppers.ts";
import { failUnplacedOrders } from "./apis/orders/placing/unplaced-orders.ts";
import { dropExpiredCards } from "./apis/payments/card-fields/card-sessions.ts";
import { forgetReceived } from "./apis/receivers/received-events.ts";
import { forgetNetworks } from "./apis/stores/visits/forget-networks.ts";
import type { CommerceEnv } from "./env.ts";
import { scaleAhead } from "./media/scale-ahead.ts";
import type { MailEnv } from "./outbox/mails.ts";
import { hasRelay, queueMails, type RelayEnv } from "./outbox/relay/queue-mails.ts";
import { publishDue } from "./records/content/publish-due.ts";
import { clockInSeconds } from "./scheduled/clock.ts";

/** Runs every minute by the cron trigger of wrangler.toml. A failed task does not stop the other tasks; throws afterwards (cloud-43). */
export async function runScheduled(env: Pick<CommerceEnv, "MEDIA"> & MailEnv & RelayEnv): Promise<void> {
	const { DB, MEDIA } = env;
	const now = await clockInSeconds(DB);
	const outcomes = await Promise.allSettled([
		failUnplacedOrders(DB, now),
		forgetNetworks(DB, now),
		forgetReceived(DB, now),
		dropExpiredCards(DB, new Date()),
		scaleAhead({ DB, MEDIA }),
		publishDue(DB),
		...(hasRelay(env) ? [relayMails(env)] : []),
	]);
	const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
	if (failures.length > 0) throw new AggregateError(failures, "Scheduled tasks failed");
}

/** Mails that are due by now are written first; without a relay, reading the outbox writes them. */
async function relayMails(env: MailEnv & RelayEnv): Promise<void> {
	await Promise.all([tellShoppers(env), remindShoppers(env)]);
	await queueMails(env);
}
