import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import {
	CATEGORIES,
	type Consent,
	type ConsentCategory,
	mayUse,
} from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { listConsented } from "./consented.ts";
import type { Delivery, Receiver, ReceiverContext } from "./receiver.ts";
import { RECEIVERS } from "./receivers.ts";

/** `granted`: the shopper's consent when the event was queued. Each receiver has a message of its own, so that one can fail alone. */
export type QueuedEvent = { receiver: string; event: AnalyticsEvent; granted: ConsentCategory[] };

/** A batch holds at most 100 messages and 256 KB. */
const MOST_MESSAGES = 50;
/** Seconds before the first repetition; each further one waits twice as long. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 3600;

export const queueEvents = async (
	env: Bindings,
	events: readonly AnalyticsEvent[],
	consent: Consent,
	receivers: readonly Receiver[] = RECEIVERS,
): Promise<void> => {
	const granted = CATEGORIES.filter((category) => mayUse(consent, category));
	const messages = receivers
		.filter((receiver) => receiver.isConfigured(env))
		.flatMap(({ id, consent: category }) =>
			listConsented(category, events, consent).map(
				(event): MessageSendRequest<QueuedEvent> => ({
					body: { receiver: id, event, granted },
				}),
			),
		);
	for (let at = 0; at < messages.length; at += MOST_MESSAGES)
		await env.EVENTS?.sendBatch(messages.slice(at, at + MOST_MESSAGES));
};

export const waitBefore = (attempts: number): number =>
	Math.min(FIRST_WAIT * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT);

type Delivered = { messages: readonly Message<QueuedEvent>[]; delivery: Delivery };

const sendPart = async (
	receiver: Receiver,
	messages: readonly Message<QueuedEvent>[],
	cx: ReceiverContext,
): Promise<Delivered> => {
	const events = messages.flatMap(({ body: { event, granted } }) =>
		listConsented(receiver.consent, [event], { choice: { granted }, objects: false }),
	);
	try {
		return { messages, delivery: events.length > 0 ? await receiver.send(events, cx) : "taken" };
	} catch (error) {
		cx.log("warning", "analytics/event-queue", `Events were not delivered to ${receiver.id}`, { error });
		return { messages, delivery: "retry" };
	}
};

/**
 * Delivers a batch (event-12). What a receiver refuses is told to `bury`; what fails otherwise is repeated with growing pauses, and the queue
 * moves it to the dead letters after the last try.
 */
export async function deliverEvents(
	batch: MessageBatch<QueuedEvent>,
	cx: ReceiverContext,
	bury: (message: QueuedEvent, reason: string) => Promise<void>,
	receivers: readonly Receiver[] = RECEIVERS,
): Promise<void> {
	const byReceiver = Map.groupBy(batch.messages, ({ body }) => body.receiver);
	const parts = [...byReceiver].flatMap(([id, messages]) => {
		const receiver = receivers.find((one) => one.id === id);
		if (!receiver)
			return [Promise.resolve<Delivered>({ messages, delivery: { refused: "There is no such receiver." } })];
		const count = Math.ceil(messages.length / receiver.mostEvents);
		return Array.from({ length: count }, (_, part) =>
			sendPart(receiver, messages.slice(part * receiver.mostEvents, (part + 1) * receiver.mostEvents), cx),
		);
	});
	for (const { messages, delivery } of await Promise.all(parts))
		for (const message of messages) {
			if (delivery === "retry") message.retry({ delaySeconds: waitBefore(message.attempts) });
			else {
				if (delivery !== "taken") await bury(message.body, delivery.refused);
				message.ack();
			}
		}
}
