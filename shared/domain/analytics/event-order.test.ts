import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEventOrder } from "./event-order.ts";
import { EVENT_NAMES, type EventName } from "./events.ts";

type Event = { name: EventName; visit: number; n: number };
const event = (name: EventName, n = 0, visit = 1): Event => ({ name, visit, n });
const order = (...events: Event[]) => {
	const waiting = createEventOrder<Event>();
	for (const one of events) waiting.push(one);
	return waiting;
};
const names = (events: readonly Event[]) => events.map(({ name }) => name);

// proves event-9
describe("events before the first page view", () => {
	test("wait for it", () => {
		const waiting = order(event("view_item"), event("add_to_cart"));
		expect(waiting.take()).toEqual([]);
		waiting.push(event("page_view"));
		expect(names(waiting.take())).toEqual(["page_view", "view_item", "add_to_cart"]);
	});

	test("follow it and the customer in their own order", () => {
		const waiting = order(
			event("add_to_cart"),
			event("customer_changed"),
			event("view_item"),
			event("page_view"),
		);
		expect(names(waiting.take())).toEqual(["page_view", "customer_changed", "add_to_cart", "view_item"]);
	});
});

test("later events keep the order in which they happened", () => {
	const waiting = order(event("page_view"));
	waiting.take();
	for (const name of ["add_to_cart", "customer_changed", "page_view"] as const) waiting.push(event(name));
	expect(names(waiting.take())).toEqual(["add_to_cart", "customer_changed", "page_view"]);
});

test.each(["page_view", "select_item", "customer_changed", "view_item"] as const)(
	"a second %s of a page replaces the first in its place",
	(name) => {
		const waiting = order(event("page_view", 1), event(name, 2), event("add_to_cart"), event(name, 3));
		const taken = waiting.take().filter((one) => one.name === name);
		expect(taken.map(({ n }) => n)).toEqual([3]);
	},
);

// proves event-9
test("clicks on different products are all kept, a second click on one of them replaces the first", () => {
	const click = (productId: string, n: number) => ({ ...event("select_item", n), data: { productId } });
	const waiting = order(event("page_view"), click("a", 1), click("b", 2), click("a", 3));
	expect(waiting.take().map(({ n }) => n)).toEqual([0, 3, 2]);
});

test("events of another page are kept", () => {
	const waiting = order(
		event("page_view", 1),
		event("page_view", 2, 2),
		event("view_item", 3),
		event("view_item", 4, 2),
	);
	expect(waiting.take().map(({ n }) => n)).toEqual([1, 3, 2, 4]);
});

test("no other event is lost or repeated, whatever the order", () => {
	const any = fc.record({
		name: fc.constantFrom(...EVENT_NAMES),
		visit: fc.integer({ min: 1, max: 3 }),
		n: fc.nat(),
	});
	fc.assert(
		fc.property(fc.array(any), fc.array(fc.boolean()), (events, takes) => {
			const waiting = createEventOrder<Event>();
			const taken: Event[] = [];
			for (const [at, one] of events.entries()) {
				waiting.push(one);
				if (takes[at]) taken.push(...waiting.take());
			}
			waiting.push(event("page_view", -1, 4));
			taken.push(...waiting.take());
			const counted = (name: EventName, list: readonly Event[]) =>
				list.filter((one) => one.name === name).length;
			for (const name of ["add_to_cart", "search", "view_item_list"] as const)
				expect(counted(name, taken)).toBe(counted(name, events));
			expect(waiting.size).toBe(0);
		}),
	);
});
