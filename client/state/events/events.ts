import {
	type ShopEvent,
	type ShopEventOf,
	type ShopEventType,
	toSourced,
	withSource,
} from "../../../shared/domain/shell/shop-events.ts";

/** The number of recent events kept for listeners that load later (event-4). */
const MOST_KEPT = 200;

type Listener = (event: never) => void;

export function createEventBus() {
	const listeners = new Map<ShopEventType, Set<Listener>>();
	let recentEvents: ShopEvent[] = [];
	let lastSource: ReturnType<typeof toSourced> | undefined;
	// A microtask keeps an error of one listener away from the sender and other listeners.
	const tell = (listener: Listener, event: ShopEvent) => queueMicrotask(() => listener(event as never));
	return {
		emit(event: ShopEvent): void {
			const sourcedEvent = withSource(event, lastSource);
			if (sourcedEvent.type === "productClick" || sourcedEvent.type === "productAction")
				lastSource = toSourced(sourcedEvent);
			recentEvents = [...recentEvents, sourcedEvent].slice(-MOST_KEPT);
			for (const listener of listeners.get(sourcedEvent.type) ?? []) tell(listener, sourcedEvent);
		},
		on<Type extends ShopEventType>(type: Type, listener: (event: ShopEventOf<Type>) => void): () => void {
			const others = listeners.get(type) ?? new Set();
			listeners.set(type, others.add(listener));
			for (const event of recentEvents) if (event.type === type) tell(listener, event);
			return () => void others.delete(listener);
		},
	};
}

export type EventBus = ReturnType<typeof createEventBus>;
