import { describe, expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { homeContent } from "./loader.ts";

const editors = {
	slug: "/home",
	title: "Vetrina",
	sections: [
		{
			type: "hero",
			id: "1",
			entry: { portrait: "/walk.jpg", link: { title: "Women", url: "/women", categoryId: "women" } },
		},
		{
			type: "card-group",
			id: "2",
			entry: { cards: [{ link: { title: "Bags", url: "/bags", isGone: true } }] },
		},
		{ type: "product-carousel", id: "3", entry: { title: "New", sort: "new-arrivals" } },
		{ type: "navigation-group", id: "4", entry: { links: [{ title: "Mugs", url: "/mugs" }] } },
	],
};
const category = (id: string, more = {}) => ({
	id,
	name: id,
	url: `/${id}`,
	showInMenu: true,
	children: [],
	...more,
});
const mug = {
	id: "M1-blue",
	masterId: "M1",
	name: "Mug",
	brand: "",
	slugUrl: "/mug-M1-blue.html",
	images: [{ src: "/mug.jpg", alt: "" }],
	price: null,
	stocks: [],
	colourCount: 1,
	badges: [],
	newArrival: false,
	madeToOrder: false,
};
const home = (categories: object[], { hits = [mug], content = editors as object | null } = {}) =>
	homeContent({
		categories: indexCategories(categories as never),
		content: { home: async () => content, badges: async () => ({ badges: new Map() }) },
		finder: { search: async () => ({ hits }) },
		shell: { siteName: "Shop" },
		paths: createPaths({ prefix: "/en-it" }),
		path: "/",
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: (key: string) => key,
		report: () => undefined,
	} as unknown as PageContext);

describe("the first page", () => {
	test("shows the editors' content while its links lead to existing pages", async () => {
		expect(await home([category("women"), category("mugs")])).toBe(editors);
		expect(await home([])).toBe(editors);
	});

	test("shows a product of the catalogue, where the editors' words are about another", async () => {
		const shown = await home([category("mugs"), category("plates")]);
		expect(shown?.sections).toMatchObject([
			{ type: "hero", entry: { portrait: "/mug.jpg", landscape: "/mug.jpg", link: { url: "/mugs" } } },
			{ type: "product-carousel", entry: { choice: { categoryId: "mugs" } } },
			{ type: "navigation-group", entry: { links: [{ url: "/mugs" }, { url: "/plates" }] } },
		]);
	});

	test("prefers a category's own picture, also without the editors", async () => {
		const image = { portrait: "/p.jpg", landscape: "/l.jpg" };
		const tree = [category("mugs"), category("plates", { image })];
		for (const content of [editors, null])
			expect((await home(tree, { content }))?.sections[0]).toMatchObject({
				type: "hero",
				entry: { ...image, link: { url: "/plates" } },
			});
	});

	test("shows the editors' content if the catalogue has no picture, and nothing without both", async () => {
		expect(await home([category("mugs")], { hits: [{ ...mug, images: [] }] })).toBe(editors);
		expect(await home([category("mugs")], { hits: [], content: null })).toBeNull();
	});
});
