import { expect, test } from "vitest";
import { stockLevel } from "./stock-level.ts";

// proves stores-5
test("a store has a size, its last unit, or none; without the platform's stock the level is unknown", () => {
	const stock = new Map([
		["wien", 3],
		["roma", 1],
		["paris", -1],
	]);
	expect(["wien", "roma", "paris", "nowhere"].map((id) => stockLevel(stock, id))).toEqual([
		"inStock",
		"last",
		"none",
		"none",
	]);
	expect(stockLevel(null, "wien")).toBe("unknown");
});
