import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";

/** `visit`: the number of the page within this document; each navigation begins a new one. */
export type OrderedEvent = { event: BrowserEvent; visit: number };

const REPLACED = /^(pageV|customer|product)/;

/** Returns what an event replaces in its page; clicks on different products are different facts, however soon they follow each other. */
const readSubject = ({ event, visit }: OrderedEvent): string | undefined =>
	REPLACED.test(event.type)
		? visit + event.type + (event.type === "productClick" ? event.productId : "")
		: undefined;

/**
 * Keeps the events that have not been delivered: nothing is delivered before the first page view (event-9). Within one page, the page view, the
 * customer and a product view replace their predecessor in its place, and a click replaces an earlier click on the same product.
 */
export function createEventOrder<E extends OrderedEvent>() {
	const waiting: E[] = [];
	let hasBegun = false;
	return {
		push(one: E): void {
			const subject = readSubject(one);
			const at = waiting.findIndex((other) => subject && readSubject(other) === subject);
			waiting[at < 0 ? waiting.length : at] = one;
		},
		/** Removes and returns the events that may be delivered. */
		take(): E[] {
			hasBegun ||= waiting.some(({ event }) => event.type === "pageView");
			return hasBegun ? waiting.splice(0) : [];
		},
		drop(): void {
			waiting.length = 0;
		},
	};
}
