import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	computeProgress,
	deliveryAfter,
	type FulfilmentStep,
	fulfilmentEvents,
	pickUpPlan,
	standardPlan,
} from "./fulfilment.ts";

const DAY = 86_400;
const placed = { state: "placed" as const, placedAt: 1_000_000 };
const at = (plan: readonly FulfilmentStep[], after: number, ids = ["a", "b"]) =>
	computeProgress({ ...placed, plan }, ids, placed.placedAt + after);
const simple = standardPlan([{ itemId: "a", wait: 0 }]);
const mixed = standardPlan([
	{ itemId: "a", wait: 0 },
	{ itemId: "b", wait: 14 },
]);

// Columns: time since placing, status, confirmation, shipping, overall.
// proves cloud-4
test.each([
	[0, "new", "not_confirmed", "not_shipped", undefined],
	[15 * 60 - 1, "new", "not_confirmed", "not_shipped", undefined],
	[15 * 60, "new", "confirmed", "not_shipped", "being_processed"],
	[DAY, "new", "confirmed", "shipped", "shipped"],
	[4 * DAY - 1, "new", "confirmed", "shipped", "shipped"],
	[4 * DAY, "completed", "confirmed", "shipped", "shipped"],
])("after %i s an order is %s, %s, %s, %s", (after, status, confirmationStatus, shippingStatus, overall) => {
	const progress = at(simple, after);
	expect(progress).toMatchObject({ status, confirmationStatus, shippingStatus });
	expect(progress.overall).toBe(overall);
});

test("preordered lines ship later", () => {
	expect(at(mixed, DAY)).toMatchObject({ shippingStatus: "part_shipped", overall: "partly_shipped" });
	expect([...at(mixed, DAY).shippedItems]).toEqual(["a"]);
	expect([...at(mixed, 14 * DAY).shippedItems]).toEqual(["a", "b"]);
	expect(deliveryAfter(mixed)).toBe(17 * DAY);
});

// proves checkout-26
test("products made to order ship after products in stock and preorders", () => {
	const plan = standardPlan([
		{ itemId: "c", wait: 42 },
		{ itemId: "a", wait: 0 },
		{ itemId: "b", wait: 14 },
	]);
	const shipped = (after: number) => [...at(plan, after, ["a", "b", "c"]).shippedItems];
	expect(shipped(DAY)).toEqual(["a"]);
	expect(shipped(14 * DAY)).toEqual(["a", "b"]);
	expect(shipped(42 * DAY)).toEqual(["a", "b", "c"]);
	expect(at(plan, 41 * DAY, ["a", "b", "c"])).toMatchObject({ shippingStatus: "part_shipped" });
	expect(deliveryAfter(plan)).toBe(45 * DAY);
	expect(deliveryAfter(pickUpPlan(42))).toBe(45 * DAY);
});

describe("other ends", () => {
	test("a return ends an order", () => {
		const plan: FulfilmentStep[] = [
			...simple,
			{ after: 10 * DAY, event: "partly_returned", itemIds: ["b"] },
			{ after: 11 * DAY, event: "returned" },
			{ after: 12 * DAY, event: "refunded" },
		];
		expect(at(plan, 10 * DAY)).toMatchObject({ status: "completed", overall: "partly_returned" });
		expect([...at(plan, 10 * DAY).returnedItems]).toEqual(["b"]);
		expect(at(plan, 11 * DAY)).toMatchObject({ overall: "returned" });
		expect(at(plan, 12 * DAY)).toMatchObject({ overall: "refunded", returned: "refunded" });
	});

	test("a pick-up in a store ends an order", () => {
		const plan: FulfilmentStep[] = [
			{ after: 60, event: "ready_for_pickup" },
			{ after: 120, event: "picked_up" },
		];
		expect(at(plan, 60)).toMatchObject({ overall: "ready_for_pickup", pickup: "ready-for-pickup" });
		expect(at(plan, 120)).toMatchObject({ status: "completed", pickup: "picked-up" });
	});

	test.each([
		["created", undefined, { status: "created" }],
		["failed", undefined, { status: "failed" }],
		["failed", 1, { status: "failed" }],
		["cancelled", 1, { status: "cancelled", overall: "canceled" }],
	] as const)("%s", (state, placedAt, progress) => {
		expect(computeProgress({ state, placedAt, plan: simple }, ["a"], 1e9)).toMatchObject(progress);
	});
});

// proves cloud-4
test("time only ever confirms, ships and completes", () => {
	const steps = fc.array(fc.record({ after: fc.nat(100), event: fc.constantFrom(...fulfilmentEvents) }), {
		maxLength: 8,
	});
	fc.assert(
		fc.property(steps, fc.nat(120), fc.nat(120), (plan, a, b) => {
			const [early, late] = [at(plan, Math.min(a, b)), at(plan, Math.max(a, b))];
			if (early.confirmationStatus === "confirmed") expect(late.confirmationStatus).toBe("confirmed");
			if (early.status === "completed") expect(late.status).toBe("completed");
		}),
	);
});
