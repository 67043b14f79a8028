import { expect, test } from "vitest";
import { createThrottle } from "./throttle.ts";

// proves event-3
test("passes one event of a kind per interval", () => {
	const passes = createThrottle(60_000);
	expect([0, 1, 59_999, 60_000, 60_001].map((now) => passes("no price", now))).toEqual([
		true,
		false,
		false,
		true,
		false,
	]);
});

test("distinguishes kinds, and refuses new kinds beyond the limit", () => {
	const passes = createThrottle(60_000);
	const kinds = Array.from({ length: 150 }, (_, number) => passes(`kind ${number}`, 0));
	expect(kinds.filter(Boolean)).toHaveLength(100);
	expect(passes("another", 60_000)).toBe(true);
});
