import { expect, test } from "vitest";
import { openSteps, stepFor } from "./checkout-steps.ts";

const progress = (done: number) => ({ hasEmail: done > 0, hasDelivery: done > 1, hasPayment: done > 2 });

// proves checkout-1
test.each([
	[0, ["contact"]],
	[1, ["contact", "delivery"]],
	[2, ["contact", "delivery", "payment"]],
	[3, ["contact", "delivery", "payment", "review"]],
])("a checkout with %d steps done may show %j", (done, steps) => {
	expect(openSteps(progress(done))).toEqual(steps);
});

// proves gifts-2
test("gift cards alone need no delivery", () => {
	const mailed = { hasEmail: true, hasDelivery: false, hasPayment: true, isMailed: true };
	expect(openSteps(mailed)).toEqual(["contact", "payment", "review"]);
	expect(openSteps({ ...mailed, hasPayment: false })).toEqual(["contact", "payment"]);
	expect(stepFor("delivery", mailed)).toBe("review");
});

// proves checkout-1
test.each([
	["review", 0, "contact"],
	["contact", 3, "contact"],
	["payment", 1, "delivery"],
	["<script>", 2, "payment"],
	[null, 3, "review"],
])("%j with %d steps done shows %s", (wanted, done, step) => {
	expect(stepFor(wanted, progress(done))).toBe(step);
});
