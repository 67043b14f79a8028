import type { Bindings } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { createLog } from "../../base/log.ts";
import { buryEvent, DEAD_LETTERS } from "./dead-letters.ts";
import { createDeliveries } from "./deliveries.ts";
import { deliverEvents, type QueuedEvent } from "./event-queue.ts";
import { createGrantedReader } from "./withdrawals.ts";

/** Milliseconds for one batch. */
const TIMEOUT = 25_000;

/** Handles a batch of the events' queue, or of the queue of those that were repeated in vain (event-12). */
export async function takeBatch(batch: MessageBatch<QueuedEvent>, env: Bindings): Promise<void> {
	const log = createLog();
	const bury = (message: QueuedEvent, reason: string): Promise<void> => {
		log("error", "analytics/take-batch", `${message.receiver} did not take an event; it is a dead letter`, {
			event: message.event.name,
			id: message.event.id,
			reason,
		});
		return buryEvent(env, message, reason);
	};
	if (batch.queue.endsWith(DEAD_LETTERS)) {
		for (const { body } of batch.messages) await bury(body, "All tries failed.");
		batch.ackAll();
		return;
	}
	const now = clock.now();
	await deliverEvents(
		batch,
		{
			env,
			log,
			deadline: clock.timeout(TIMEOUT),
			now,
			deliveries: (receiver) => createDeliveries(env, receiver, now),
		},
		{ bury, readGranted: createGrantedReader(env) },
	);
}
