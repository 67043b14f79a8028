import { expect, it } from "vitest";
import { inSizeOrder } from "./size-order.ts";

// proves catalogue-9
it("follows the organisation's order and keeps the rest behind", () => {
	const sizes = ["36", "38", "XS", "free", "M", "other"].map((label) => ({ label }));
	expect(inSizeOrder(sizes, ["XS", "S", "M", "36", "38"]).map(({ label }) => label)).toEqual([
		"XS",
		"M",
		"36",
		"38",
		"free",
		"other",
	]);
});
