import { expect, test } from "vitest";
import { optionAfter } from "./option-keys.ts";

const ids = ["a", "b", "c"];

// proves search-15
test("down and up cycle through the options and the field", () => {
	expect(optionAfter("ArrowDown", ids, null)).toBe("a");
	expect(optionAfter("ArrowDown", ids, "b")).toBe("c");
	expect(optionAfter("ArrowDown", ids, "c")).toBeNull();
	expect(optionAfter("ArrowUp", ids, null)).toBe("c");
	expect(optionAfter("ArrowUp", ids, "a")).toBeNull();
});

test("a missing option counts as the field", () => {
	expect(optionAfter("ArrowDown", ids, "gone")).toBe("a");
	expect(optionAfter("ArrowUp", ids, "gone")).toBe("c");
	expect(optionAfter("ArrowDown", [], null)).toBeNull();
});

// proves search-15
test("editing keys return to the field", () => {
	for (const key of ["Home", "End", "ArrowLeft", "ArrowRight", "e", "Backspace"])
		expect(optionAfter(key, ids, "b")).toBeNull();
});
