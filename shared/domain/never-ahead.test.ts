import { expect, it } from "vitest";
import { NEVER_AHEAD } from "./never-ahead.ts";
import { createPaths } from "./paths.ts";

const isNever = (path: string): boolean => NEVER_AHEAD.split("|").includes(path.split("/")[1] ?? "");

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
	expect(NEVER_AHEAD).toMatch(/^[a-z-]+(\|[a-z-]+)*$/);
});
