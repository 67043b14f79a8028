import { describe, expect, it } from "vitest";
import { countItems, planCarryOver } from "./basket.ts";

const line = (key: string, quantity = 1) => ({ key, quantity });

it("counts units, not lines", () => expect(countItems([line("a", 2), line("b")])).toBe(3));

// proves basket-11
describe("planCarryOver", () => {
	it("fills an empty basket", () =>
		expect(planCarryOver([line("a", 2), line("b")], [], [])).toEqual({
			set: [line("a", 2), line("b")],
			remove: [],
		}));
	it("changes nothing if the baskets are equal", () =>
		expect(planCarryOver([line("a", 2)], [], [line("a", 2)])).toEqual({ set: [], remove: [] }));
	it("brings back a changed quantity", () =>
		expect(planCarryOver([line("a", 3)], ["a"], [line("a", 1)])).toEqual({
			set: [line("a", 3)],
			remove: [],
		}));
	it("removes lines that were removed on the other site, but not lines that never got there", () =>
		expect(planCarryOver([line("a")], ["a", "b"], [line("a"), line("b"), line("c")])).toEqual({
			set: [],
			remove: ["b"],
		}));
});
