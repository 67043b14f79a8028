import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchColumns } from "../search/text/join-parts.ts";
import { runs } from "../testing/runs.ts";
import { oneEach, orderAround, pickFirst } from "./candidates.ts";

test("picks what sorting the best candidate of each master would begin with", () => {
	const scored = fc.record({ master: fc.nat(6), score: fc.nat(3), isOrderable: fc.boolean() });
	fc.assert(
		fc.property(fc.array(scored), fc.integer({ min: 1, max: 5 }), fc.nat(20), (rows, limit, anchor) => {
			const index = { master: Uint32Array.from(rows, ({ master }) => master) } as unknown as SearchColumns;
			const candidates = rows.map(({ score, isOrderable }, ordinal) => ({ ordinal, score, isOrderable }));
			const order = orderAround(anchor);
			expect(pickFirst(candidates, index, { limit, order })).toEqual(
				oneEach(candidates, index, order).toSorted(order).slice(0, limit),
			);
		}),
		{ numRuns: runs(100, 3000) },
	);
});
