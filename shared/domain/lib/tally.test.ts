import { expect, test } from "vitest";
import { createTally } from "./tally.ts";

test("reports the first event of a kind at once, and later events together once per interval", () => {
	const tally = createTally(60_000);
	const times = [0, 1, 2, 59_999, 60_000, 60_001, 200_000];
	expect(times.map((now) => tally("origin", now))).toEqual([
		1,
		undefined,
		undefined,
		undefined,
		4,
		undefined,
		2,
	]);
	expect(tally("csrf", 60_002)).toBe(1);
});
