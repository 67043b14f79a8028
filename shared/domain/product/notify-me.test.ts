import { expect, test } from "vitest";
import { pageTypeOf, stepBeforeNotifyMe } from "./notify-me.ts";

// proves newsletter-4
test.each([
	[{ subscribed: false, consents: true }, "subscribe"],
	[{ subscribed: false, consents: false }, "createProfile"],
	[{ subscribed: true, consents: true }, undefined],
	[{ subscribed: true, consents: false }, undefined],
] as const)("%j: %s", (known, step) => {
	expect(stepBeforeNotifyMe(known)).toBe(step);
});

// proves newsletter-6
test.each([
	["/en-it/dress-VT10005-grey.html", "pdp"],
	["/en-it/women/dresses", "plp"],
	["/en-it/search", "plp"],
	["/ar-sa/wishlist", "wishlist"],
] as const)("a request made at %s counts as made at a %s", (path, type) => {
	expect(pageTypeOf(path)).toBe(type);
});
