import { expect, test } from "vitest";
import { careSymbols } from "./care-symbols.ts";

// proves product-8
test("known symbols, each once, in the order of a label", () => {
	expect(careSymbols(["iron-low", "no-bleach", "wash-30", "wash-30", "<svg>", "constructor"])).toEqual([
		"wash-30",
		"no-bleach",
		"iron-low",
	]);
	expect(careSymbols([])).toEqual([]);
});
