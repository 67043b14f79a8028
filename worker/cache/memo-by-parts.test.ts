import { expect, test } from "vitest";
import { memoByParts } from "./memo-by-parts.ts";

test("a value is computed once for the same parts of a key", () => {
	let made = 0;
	const kept = memoByParts<number>(2);
	const make = () => ++made;
	const part = {};
	expect(kept("x", [part, 2], make)).toBe(1);
	expect(kept("x", [part, 2], make)).toBe(1);
	expect(kept("y", [part, 2], make)).toBe(2);
	expect(kept("x", [{}, 2], make)).toBe(3);
	expect(kept("x", [part, 3], make)).toBe(4);
	expect([kept.last("x"), kept.last("nothing")]).toEqual([4, undefined]);
});
