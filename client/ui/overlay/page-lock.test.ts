import { expect, test } from "vitest";
import { createScrollLock } from "./page-lock.ts";

// proves shell-3
test("locks on the first holder and unlocks on the last", () => {
	const calls: boolean[] = [];
	const lock = createScrollLock((locked) => calls.push(locked));
	const first = lock.hold();
	const second = lock.hold();
	first();
	first();
	expect(calls).toEqual([true]);
	second();
	expect(calls).toEqual([true, false]);
});
