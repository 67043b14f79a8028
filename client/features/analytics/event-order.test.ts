import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import { createEventOrder } from "./event-order.ts";

const TYPES = ["pageView", "customerChanged", "productView", "sealed", "signOut", "notifyMe"] as const;
type Type = (typeof TYPES)[number];
type Event = { event: BrowserEvent; visit: number; n: number };
const event = (type: Type | "productClick", n = 0, visit = 1, productId = "a"): Event => ({
	event: { type, productId } as BrowserEvent,
	visit,
	n,
});
const order = (...events: Event[]) => {
	const waiting = createEventOrder<Event>();
	for (const one of events) waiting.push(one);
	return waiting;
};
const types = (events: readonly Event[]) => events.map((one) => one.event.type);

// proves event-9
test("events before the first page view wait for it", () => {
	const waiting = order(event("productView"), event("sealed"));
	expect(waiting.take()).toEqual([]);
	waiting.push(event("pageView"));
	expect(types(waiting.take())).toEqual(["productView", "sealed", "pageView"]);
});

test("later events keep the order in which they happened", () => {
	const waiting = order(event("pageView"));
	waiting.take();
	for (const type of ["sealed", "customerChanged", "pageView"] as const) waiting.push(event(type));
	expect(types(waiting.take())).toEqual(["sealed", "customerChanged", "pageView"]);
});

test.each(["pageView", "productClick", "customerChanged", "productView"] as const)(
	"a second %s of a page replaces the first in its place",
	(type) => {
		const waiting = order(event("pageView", 1), event(type, 2), event("sealed"), event(type, 3));
		const taken = waiting.take().filter((one) => one.event.type === type);
		expect(taken.map(({ n }) => n)).toEqual([3]);
	},
);

// proves event-9
test("clicks on different products are all kept, a second click on one of them replaces the first", () => {
	const click = (productId: string, n: number) => event("productClick", n, 1, productId);
	const waiting = order(event("pageView"), click("a", 1), click("b", 2), click("a", 3));
	expect(waiting.take().map(({ n }) => n)).toEqual([0, 3, 2]);
});

test("events of another page are kept", () => {
	const waiting = order(
		event("pageView", 1),
		event("pageView", 2, 2),
		event("productView", 3),
		event("productView", 4, 2),
	);
	expect(waiting.take().map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test("no other event is lost or repeated, whatever the order", () => {
	const any = fc.record({
		type: fc.constantFrom(...TYPES),
		visit: fc.integer({ min: 1, max: 3 }),
		n: fc.nat(),
	});
	fc.assert(
		fc.property(fc.array(any), fc.array(fc.boolean()), (drawn, takes) => {
			const waiting = createEventOrder<Event>();
			const taken: Event[] = [];
			const events = drawn.map(({ type, n, visit }) => event(type, n, visit));
			for (const [at, one] of events.entries()) {
				waiting.push(one);
				if (takes[at]) taken.push(...waiting.take());
			}
			waiting.push(event("pageView", -1, 4));
			taken.push(...waiting.take());
			const counted = (type: Type, list: readonly Event[]) =>
				list.filter((one) => one.event.type === type).length;
			for (const type of ["sealed", "signOut", "notifyMe"] as const)
				expect(counted(type, taken)).toBe(counted(type, events));
			expect(waiting.take()).toEqual([]);
		}),
	);
});
