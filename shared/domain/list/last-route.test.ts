import { expect, test } from "vitest";
import { readLastRoute, toLastRoute } from "./last-route.ts";

// proves shell-8
test.each([
	["product", "/en-it/a-VT1-red.html"],
	["list", "/en-it/search?q=silk"],
	["category-landing", "/en-it/women"],
])("a %s is a way back", (kind, path) => expect(toLastRoute({ kind, path })).toBe(path));

test.each(["cart", "wishlist", "sign-in", "error", "not-found", "home"])(
	"a page of kind %s is not remembered",
	(kind) => expect(toLastRoute({ kind, path: "/en-it/x" })).toBeNull(),
);

test("ignores addresses of other locales and origins", () => {
	expect(readLastRoute("/en-it/women?page=2", "/en-it")).toBe("/en-it/women?page=2");
	for (const kept of [
		null,
		"",
		"/de-de/damen",
		"/en-italy/x",
		"//evil.example/en-it/",
		"https://evil.example",
		"/en-it//evil.example",
		"/en-it/\\evil",
	])
		expect(readLastRoute(kept, "/en-it"), String(kept)).toBeNull();
});
