import { expect, test } from "vitest";
import { followScroll, HEADER_SHOWN } from "./header-visibility.ts";

const after = (...positions: number[]) =>
	positions.reduce((state, y) => followScroll(state, y), HEADER_SHOWN).isHidden;

// proves shell-1
test("hides on scrolling down", () => expect(after(5, 40)).toBe(true));
test("stays near the top", () => expect(after(10)).toBe(false));
test("ignores small movements", () => expect(after(100, 110, 100)).toBe(true));
test("shows on scrolling up, measured from the turning point", () => {
	expect(after(100, 400, 390)).toBe(true);
	expect(after(100, 400, 380)).toBe(false);
});
test("small steps add up", () => expect(after(100, 80, 85, 90, 96)).toBe(true));
test("stays while it is locked", () => expect(followScroll(HEADER_SHOWN, 500, true).isHidden).toBe(false));
