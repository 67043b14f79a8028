import { expect, test } from "vitest";
import { breadcrumbLinks } from "./breadcrumbs.ts";

const [women, dresses] = ["Women", "Dresses"].map((label) => ({ label, href: `/${label}` }));
if (!women || !dresses) throw new Error("no links");

// proves catalogue-11
test("a category's breadcrumbs end with its name, which is no link", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "category" })).toEqual({
		links: [women],
		current: "Dresses",
	});
	expect(breadcrumbLinks([], { kind: "category" })).toEqual({ links: [] });
});

test("a product's breadcrumbs end with its name, and all its categories are links", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "product", name: "Silk dress" })).toEqual({
		links: [women, dresses],
		current: "Silk dress",
	});
});

test("a search within a category leads back to it", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "search" })).toEqual({ links: [women, dresses] });
});
