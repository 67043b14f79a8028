import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { EventName } from "../../../shared/domain/analytics/events.ts";
import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { Log } from "../../base/log.ts";
import type { EinsteinPerson } from "../recommendations/einstein-client.ts";
import type { Consented } from "./consented.ts";

/** The browser that reported an event. It is absent if the server made the event without one. `origin`: of the shop that it visited. */
export type Sender = { client: string; session: string; origin: string };

/** An event for one receiver. `granted`: what the shopper had agreed to, and has not withdrawn since. */
export type Deliverable<C extends ConsentCategory = ConsentCategory> = {
	event: Consented<C>;
	granted: readonly ConsentCategory[];
	sender?: Sender;
	/** The ids by which the recommendation service knows browser and customer. A receiver that does not know persons does not get them. */
	person?: EinsteinPerson;
};

export type DeliveryState = "new" | "begun" | "lost" | "taken";
/** Remembers which events were sent to a receiver that would count one twice (event-39). */
export type Deliveries = {
	/** Notes the first try for each new event. `begun`: another try is under way. `lost`: one ended without an answer. */
	begin(ids: readonly string[]): Promise<ReadonlyMap<string, DeliveryState>>;
	end(ids: readonly string[], outcome: "taken" | "not taken"): Promise<void>;
};

export type ReceiverContext = {
	env: Bindings;
	log: Log;
	deadline: AbortSignal;
	now: number;
	deliveries(receiver: ReceiverId): Deliveries;
};

/** `retry`: the receiver is down or overloaded. `retryAfter`: in seconds, as it asked. `refused`: it will never take the event. */
export type Outcome = "taken" | "retry" | { retryAfter: number } | { refused: string };

/** Delivers events from the server to one service. */
export type Receiver<C extends ConsentCategory = ConsentCategory> = {
	id: ReceiverId;
	consent: C;
	/** Events without a meaning for the receiver are not queued for it. */
	takes(name: EventName): boolean;
	/** Whether an event that arrives twice counts once, by its id. */
	recognises(name: EventName): boolean;
	knowsPersons?: true;
	isConfigured(env: Bindings): boolean;
	/** Returns an outcome for each event, in the same order. */
	deliver(events: readonly Deliverable<C>[], cx: ReceiverContext): Promise<Outcome[]>;
};

/** Makes a receiver's own form of each event that it takes; undefined if one event has no meaning for it. */
export type Mapping<C extends ConsentCategory, Payload> = {
	[Name in EventName]?: (
		event: AnalyticsEvent<Name>,
		about: Omit<Deliverable<C>, "event"> & { env: Bindings },
	) => Payload | undefined;
};
