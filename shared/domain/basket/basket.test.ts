import { describe, expect, it } from "vitest";
import { countOf, keyOfLine, planCarryOver } from "./basket.ts";

const line = (key: string, quantity = 1) => ({ key, quantity });

it("counts units, not lines", () => expect(countOf([line("a", 2), line("b")])).toBe(3));

it("tells lines of one product apart by what was done to them", () => {
	const custom = { id: "c1", choice: { values: {} }, configuration: null };
	expect(keyOfLine({ productId: "8" })).toBe("8");
	expect(keyOfLine({ productId: "8", custom })).toBe("8.c1");
	expect(keyOfLine({ productId: "8", kit: { id: "k1", role: "parent" } })).toBe("8.k1");
	// Their ids stand for their own properties; anything else that was noted on a line tells it apart as well.
	expect(
		keyOfLine({ productId: "8", custom, fields: { c_customizationID: "c1", c_engraveMessage: "Ada" } }),
	).toBe("8.c1");
	const noted = (c_note: string) => keyOfLine({ productId: "8", fields: { c_note } });
	expect(new Set([noted("a"), noted("b"), "8"]).size).toBe(3);
});

// proves basket-11
describe("planCarryOver", () => {
	it("fills an empty basket", () =>
		expect(planCarryOver([line("a", 2), line("b")], [], [])).toEqual({
			set: [line("a", 2), line("b")],
			remove: [],
		}));
	it("leaves alone what is already the same", () =>
		expect(planCarryOver([line("a", 2)], [], [line("a", 2)])).toEqual({ set: [], remove: [] }));
	it("brings back a changed quantity", () =>
		expect(planCarryOver([line("a", 3)], ["a"], [line("a", 1)])).toEqual({
			set: [line("a", 3)],
			remove: [],
		}));
	it("removes what was removed on the other site, but not what never got there", () =>
		expect(planCarryOver([line("a")], ["a", "b"], [line("a"), line("b"), line("c")])).toEqual({
			set: [],
			remove: ["b"],
		}));
});
