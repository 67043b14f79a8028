import { expect, test } from "vitest";
import { type CountedOrder, listActivities, pointsFor, sumPoints, tiersAt } from "./points.ts";

const EURO = { euroPerPoint: 1 };
const order = (more: Partial<CountedOrder> = {}): CountedOrder => ({
	orderNo: "V1",
	siteId: "vetrina-eu",
	amount: 99.5,
	placedAt: 10,
	returns: [],
	...more,
});
const pointsAt = (one: CountedOrder, now: number) =>
	listActivities(one, now, EURO).map(({ type, points }) => [type, points]);

// proves loyalty-2
test("whole euros make points, whatever conversion does to the last digits", () => {
	expect(pointsFor(99.99, EURO)).toBe(99);
	expect(pointsFor(99.999_99, EURO)).toBe(100);
	expect(pointsFor(-1, EURO)).toBe(0);
	expect(pointsFor(99, { euroPerPoint: 10 })).toBe(9);
});

// proves loyalty-2
test("a cancelled order takes all of its points", () => {
	expect(pointsAt(order({ cancelledAt: 20 }), 30)).toEqual([
		["ORDER", 99],
		["CANCELLATION", -99],
	]);
});

// proves loyalty-2
test("points are pending until the order is sent; those of a cancelled one never are", () => {
	const at = (now: number, more: Partial<CountedOrder> = {}) =>
		sumPoints(listActivities(order({ shipsAt: 50, ...more }), now, EURO));
	expect(at(49)).toEqual({ points: 0, pending: 99 });
	expect(at(50)).toEqual({ points: 99, pending: 0 });
	expect(at(49, { cancelledAt: 20 })).toEqual({ points: 0, pending: 0 });
});

// proves loyalty-2
test("parts that come back take what the whole has given, from the day they arrive", () => {
	const returned = order({
		returns: [
			{ receivedAt: 40, refund: 49.75 },
			{ receivedAt: 20, refund: 49.75 },
		],
	});
	expect(pointsAt(returned, 19)).toEqual([["ORDER", 99]]);
	expect(pointsAt(returned, 20)).toEqual([
		["ORDER", 99],
		["RETURN", -50],
	]);
	expect(pointsAt(returned, 40)).toEqual([
		["ORDER", 99],
		["RETURN", -50],
		["RETURN", -49],
	]);
	// An exchange refunds nothing, so it costs no points.
	expect(pointsAt(order({ returns: [{ receivedAt: 20, refund: 0 }] }), 30)).toEqual([["ORDER", 99]]);
});

// proves loyalty-3
test("a tier begins with its points", () => {
	const gold = { id: "gold", points: 2000, percent: 15 };
	const silver = { id: "silver", points: 500, percent: 10 };
	const tiers = [gold, silver];
	expect(tiersAt(499, tiers)).toEqual({ tier: undefined, next: silver });
	expect(tiersAt(500, tiers)).toEqual({ tier: silver, next: gold });
	expect(tiersAt(2000, tiers)).toEqual({ tier: gold, next: undefined });
	expect(tiersAt(5000, [])).toEqual({ tier: undefined, next: undefined });
});
