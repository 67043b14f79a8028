import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

// proves account-10
test.each([
	["ArrowRight", 0, false, 1],
	["ArrowRight", 2, false, 0],
	["ArrowLeft", 0, false, 2],
	["ArrowLeft", 0, true, 1],
	["ArrowRight", 0, true, 2],
	["Home", 2, false, 0],
	["End", 0, true, 2],
	["Enter", 1, false, undefined],
])("%s leads from tab %i (right to left: %j) to %j of three", (key, at, isRtl, next) => {
	expect(nextTab(key, at, 3, isRtl)).toBe(next);
});
