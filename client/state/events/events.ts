import {
	isCredited,
	type ShopEvent,
	type ShopEventOf,
	type ShopEventType,
	toSourced,
	withSource,
} from "../../../shared/domain/shell/shop-events.ts";

/** The number of recent events kept for listeners that load later (event-4). */
const MOST_KEPT = 200;

/** `at`: milliseconds by `performance.now()`, which never jumps. `id`: that of the event of analytics; undefined on pages that are not secure. */
type Kept = { event: ShopEvent; at: number; id: string | undefined };
type Listener = (event: never, at: number, id: string | undefined) => void;

/** `firstIds`: the ids of the first events, with which the early script would report the page and its product. */
export function createEventBus(firstIds: (string | undefined)[] = []) {
	const listeners = new Map<ShopEventType, Set<Listener>>();
	const hearers = new Set<(event: ShopEvent, at: number, id: string | undefined) => void>();
	let recentEvents: Kept[] = [];
	let lost = 0;
	let lastSource: ReturnType<typeof toSourced> | undefined;
	// A microtask keeps an error of one listener away from the sender and other listeners.
	const tell = (listener: Listener, event: ShopEvent, at: number, id?: string) =>
		queueMicrotask(() => listener(event as never, at, id));
	return {
		emit(event: ShopEvent): void {
			const sourcedEvent = withSource(event, lastSource);
			if (
				(sourcedEvent.type === "productClick" || sourcedEvent.type === "productAction") &&
				isCredited(sourcedEvent)
			)
				lastSource = toSourced(sourcedEvent);
			const at = performance.now();
			const id = firstIds.shift() ?? crypto.randomUUID?.();
			if (recentEvents.length === MOST_KEPT && hearers.size === 0) lost++;
			recentEvents = [...recentEvents, { event: sourcedEvent, at, id }].slice(-MOST_KEPT);
			for (const listener of listeners.get(sourcedEvent.type) ?? []) tell(listener, sourcedEvent, at);
			for (const listener of hearers) tell(listener, sourcedEvent, at, id);
		},
		on<Type extends ShopEventType>(
			type: Type,
			listener: (event: ShopEventOf<Type>, at: number) => void,
		): () => void {
			const others = listeners.get(type) ?? new Set();
			listeners.set(type, others.add(listener));
			for (const { event, at } of recentEvents) if (event.type === type) tell(listener, event, at);
			return () => void others.delete(listener);
		},
		/** Calls the listener for every event, of any type, in the order in which they happened. */
		onAny(listener: (event: ShopEvent, at: number, id: string | undefined) => void): () => void {
			hearers.add(listener);
			for (const { event, at, id } of recentEvents) tell(listener, event, at, id);
			return () => void hearers.delete(listener);
		},
		/** Returns the events that no listener to all events has heard. */
		unheard: (): readonly Kept[] => (hearers.size > 0 ? [] : recentEvents),
		/** Returns the number of events that were dropped before a listener to all events could hear them. */
		countLost: () => lost,
		/** Drops the events that wait for listeners, after a refusal of consent (event-11). */
		forget(): void {
			recentEvents = [];
			lost = 0;
		},
	};
}

export type EventBus = ReturnType<typeof createEventBus>;
