import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import { type Consent, type ConsentCategory, listGranted } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { findTraceId, inSpan } from "../../base/tracing.ts";
import type { EinsteinPerson } from "../recommendations/einstein-client.ts";
import { listConsented } from "./consented.ts";
import type { Deliverable, Outcome, Receiver, ReceiverContext, Sender } from "./receiver.ts";
import { RECEIVERS } from "./receivers.ts";

/**
 * `granted`: the shopper's consent when the event was queued. `traceId`: the request that queued it, because the runtime begins another trace
 * for each batch (platform-12). Each receiver has a message of its own, so that one can fail alone.
 */
export type QueuedEvent = {
	receiver: ReceiverId;
	event: AnalyticsEvent;
	granted: ConsentCategory[];
	sender?: Sender;
	person?: EinsteinPerson;
	traceId?: string;
};

/** A batch holds at most 100 messages and 256 KB. */
const MOST_MESSAGES = 50;
/** Seconds before the first repetition; each further one waits twice as long. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 3600;

type About = {
	consent: Consent;
	/** The site's preference `analytics.receivers` (event-37). */
	receivers: readonly ReceiverId[];
	/** The browser that reported the events; absent if the server made them without one. */
	sender?: Sender | undefined;
	/** The ids by which the recommendation service knows the shopper; absent without consent to personalisation. */
	person?: EinsteinPerson | undefined;
};

export const queueEvents = (
	env: Bindings,
	events: readonly AnalyticsEvent[],
	{ consent, ...about }: About,
	receivers: readonly Receiver[] = RECEIVERS,
): Promise<void> =>
	queueNewEvents(env, events, { ...about, granted: listGranted(consent), delivered: [] }, receivers);

const toConsent = (granted: readonly ConsentCategory[]): Consent => ({ choice: { granted }, objects: false });

/** Queues events for the receivers that `granted` allows, without those that `delivered` has allowed before. */
export const queueNewEvents = async (
	env: Bindings,
	events: readonly AnalyticsEvent[],
	{
		granted,
		delivered,
		receivers: chosen,
		sender,
		person,
	}: Omit<About, "consent"> & Record<"granted" | "delivered", readonly ConsentCategory[]>,
	receivers: readonly Receiver[] = RECEIVERS,
): Promise<void> => {
	const traceId = findTraceId();
	const messages = receivers
		.filter((receiver) => chosen.includes(receiver.id) && receiver.isConfigured(env))
		.flatMap((receiver) => {
			const taken = events.filter(({ name }) => receiver.takes(name));
			const allowedBy = (categories: readonly ConsentCategory[]) =>
				listConsented(receiver.consent, taken, toConsent(categories));
			const before = new Set(allowedBy(delivered).map(({ id }) => id));
			return allowedBy(granted)
				.filter(({ id }) => !before.has(id))
				.map(
					(event): MessageSendRequest<QueuedEvent> => ({
						body: {
							receiver: receiver.id,
							event,
							granted: [...granted],
							...(sender && { sender }),
							...(person && receiver.knowsPersons && { person }),
							...(traceId && { traceId }),
						},
					}),
				);
		});
	for (let at = 0; at < messages.length; at += MOST_MESSAGES)
		await env.EVENTS?.sendBatch(messages.slice(at, at + MOST_MESSAGES));
};

export const waitBefore = (attempts: number): number =>
	Math.min(FIRST_WAIT * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT);

/** Returns what a shopper still agrees to of what was granted when the event was queued. */
export type ReadGranted = (message: QueuedEvent) => Promise<readonly ConsentCategory[]>;

type Delivered = { message: Message<QueuedEvent>; outcome: Outcome };

const deliverTo = async (
	receiver: Receiver,
	messages: readonly Message<QueuedEvent>[],
	cx: ReceiverContext,
	readGranted: ReadGranted,
): Promise<Delivered[]> => {
	const judged = await Promise.all(
		messages.map(async (message) => {
			const granted = await readGranted(message.body);
			const [event] = listConsented(receiver.consent, [message.body.event], toConsent(granted));
			const { sender, person } = message.body;
			return {
				message,
				one: event && { event, granted, ...(sender && { sender }), ...(person && { person }) },
			};
		}),
	);
	const allowed = judged.flatMap(({ message, one }) => (one ? [{ message, one }] : []));
	const withdrawn = judged.flatMap(({ message, one }): Delivered[] =>
		one ? [] : [{ message, outcome: "taken" }],
	);
	const events: Deliverable[] = allowed.map(({ one }) => one);
	const outcomes = events.length > 0 ? await receiver.deliver(events, cx) : [];
	return [
		...withdrawn,
		...allowed.map(({ message }, at): Delivered => ({ message, outcome: outcomes[at] ?? "retry" })),
	];
};

const describeOutcome = (outcome: Outcome): string => {
	if (typeof outcome === "string") return outcome;
	return "refused" in outcome ? `refused: ${outcome.refused}` : "retry later";
};

/** Delivers within a span that names the events, the requests that queued them and the receiver's answers (platform-12). */
const traceDelivery = (
	id: string,
	messages: readonly Message<QueuedEvent>[],
	deliver: () => Promise<Delivered[]>,
): Promise<Delivered[]> => {
	const facts = {
		events: messages.map(({ body }) => body.event.id).join(),
		causes: [...new Set(messages.flatMap(({ body }) => body.traceId ?? []))].join(),
	};
	return inSpan(`deliver ${id}`, facts, async (note) => {
		const delivered = await deliver();
		const answers = delivered.map(({ message: { body }, outcome }) => ({
			id: body.event.id,
			answer: describeOutcome(outcome),
		}));
		const different = new Set(answers.map(({ answer }) => answer));
		note({
			answer: [...different].join(),
			...(different.size > 1 ? { answers: answers.map((one) => `${one.id} ${one.answer}`).join() } : {}),
		});
		return delivered;
	});
};

/**
 * Delivers a batch (event-12). What a receiver refuses is told to `bury`; what fails otherwise is repeated with growing pauses, and the queue
 * moves it to the dead letters after the last try.
 */
export async function deliverEvents(
	batch: MessageBatch<QueuedEvent>,
	cx: ReceiverContext,
	{
		bury,
		readGranted,
	}: { bury: (message: QueuedEvent, reason: string) => Promise<void>; readGranted: ReadGranted },
	receivers: readonly Receiver[] = RECEIVERS,
): Promise<void> {
	const byReceiver = Map.groupBy(batch.messages, ({ body }) => body.receiver);
	const delivered = await Promise.all(
		[...byReceiver].map(async ([id, messages]): Promise<Delivered[]> => {
			const all = (outcome: Outcome) => messages.map((message) => ({ message, outcome }));
			const receiver = receivers.find((one) => one.id === id);
			if (!receiver) return all({ refused: "There is no such receiver." });
			return traceDelivery(id, messages, async () => {
				try {
					return await deliverTo(receiver, messages, cx, readGranted);
				} catch (error) {
					cx.log("warning", "analytics/event-queue", `Events were not delivered to ${id}`, { error });
					return all("retry");
				}
			});
		}),
	);
	for (const { message, outcome } of delivered.flat()) {
		if (outcome === "retry") message.retry({ delaySeconds: waitBefore(message.attempts) });
		else if (outcome === "taken") message.ack();
		else if ("retryAfter" in outcome)
			message.retry({ delaySeconds: Math.max(outcome.retryAfter, waitBefore(message.attempts)) });
		else {
			await bury(message.body, outcome.refused);
			message.ack();
		}
	}
}
