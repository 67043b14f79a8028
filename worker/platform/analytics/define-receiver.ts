import * as z from "zod";
import type { EventName } from "../../../shared/domain/analytics/events.ts";
import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { Answer } from "./call-receiver.ts";
import { listParts } from "./list-parts.ts";
import type { Deliverable, Mapping, Outcome, Receiver, ReceiverContext } from "./receiver.ts";

type Definition<C extends ConsentCategory, Payload> = {
	id: ReceiverId;
	consent: C;
	knowsPersons?: true;
	isConfigured(env: Bindings): boolean;
	mapping: Mapping<C, Payload>;
	/** The receiver's own limits. Events beyond them are not sent, because some receivers drop them without a word (event-38). */
	schema: z.ZodType<Payload>;
	recognises(name: EventName): boolean;
	/** Limits of one request. */
	mostEvents: number;
	mostBytes: number;
	/** Payloads with different keys do not travel in one request. */
	readKey?(payload: Payload): string;
	send(payloads: readonly Payload[], cx: ReceiverContext): Promise<Answer>;
};

type Prepared<Payload> = { at: number; id: string; name: EventName; payload: Payload };

const UNANSWERED = "The receiver did not answer. It may have counted the event, so it is not sent again.";

const prepare = <C extends ConsentCategory, Payload>(
	{ mapping, schema }: Pick<Definition<C, Payload>, "mapping" | "schema">,
	{ event, ...about }: Deliverable<C>,
	env: Bindings,
): { payload: Payload } | { outcome: Outcome } => {
	// The table has for each name a function of just that event.
	const map = mapping[event.name] as ((...args: unknown[]) => Payload | undefined) | undefined;
	const payload = map?.(event, { ...about, env });
	if (payload === undefined) return { outcome: "taken" };
	const result = schema.safeParse(payload);
	return result.success
		? { payload: result.data }
		: { outcome: { refused: `Not sent, because it does not fit: ${z.prettifyError(result.error)}` } };
};

/** Leaves out the events whose delivery was begun before, and says what becomes of them. */
const listUnsent = async <Payload>(
	prepared: readonly Prepared<Payload>[],
	id: ReceiverId,
	cx: ReceiverContext,
	decide: (at: number, outcome: Outcome) => void,
): Promise<Prepared<Payload>[]> => {
	if (prepared.length === 0) return [];
	const states = await cx.deliveries(id).begin(prepared.map((one) => one.id));
	return prepared.filter(({ at, id: eventId }) => {
		const state = states.get(eventId) ?? "new";
		if (state === "taken") decide(at, "taken");
		if (state === "begun") decide(at, "retry");
		if (state === "lost") decide(at, { refused: UNANSWERED });
		return state === "new";
	});
};

/**
 * Makes a receiver from its mapping, its schema and its way of sending. Payloads that do not fit are refused one by one; those that fit travel
 * in as few requests as the limits allow. An event that the receiver would count twice is sent at most once (event-39).
 */
export const defineReceiver = <C extends ConsentCategory, Payload>(
	definition: Definition<C, Payload>,
): Receiver<C> => ({
	id: definition.id,
	consent: definition.consent,
	...(definition.knowsPersons && { knowsPersons: true }),
	takes: (name) => definition.mapping[name] !== undefined,
	recognises: definition.recognises,
	isConfigured: definition.isConfigured,
	async deliver(events, cx) {
		const outcomes: Outcome[] = events.map(() => "taken");
		const decide = (at: number, outcome: Outcome): void => void outcomes.splice(at, 1, outcome);
		const prepared: Prepared<Payload>[] = [];
		// The queue may deliver an event twice in one batch.
		const firstAt = new Map<string, number>();
		for (const [at, one] of events.entries()) {
			if (firstAt.has(one.event.id)) continue;
			firstAt.set(one.event.id, at);
			const result = prepare(definition, one, cx.env);
			if ("payload" in result) prepared.push({ at, ...result, id: one.event.id, name: one.event.name });
			else decide(at, result.outcome);
		}
		const isOnce = ({ name }: Prepared<Payload>): boolean => definition.recognises(name);
		const unsent = await listUnsent(
			prepared.filter((one) => !isOnce(one)),
			definition.id,
			cx,
			decide,
		);
		const due = [...prepared.filter(isOnce), ...unsent].toSorted((a, b) => a.at - b.at);
		const { readKey = () => "" } = definition;
		const parts = listParts(
			due.map((one) => ({ ...one, key: readKey(one.payload), json: JSON.stringify(one.payload) })),
			definition,
		);
		await Promise.all(
			parts.map(async (part) => {
				const answer = await definition.send(
					part.map(({ payload }) => payload),
					cx,
				);
				const guarded = part.filter((one) => !isOnce(one)).map(({ id }) => id);
				if (answer !== "unanswered" && guarded.length > 0)
					await cx.deliveries(definition.id).end(guarded, answer === "taken" ? "taken" : "not taken");
				for (const one of part) {
					if (answer !== "unanswered") decide(one.at, answer);
					else decide(one.at, isOnce(one) ? "retry" : { refused: UNANSWERED });
				}
			}),
		);
		return events.map(({ event }, at) => outcomes[firstAt.get(event.id) ?? at] ?? "retry");
	},
});
