import { expect, test } from "vitest";
import { progressStep } from "./progress.ts";

// proves orders-6
test.each([
	["in_review", false, "placed"],
	["being_processed", false, "processed"],
	["confirmed", false, "processed"],
	["partly_shipped", false, "shipped"],
	["shipped", false, "shipped"],
	["shipped", true, "delivered"],
	["canceled", false, undefined],
	["ready_for_pickup", false, undefined],
	["refunded", true, undefined],
	["a word of the platform", false, undefined],
])("%s, delivered: %s → %s", (status, isDelivered, step) => {
	expect(progressStep(status, isDelivered)).toBe(step);
});
