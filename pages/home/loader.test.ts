import { describe, expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { homeContent } from "./loader.ts";

const editors = {
	title: "Vetrina",
	hero: {
		portrait: "/walk.jpg",
		landscape: "/walk-wide.jpg",
		alt: "A dress",
		line: "Line",
		link: { title: "Women", url: "/women", categoryId: "women" },
	},
	pair: [{ image: "/bag.jpg", alt: "", text: "", link: { title: "Bags", url: "/bags", isGone: true } }],
	newArrivals: { title: "New", sort: "new-arrivals" },
	categories: [
		{ title: "Women", url: "/women" },
		{ title: "Men", url: "/men" },
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
		expect(shown?.hero).toMatchObject({
			portrait: "/mug.jpg",
			landscape: "/mug.jpg",
			link: { url: "/mugs" },
		});
		expect(shown?.categories.map(({ url }) => url)).toEqual(["/mugs", "/plates"]);
		expect(shown?.newArrivals.categoryId).toBe("mugs");
	});

	test("prefers a category's own picture, also without the editors", async () => {
		const image = { portrait: "/p.jpg", landscape: "/l.jpg" };
		const tree = [category("mugs"), category("plates", { image })];
		for (const content of [editors, null])
			expect((await home(tree, { content }))?.hero).toMatchObject({ ...image, link: { url: "/plates" } });
	});

	test("shows the editors' content if the catalogue has no picture, and nothing without both", async () => {
		expect(await home([category("mugs")], { hits: [{ ...mug, images: [] }] })).toBe(editors);
		expect(await home([category("mugs")], { hits: [], content: null })).toBeNull();
	});
});
