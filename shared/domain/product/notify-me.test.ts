import { expect, test } from "vitest";
import { classifyPage } from "./notify-me.ts";

// proves newsletter-6
test.each([
	["/en-it/dress-VT10005-grey.html", "pdp"],
	["/en-it/women/dresses", "plp"],
	["/en-it/search", "plp"],
	["/ar-sa/wishlist", "wishlist"],
] as const)("a request made at %s counts as made at a %s", (path, type) => {
	expect(classifyPage(path)).toBe(type);
});
