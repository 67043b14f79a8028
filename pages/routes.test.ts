import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { createPaths } from "../shared/domain/addresses/paths.ts";
import { PREFETCH_DENYLIST, ROUTES, readsAt, routeAt } from "./routes.ts";

const isNever = (path: string): boolean => PREFETCH_DENYLIST.split("|").includes(path.split("/")[1] ?? "");

it("contains addresses that are private or change data", () => {
	const { cart, preferences, search } = createPaths({ prefix: "" });
	for (const path of [cart(), preferences(), search(), "/on/demandware.store/Sites-eu-Site/en_IT/Cart-Show"])
		expect(isNever(path), path).toBe(true);
});

it("leaves out shared pages", () => {
	const { home, category, product, content } = createPaths({ prefix: "" });
	for (const path of [home(), category("/women"), product("/silk-dress-VT1.html"), content("about")])
		expect(isNever(path), path).toBe(false);
});

it("is made of plain words, so that it can be put into patterns of every kind", () => {
	expect(PREFETCH_DENYLIST).toMatch(/^[a-z-]+(\|[a-z-]+)*$/);
});

it("finds a route by its path, and the parameters that its page reads", () => {
	expect(["/cart", "/login", "/women", "/"].map(routeAt)).toEqual(["cart", "signIn", undefined, "home"]);
	expect(["/women", "/silk-dress-VT1.html", "/brands", "/search"].map(readsAt)).toEqual([
		"list",
		"nothing",
		"nothing",
		"search",
	]);
});

/**
 * These pages have no route of their own. The landing page asks for a locale, "not-found" and "error" replace other pages, and editors'
 * words may replace a category's list.
 */
const WITHOUT_ROUTE = ["category-landing", "error", "landing", "not-found"];

it("has a folder for every kind of page, and no other", () => {
	const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);
	const kinds = Object.values(ROUTES).flatMap(({ page }) => page ?? []);
	expect(folders.toSorted()).toEqual([...new Set([...kinds, ...WITHOUT_ROUTE])].toSorted());
	for (const folder of folders)
		expect(readdirSync(`${import.meta.dirname}/${folder}`), folder).toContain("screen.tsx");
});
