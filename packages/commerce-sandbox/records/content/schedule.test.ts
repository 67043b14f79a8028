import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlannedChanges } from "./schedule.ts";

const tag = fc.constantFrom("entry:a", "place:a", "slug:/a", "type:Page", "entry:b");
const changes = fc
	.array(fc.record({ at: fc.integer({ min: 1, max: 100 }), tags: fc.uniqueArray(tag) }))
	.map((list) => list.toSorted((one, other) => one.at - other.at));

// proves content-10
test("a response names the next change of what it depends on, and no change of anything else", () => {
	fc.assert(
		fc.property(fc.uniqueArray(tag), changes, (own, list) => {
			const tags = new Set(own);
			const next = findPlannedChanges(tags, { changes: list });
			const touching = list.filter((change) => change.tags.some((one) => tags.has(one)));
			expect(Math.min(...Object.values(next))).toBe(Math.min(...touching.map(({ at }) => at)));
			for (const one of own) expect(next[one]).toBe(list.find((change) => change.tags.includes(one))?.at);
		}),
	);
});

// proves content-10
test("beyond the changes that are known, any tag may change", () => {
	expect(
		findPlannedChanges(new Set(["entry:a", "entry:b"]), {
			changes: [{ at: 5, tags: ["entry:a"] }],
			horizon: 9,
		}),
	).toEqual({ "entry:a": 5, "entry:b": 9 });
});
