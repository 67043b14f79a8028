import {
	type ShopEvent,
	type ShopEventOf,
	type ShopEventType,
	sourceOf,
	withSource,
} from "../../../shared/domain/shell/shop-events.ts";

/** What is kept for listeners, which all come late (event-4); the oldest go first. */
const MOST_KEPT = 200;

type Listener = (event: never) => void;

/** What a shopper does, for any listeners there are. */
export function createEventBus() {
	const listeners = new Map<ShopEventType, Set<Listener>>();
	let kept: ShopEvent[] = [];
	let lastSource: ReturnType<typeof sourceOf> | undefined;
	// By itself, so that what a listener does wrong is reported and spoils nothing else.
	const tell = (listener: Listener, event: ShopEvent) => queueMicrotask(() => listener(event as never));
	return {
		emit(event: ShopEvent): void {
			const sourced = withSource(event, lastSource);
			if (sourced.type === "productClick" || sourced.type === "productAction") lastSource = sourceOf(sourced);
			kept = [...kept, sourced].slice(-MOST_KEPT);
			for (const listener of listeners.get(sourced.type) ?? []) tell(listener, sourced);
		},
		/** Hears events of a type from now on, first those that were kept: to be asked once, not with every rendering. Returns how to stop. */
		on<Type extends ShopEventType>(type: Type, listener: (event: ShopEventOf<Type>) => void): () => void {
			const others = listeners.get(type) ?? new Set();
			listeners.set(type, others.add(listener));
			for (const event of kept) if (event.type === type) tell(listener, event);
			return () => void others.delete(listener);
		},
	};
}

export type EventBus = ReturnType<typeof createEventBus>;
