import { expect, test } from "vitest";
import { breadcrumbLinks } from "./breadcrumbs.ts";

const [women, dresses] = ["Women", "Dresses"].map((label) => ({ label, href: `/${label}` }));
if (!women || !dresses) throw new Error("no links");

// proves catalogue-11
test("a category's own name ends the way and is no link", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "category" })).toEqual({
		links: [women],
		current: "Dresses",
	});
	expect(breadcrumbLinks([], { kind: "category" })).toEqual({ links: [] });
});

test("a product's name ends the way; its categories are links, all of them", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "product", name: "Silk dress" })).toEqual({
		links: [women, dresses],
		current: "Silk dress",
	});
});

test("a search within a category leads back to it", () => {
	expect(breadcrumbLinks([women, dresses], { kind: "search" })).toEqual({ links: [women, dresses] });
});
