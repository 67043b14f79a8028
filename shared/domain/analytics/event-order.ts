import { EVENTS, type EventName } from "./events.ts";

/** `visit`: the number of the page within this document; each navigation begins a new one. */
export type OrderedEvent = { name: EventName; visit: number; data?: object };

const REPLACED: ReadonlySet<EventName> = new Set([
	"view_item",
	...(Object.keys(EVENTS) as EventName[]).filter((name) => "persistent" in EVENTS[name]),
]);
const FIRST: readonly EventName[] = ["page_view", "customer_changed"];

const rank = ({ name }: OrderedEvent): number => {
	const at = FIRST.indexOf(name);
	return at < 0 ? FIRST.length : at;
};

/** Clicks on different products are different facts, however soon they follow each other. */
const readSubject = ({ name, data = {} }: OrderedEvent): unknown =>
	name === "select_item" && "productId" in data ? data.productId : undefined;

const isSame = (one: OrderedEvent, other: OrderedEvent): boolean =>
	one.name === other.name && one.visit === other.visit && readSubject(one) === readSubject(other);

/**
 * Keeps the events that have not been delivered, in the order in which receivers expect them (event-9): nothing before the first page view,
 * which comes first, then the customer, then the rest. Within one page, a persistent event and a product view replace their predecessor in
 * its place, and a click replaces an earlier click on the same product.
 */
export function createEventOrder<E extends OrderedEvent>() {
	let waiting: E[] = [];
	let hasBegun = false;
	return {
		push(event: E): void {
			const at = REPLACED.has(event.name) ? waiting.findIndex((one) => isSame(one, event)) : -1;
			waiting = at < 0 ? [...waiting, event] : waiting.with(at, event);
		},
		/** Removes and returns the events that may be delivered. */
		take(): E[] {
			if (!hasBegun && !waiting.some(({ name }) => name === "page_view")) return [];
			const taken = hasBegun ? waiting : waiting.toSorted((a, b) => a.visit - b.visit || rank(a) - rank(b));
			hasBegun = true;
			waiting = [];
			return taken;
		},
		drop(): void {
			waiting = [];
		},
		get size(): number {
			return waiting.length;
		},
	};
}
