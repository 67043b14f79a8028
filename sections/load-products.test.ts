import { expect, test, vi } from "vitest";
import type { PageContext } from "../worker/request/page/page-context.ts";
import { loadProducts } from "./load-products.ts";
import { type } from "./product-grid/entry.ts";

const buildProduct = (id: string, more: object = {}) => ({
	id,
	masterId: id,
	name: id,
	brand: "",
	slugUrl: `/${id}.html`,
	images: [{ src: "/mug.jpg", alt: "" }],
	price: null,
	details: { badges: [], newArrival: false, madeToOrder: false },
	variants: [],
	callouts: [],
	colours: [],
	...more,
});
const recommended = (...productIds: string[]) => ({ recommender: "popular", recoId: "u1", productIds });
const women = { id: "women", url: "/women", name: "Women" };

const show = async (fields: object, more: object = {}) => {
	const cx = {
		path: "/about",
		isPartial: false,
		deadLink: vi.fn(),
		report: vi.fn(),
		paths: {
			page: (url: string) => `/x${url}`,
			product: (url: string) => `/x${url}`,
			notifyMe: () => "/x/notify-me",
		},
		categories: { byId: new Map([["women", women]]), byUrl: new Map() },
		content: { badges: async () => ({ badges: new Map() }) },
		catalogue: { products: async (ids: string[]) => ids.toReversed().map((id) => buildProduct(id)) },
		finder: {
			search: async () => ({
				hits: [buildProduct("found")].map((hit) => ({ ...hit, stocks: [], badges: [], colourCount: 1 })),
			}),
		},
		recommend: async () => recommended("r1", "r2"),
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: (key: string) => key,
		...more,
	} as unknown as PageContext;
	const view = await loadProducts(type.schema.parse(fields), cx);
	return {
		cx,
		placed: view?.placed,
		title: view?.title,
		link: view?.link,
		ids: view?.tiles.map(({ id }) => id),
	};
};

// proves content-26
test("named products come in their order, before a recommender's and a category's", async () => {
	const all = { productIds: ["b", "a"], recommender: "popular", targetCategory: "women" };
	expect((await show(all)).ids).toEqual(["b", "a"]);
	expect((await show({ ...all, productIds: [] })).ids).toEqual(["r1", "r2"]);
	expect((await show({ targetCategory: "women" })).ids).toEqual(["found"]);
});

// proves content-26
test("products that are not sold any more, and those beyond the limit, are left out", async () => {
	const catalogue = {
		products: async (ids: string[]) => ids.map((id) => buildProduct(id, { offline: id === "a" })),
	};
	expect((await show({ productIds: ["a", "b", "c", "d"], limit: 2 }, { catalogue })).ids).toEqual(["b", "c"]);
});

test("a row without a title has the one of its category", async () => {
	expect((await show({ targetCategory: "women" })).title).toBe("Women");
	expect((await show({ targetCategory: "women", title: "For her" })).title).toBe("For her");
});

test("a recommender that knows nothing leaves the page complete", async () => {
	const { cx, ids } = await show(
		{ recommender: "viewed-recently" },
		{ recommend: async () => recommended() },
	);
	expect(ids).toBeUndefined();
	expect(cx.isPartial).toBe(false);
});

// proves content-16
test("a row whose products cannot be loaded throws, so that the section is reported", async () => {
	const fails = () => Promise.reject(new Error("away"));
	for (const [fields, more] of [
		[{ productIds: ["a"] }, { catalogue: { products: fails } }],
		[{ recommender: "popular" }, { recommend: fails }],
		[{ targetCategory: "women" }, { finder: { search: fails } }],
	] as const)
		await expect(show(fields, more)).rejects.toThrow("away");
	const categories = { byId: new Map(), byUrl: new Map() };
	await expect(show({ targetCategory: "women" }, { categories })).rejects.toThrow("categories");
});

// proves content-44
test("a brand's products are searched for by the brand that the search names, and a link leads to all", async () => {
	const brands = { id: "brand", values: [{ value: "corvella", label: "Corvella", hitCount: 3 }] };
	const hit = { ...buildProduct("bag"), brand: "Corvella", stocks: [], badges: [], colourCount: 1 };
	const search = vi.fn(async ({ refinements }: { refinements: unknown[] }) =>
		refinements.length > 0 ? { hits: [hit], refinements: [] } : { hits: [], refinements: [brands] },
	);
	const paths = { page: (url: string) => `/x${url}`, product: (url: string) => `/x${url}` };
	const more = {
		finder: { search },
		paths: { ...paths, notifyMe: () => "/x/notify-me", search: ({ query = "" }) => `/x/search?q=${query}` },
	};
	const shown = await show({ brandId: "corvella" }, more);
	expect(shown).toMatchObject({ title: "list.products", ids: ["bag"] });
	expect(shown.link).toEqual({ label: "shell.all", href: "/x/search?q=Corvella" });
	expect(search).toHaveBeenLastCalledWith(
		expect.objectContaining({ categoryId: "root", refinements: [{ id: "brand", values: ["corvella"] }] }),
	);
	const gone = await show({ brandId: "unknown" }, more);
	expect([gone.ids, gone.cx.isPartial]).toEqual([undefined, false]);
});

// proves search-19
test("a row that a zone fills says how to ask for one shopper's products, and who has chosen", async () => {
	const recommend = vi.fn(async () => recommended("r1", "r2"));
	const { ids, placed } = await show({ zone: "home", limit: 6, title: "For you" }, { recommend });
	expect(ids).toEqual(["r1", "r2"]);
	expect(recommend).toHaveBeenCalledWith({ zone: "home" });
	expect(placed).toEqual({ zone: "home", limit: 6, details: { recommender: "popular", recoId: "u1" } });
});

// proves search-19
test("a zone does not recommend the product of its page", async () => {
	const more = { recommend: async () => recommended("r1", "r2"), recommendFor: { id: "r1" } };
	expect((await show({ zone: "pdp", title: "For you" }, more)).ids).toEqual(["r2"]);
});
