import { expect, test } from "vitest";
import { isPlaced, toAccountSlug } from "./placed-pages.ts";

// proves content-34
test.each([
	["/404", true],
	["/account", true],
	["/account/orders", true],
	["/landing/beauty", true],
	["/accounts", false],
	["/landing", false],
	["/about", false],
])("%s is placed: %s", (slug, expected) => expect(isPlaced(slug)).toBe(expected));

test("the pages of the account have their slugs below it", () => {
	expect(["/myaccount", "/orders"].map(toAccountSlug)).toEqual(["/account", "/account/orders"]);
});
