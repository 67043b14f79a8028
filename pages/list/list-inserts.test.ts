import { describe, expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import type { ContentInsert, SectionEntry } from "../../shared/domain/content/content.ts";
import { DEFAULT_SETTINGS } from "../../worker/platform/site-settings.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { insertViews, loadListContent, loadListSections } from "./list-inserts.ts";

const insert = (id: string, more: Partial<ContentInsert> = {}): ContentInsert => ({
	id,
	position: 2,
	columns: 1,
	rows: 1,
	fake: true,
	searchTerms: [],
	content: { kind: "statement", text: id },
	...more,
});
const category = (more: Partial<Category> = {}): Category => ({
	id: "bags",
	name: "Bags",
	url: "/bags",
	showInMenu: true,
	children: [],
	...more,
});
const plain = { page: 1, refinements: [] };

const contextWith = (inserts: ContentInsert[], more: object = {}) =>
	({
		settings: DEFAULT_SETTINGS,
		origin: "https://shop.example",
		path: "/women",
		locale: {},
		t: (key: string) => key,
		paths: createPaths({ prefix: "/en-it" }),
		categories: indexCategories([category()]),
		deadLink: vi.fn(),
		content: {
			list: vi.fn(async () => ({ inserts, above: [], below: [] })),
			badges: async () => ({ badges: new Map() }),
		},
		catalogue: { products: async () => [] },
		finder: { search: async () => ({ hits: [] }) },
		missing: vi.fn(),
		report: vi.fn(),
		isPartial: false,
		...more,
	}) as unknown as PageContext;
const ids = async (cx: PageContext, state: Parameters<typeof loadListContent>[0], of?: Category) =>
	(await loadListContent(state, cx, of)).inserts.map(({ id }) => id);

describe("the content of a list", () => {
	test("belongs to the category and follows the row of hits", async () => {
		const cx = contextWith([insert("card")]);
		expect(await ids(cx, plain, category())).toEqual(["card"]);
		expect(cx.content.list).toHaveBeenCalledWith({ categoryId: "bags" });
		expect(await ids(cx, plain, category({ carouselHits: true }))).toEqual(["hits", "card"]);
	});
	test("belongs to searches with matching terms", async () => {
		const cx = contextWith([insert("all"), insert("silk", { searchTerms: ["silk"] })]);
		expect(await ids(cx, { ...plain, query: "wool" })).toEqual(["all"]);
		expect(await ids(cx, { ...plain, query: "red silk" }, category({ carouselHits: true }))).toEqual([
			"all",
			"silk",
		]);
	});
	// proves list-11
	test("is not requested for a refined or sorted list, or a category with the plain list", async () => {
		const cx = contextWith([insert("card")]);
		expect(await ids(cx, { ...plain, sort: "price" }, category())).toEqual([]);
		expect(await ids(cx, plain, category({ defaultListTemplate: true, carouselHits: true }))).toEqual([]);
		expect(cx.content.list).not.toHaveBeenCalled();
	});
});

// proves content-33
describe("the sections of a list", () => {
	const section = (id: string): SectionEntry => ({ type: "statement", id, entry: { text: id } });
	const content = { inserts: [], above: [section("first")], below: [section("second"), section("third")] };
	const keys = async (page: number, of = content) => {
		const { sections, sectionsAbove } = await loadListSections(of, { page }, contextWith([]));
		return { texts: sections.map(({ view }) => (view as { text: string }).text), sectionsAbove };
	};

	test("stand above and below its first page in the editors' order", async () => {
		expect(await keys(1)).toEqual({ texts: ["first", "second", "third"], sectionsAbove: 1 });
		expect(await keys(2)).toEqual({ texts: [], sectionsAbove: 0 });
	});
	test("keep their side if one of them cannot be shown", async () => {
		const broken = { ...content, above: [{ type: "statement", id: "broken" }, section("first")] };
		expect(await keys(1, broken)).toEqual({ texts: ["first", "second", "third"], sectionsAbove: 1 });
	});
});

describe("an insert of editors", () => {
	const views = async (one: ContentInsert, cx: PageContext) =>
		(await insertViews([{ insert: one, page: 1, at: 3 }], cx)).inserts;

	test("takes the size of its tile, or a row of its own with its height", async () => {
		const cx = contextWith([]);
		expect(await views(insert("a", { columns: 2, rows: 2 }), cx)).toMatchObject([{ at: 3, size: "2x2" }]);
		const [between] = (await views(insert("b", { columns: 2, fake: false, height: 500 }), cx)) ?? [];
		expect(between).toMatchObject({ height: "high" });
		expect(between?.size).toBeUndefined();
	});
	test("links of editors stay inside the shop, or leave it by https", async () => {
		const linked = (url: string) =>
			insert("a", {
				content: { kind: "card", card: { style: "default", title: "A", links: [{ title: "Go", url }] } },
			});
		const href = async (url: string) => {
			const [view] = (await views(linked(url), contextWith([]))) ?? [];
			const [link] = (view?.content.kind === "card" && view.content.card.links) || [];
			return link && "href" in link ? link.href : undefined;
		};
		expect(await href("/women")).toBe("/en-it/women");
		expect(await href("https://a.example/x")).toBe("https://a.example/x");
		expect(await href("javascript:alert(1)")).toMatch(/^\/en-it\/javascript/);
		expect(await href("//evil.example")).toBe("/en-it/evil.example");
		expect(await href("data:text/html,x")).toMatch(/^\/en-it\/data/);
	});
	// proves content-2
	test("leaves out a row without products, an unknown part and links without a target", async () => {
		const cx = contextWith([]);
		const carousel = { kind: "carousel", title: "New", categoryId: "bags", sort: "new", limit: 8 } as const;
		expect(await views(insert("a", { content: carousel }), cx)).toBeUndefined();
		expect(
			await views(insert("a", { content: { kind: "element", elementId: "popup" } }), cx),
		).toBeUndefined();
		expect(cx.missing).toHaveBeenCalledWith('The shop has no element "popup"', "present/sections/elements");
		const ways = insert("a", { content: { kind: "element", elementId: "subcategories" } });
		const inBags = (children: Category[]) =>
			contextWith([], { path: "/bags", categories: indexCategories([category({ children })]) });
		expect(await views(ways, inBags([]))).toBeUndefined();
		const totes = category({ id: "totes", name: "Totes", url: "/bags/totes" });
		expect(await views(ways, inBags([totes]))).toMatchObject([
			{ content: { kind: "element", view: { links: [{ label: "Totes", href: "/en-it/bags/totes" }] } } },
		]);
	});
	// proves content-7
	test("a row of a missing category is left out and reported, without a search", async () => {
		const search = vi.fn(async () => ({ hits: [] }));
		const cx = contextWith([], { finder: { search } });
		const carousel = { kind: "carousel", title: "New", categoryId: "gone", sort: "new", limit: 8 } as const;
		expect(await views(insert("a", { content: carousel }), cx)).toBeUndefined();
		expect(search).not.toHaveBeenCalled();
		expect(cx.deadLink).toHaveBeenCalledOnce();
		expect(cx.isPartial).toBe(false);
	});
	test("a failed search removes its row, and the page is cached briefly", async () => {
		const search = async () => Promise.reject(new Error("down"));
		const cx = contextWith([], { finder: { search }, catalogue: { products: search } });
		const carousel = { kind: "carousel", title: "New", categoryId: "bags", sort: "new", limit: 8 } as const;
		expect(await views(insert("a", { content: carousel }), cx)).toBeUndefined();
		expect(cx.isPartial).toBe(true);
	});
	test("loads all products together, and equal rows with one search", async () => {
		const products = vi.fn(async () => []);
		const search = vi.fn(async () => ({ hits: [] }));
		const cx = contextWith([], { catalogue: { products }, finder: { search } });
		const push = (id: string) =>
			insert(id, { content: { kind: "card", card: { style: "product-push", title: id, productId: id } } });
		const row = (id: string, sort: string) =>
			insert(id, { content: { kind: "carousel", title: id, categoryId: "bags", sort, limit: 8 } });
		const inserts = [push("VT1-red"), push("VT2-blue"), push("VT1-red"), row("a", "new"), row("b", "new")];
		await insertViews(
			[...inserts, row("c", "price")].map((one) => ({ insert: one, page: 1, at: 3 })),
			cx,
		);
		expect(products).toHaveBeenCalledExactlyOnceWith(["VT1-red", "VT2-blue"]);
		expect(search).toHaveBeenCalledTimes(2);
	});
	test("a card names its product by its colour, its master or one of its sizes", async () => {
		const product = (id: string) => ({
			id,
			masterId: "VT1",
			images: [],
			price: null,
			callouts: [],
			colours: [],
			variants: [
				{ id: `${id}-38`, values: {}, price: null, stock: { ats: 1, stockLevel: 1, preorderable: false } },
			],
			offline: false,
			details: { badges: [] },
			slugUrl: `/${id}.html`,
		});
		const products = async () => [product("VT1-red"), product("VT1-blue")];
		const cx = contextWith([], {
			catalogue: { products },
			prices: { rules: { locale: "en-IT", currency: "EUR" }, type: "short" },
			locale: { language: "en", currency: "EUR" },
		});
		const push = (productId: string) =>
			insert(productId, {
				content: { kind: "card", card: { style: "product-push", title: productId, productId } },
			});
		const ids = ["VT1-red", "VT1-blue-38", "VT1", "VT2"];
		const { inserts = [] } = await insertViews(
			ids.map((id) => ({ insert: push(id), page: 1, at: 3 })),
			cx,
		);
		expect(inserts.map(({ content }) => content.kind === "card" && content.card.product?.id)).toEqual([
			"VT1-red",
			"VT1-blue",
			"VT1-blue",
			undefined,
		]);
	});
	test("a card about a missing product keeps its own texts", async () => {
		const card = { style: "product-push", title: "The coat", productId: "VT1-red" } as const;
		const one = insert("a", { content: { kind: "card", card } });
		const down = contextWith([], { catalogue: { products: async () => Promise.reject(new Error("down")) } });
		for (const [cx, reports] of [
			[contextWith([]), 1],
			[down, 0],
		] as const) {
			expect(await views(one, cx)).toEqual([
				{
					id: "a",
					at: 3,
					size: "1x1",
					content: { kind: "card", card: { style: "product-push", title: "The coat" } },
				},
			]);
			expect(cx.deadLink).toHaveBeenCalledTimes(reports);
		}
	});
});
