import fc from "fast-check";
import { expect, test } from "vitest";
import { addRead, createContentReads, findNextChange } from "./content/content-reads.ts";
import { createFreshness, findEnd, isOutlived, readFreshness } from "./lifetime.ts";

const time = fc.integer({ min: 0, max: 1_000_000 });
const seconds = fc.integer({ min: 0, max: 1000 });

// proves cache-7, cache-11
test("nothing is fresh or stale beyond the next planned change, and everything is as long as it may be before", () => {
	fc.assert(
		fc.property(time, seconds, seconds, fc.option(time), time, (now, fresh, stale, change, later) => {
			const lifetime = createFreshness(now, fresh, stale, change ?? undefined);
			const state = readFreshness(lifetime, now + later);
			const hasPassed = change !== null && change <= now + later;
			expect(isOutlived(lifetime, now + later)).toBe(hasPassed);
			if (hasPassed) expect(state).toBe("expired");
			else expect(state).toBe(readFreshness(createFreshness(now, fresh, stale), now + later));
		}),
	);
});

// proves cache-7
test("a page ends at the next change of what it shows, and not at changes of other entries", () => {
	const tag = fc.constantFrom("a", "b", "c", "d");
	const planned = fc.dictionary(tag, time);
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.uniqueArray(tag), planned)), (marks) => {
			const reads = createContentReads();
			for (const [tags, changes] of marks) addRead(reads, { tags, changes }, 0);
			const shown = new Set<string>(marks.flatMap(([tags]) => tags));
			const times = marks.flatMap(([, changes]) =>
				Object.entries(changes).flatMap(([name, at]) => (shown.has(name) ? at : [])),
			);
			expect(findNextChange(reads.tags, reads.changes)).toBe(
				times.length === 0 ? undefined : Math.min(...times),
			);
		}),
	);
});

// proves cache-7
test("what a service with a late clock has given is kept for a second, and what a change has outdated for none", () => {
	fc.assert(
		fc.property(time, time, time, (change, beganAt, took) => {
			const now = beganAt + took;
			const end = findEnd(change, { beganAt, now });
			expect(end).toBe(change > beganAt ? change : now + 1000);
			expect(findEnd(undefined, { beganAt, now })).toBeUndefined();
		}),
	);
});
