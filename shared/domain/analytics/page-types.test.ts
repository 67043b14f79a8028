import { expect, test } from "vitest";
import { ROUTES } from "../../../pages/routes.ts";
import { classifyPageType, PAGE_TYPES } from "./page-types.ts";

// proves event-6
test("every page of the route table has one of the 25 labels", () => {
	expect(new Set(PAGE_TYPES).size).toBe(25);
	for (const { page } of Object.values(ROUTES))
		if (page) expect(PAGE_TYPES, page).toContain(classifyPageType(page));
});

test("a search's list is counted apart from a category's list", () => {
	expect(classifyPageType("list")).toBe("product list");
	expect(classifyPageType("list", true)).toBe("full search results");
});
