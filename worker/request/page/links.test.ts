import { describe, expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import { toLink, toLinks } from "./links.ts";

const category = (id: string, url: string) => ({ id, name: id, url, showInMenu: true, children: [] });
const contextWith = (...categories: ReturnType<typeof category>[]) => ({
	paths: createPaths({ prefix: "/en-it" }),
	categories: indexCategories(categories),
	deadLink: vi.fn(),
});
const bags = { title: "Bags", url: "/bags?sort=price", categoryId: "bags" };

// proves content-7
describe("a link of editors", () => {
	test("to a category leads to the category's current address", () => {
		const at = (url: string) => toLink(bags, contextWith(category("bags", url), category("men", "/men")));
		expect(at("/bags")).toEqual({ label: "Bags", href: "/en-it/bags?sort=price" });
		expect(at("/leather/bags")).toEqual({ label: "Bags", href: "/en-it/leather/bags?sort=price" });
	});

	test("is left out and reported if its page is gone", () => {
		const cx = contextWith(category("men", "/men"));
		const product = { title: "Coat", url: "/coat-VT1.html", isGone: true } as const;
		const men = { title: "Men", url: "/men", categoryId: "men" };
		expect(toLinks([bags, men, product], cx)).toEqual([{ label: "Men", href: "/en-it/men" }]);
		expect(cx.deadLink.mock.calls).toEqual([[bags], [product]]);
	});

	test("is shown if it leads to another site or its target is unknown", () => {
		const cx = contextWith();
		expect(
			toLinks(
				[
					{ title: "A", url: "https://a.example/x" },
					{ title: "B", url: "/b" },
				],
				cx,
			).map(({ href }) => href),
		).toEqual(["https://a.example/x", "/en-it/b"]);
		expect(cx.deadLink).not.toHaveBeenCalled();
	});
});
