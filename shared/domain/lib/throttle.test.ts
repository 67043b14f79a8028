import { expect, test } from "vitest";
import { createThrottle } from "./throttle.ts";

// proves event-3
test("passes one event of a kind per interval", () => {
	const passes = createThrottle(60_000);
	const counts = [0, 1, 59_999, 60_000, 60_001].map((now) => passes("no price", now)?.count);
	expect(counts).toEqual([1, undefined, undefined, 3, undefined]);
});

test("distinguishes kinds, and refuses new kinds beyond the limit", () => {
	const passes = createThrottle(60_000);
	const kinds = Array.from({ length: 150 }, (_, number) => passes(`kind ${number}`, 0));
	expect(kinds.filter(Boolean)).toHaveLength(100);
	expect(passes("another", 60_000)).toEqual({ count: 1, others: 50 });
	expect(passes("yet another", 60_000)).toEqual({ count: 1, others: 0 });
});

// proves event-3
test("no event is lost from the counts: each is told by one of its kind, or as another", () => {
	const passes = createThrottle(60_000, 3);
	let told = 0;
	for (let n = 0; n < 500; n++) {
		const passed = passes(`kind ${(n * 7) % 5}`, n * 1000, 2);
		told += (passed?.count ?? 0) + (passed?.others ?? 0);
	}
	for (let kind = 0; kind < 5; kind++) {
		const passed = passes(`kind ${kind}`, 700_000 + kind * 60_000, 2);
		told += (passed?.count ?? 0) + (passed?.others ?? 0);
	}
	expect(told).toBe(2 * 505);
});
