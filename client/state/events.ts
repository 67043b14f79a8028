import {
	type ClickSource,
	type ShopEvent,
	type ShopEventOf,
	type ShopEventType,
	withSource,
} from "../../shared/domain/shop-events.ts";

/** What waits for its first listener: analytics come late, or never. */
const MOST_WAITING = 200;

type Listener = (event: never) => void;

/** What a shopper does, told to whoever listens; nobody has to. */
export function createEventBus() {
	const listeners = new Map<ShopEventType, Set<Listener>>();
	let waiting: ShopEvent[] = [];
	let lastSource: ClickSource | undefined;
	// By itself, so that what a listener does wrong is reported and spoils nothing else.
	const tell = (listener: Listener, event: ShopEvent) => queueMicrotask(() => listener(event as never));
	return {
		emit(event: ShopEvent): void {
			const told = withSource(event, lastSource);
			if (told.type === "productClick") lastSource = told.source;
			const heard = listeners.get(told.type);
			if (heard?.size) for (const listener of heard) tell(listener, told);
			else waiting = [...waiting, told].slice(-MOST_WAITING);
		},
		/** Hears events of a type, first those that nobody has heard. Returns how to stop. */
		on<Type extends ShopEventType>(type: Type, listener: (event: ShopEventOf<Type>) => void): () => void {
			const heard = listeners.get(type) ?? new Set();
			listeners.set(type, heard.add(listener));
			for (const event of waiting) if (event.type === type) tell(listener, event);
			waiting = waiting.filter((event) => event.type !== type);
			return () => void heard.delete(listener);
		},
	};
}

export type EventBus = ReturnType<typeof createEventBus>;
