import { expect, it } from "vitest";
import { createPaths } from "./paths.ts";
import { PREFETCH_DENYLIST, readsAt, routeAt } from "./routes.ts";

const isNever = (path: string): boolean => PREFETCH_DENYLIST.split("|").includes(path.split("/")[1] ?? "");

it("holds what is the shopper's own or does something, by its address", () => {
	const { cart, preferences, search } = createPaths({ prefix: "" });
	for (const path of [cart(), preferences(), search(), "/on/demandware.store/Sites-eu-Site/en_IT/Cart-Show"])
		expect(isNever(path), path).toBe(true);
});

it("leaves what is the same for everybody", () => {
	const { home, category, product, content } = createPaths({ prefix: "" });
	for (const path of [home(), category("/women"), product("/silk-dress-VT1.html"), content("about")])
		expect(isNever(path), path).toBe(false);
});

it("is made of plain words, so that it can be put into patterns of every kind", () => {
	expect(PREFETCH_DENYLIST).toMatch(/^[a-z-]+(\|[a-z-]+)*$/);
});

it("finds a route by its path, and what of a query its page reads", () => {
	expect(["/cart", "/login", "/women", "/"].map(routeAt)).toEqual(["cart", "signIn", undefined, "home"]);
	expect(["/women", "/silk-dress-VT1.html", "/brands", "/search"].map(readsAt)).toEqual([
		"list",
		"nothing",
		"nothing",
		"search",
	]);
});
