import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test, vi } from "vitest";
import { type Sighting, sightings } from "../../../shared/contracts/event-report/sightings.ts";
import type { Basket } from "../../../shared/domain/basket/basket.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import type { ProductPorts } from "../../request/events/product-facts.ts";
import type { NotedFact, ShopFact } from "../../request/facts/shop-facts.ts";
import { type EventPorts, makeEvents } from "./make-events.ts";

const stock = (ats: number) => ({ ats, stockLevel: ats, preorderable: false });
const product = {
	id: "VT1-red",
	masterId: "VT1",
	name: "Ada",
	brand: "Vetrina",
	primaryCategoryId: "bags",
	price: { value: 89.95, list: 129.9, isMarkdown: true },
	colour: { value: "red", label: "Red" },
	sizes: [
		{ value: "S", label: "S" },
		{ value: "M", label: "M" },
	],
	variants: [
		{ id: "VT1-red-S", values: { size: "S" }, price: { value: 89.95 }, stock: stock(0) },
		{ id: "VT1-red-M", values: { size: "M" }, price: { value: 99.95 }, stock: stock(2) },
	],
} as unknown as Product;
const basket = {
	currency: "EUR",
	productTotal: 199.9,
	lines: [{ productId: "VT1-red-M", quantity: 2 }],
} as unknown as Basket;
const locale: SiteLocale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
};
const NOW = 1_764_400_000_000;

const catalogue: ProductPorts = {
	log: vi.fn(),
	products: async (ids) => (ids.some((id) => id.startsWith("VT1")) ? [product] : []),
	categoryPath: async (id) =>
		id === "bags"
			? [
					{ id: "women", name: "Women" },
					{ id: "bags", name: "Bags" },
				]
			: [],
};
const ports = (changes: Partial<EventPorts> = {}): EventPorts => ({
	...catalogue,
	locale,
	now: NOW,
	productsAt: () => catalogue,
	basket: async () => basket,
	customer: async () => ({ type: "guest" }),
	purchase: async () => undefined,
	openFact: async () => null,
	productsPerList: 20,
	...changes,
});
const see = (name: Sighting["name"], data: object, age = 0): Sighting =>
	sightings.parse([
		{ id: crypto.randomUUID(), age, path: "/en-it/", pageType: "home", name, data },
	])[0] as Sighting;
const one = async (name: Sighting["name"], data: object, changes?: Partial<EventPorts>) =>
	(await makeEvents([see(name, data)], ports(changes)))[0]?.data;

const item = {
	id: "VT1-red",
	masterId: "VT1",
	name: "Ada",
	brand: "Vetrina",
	variant: "Red",
	categories: ["Women", "Bags"],
	categoryIds: ["women", "bags"],
	price: 89,
	unitPrice: 89.95,
	discount: 39,
	priceType: "MD",
};
const medium = {
	...item,
	id: "VT1-red-M",
	size: "M",
	price: 99,
	unitPrice: 99.95,
	discount: 0,
	priceType: "FP",
};

// proves event-10
test("a product view gets its facts from the catalogue", async () => {
	expect(await one("view_item", { productId: "VT1-red", source: "home" })).toEqual({
		currency: "EUR",
		value: 89,
		source: "home",
		items: [item],
	});
});

test("a list names one variant per size and at most as many products as the house wants", async () => {
	const products = [1, 2, 3].map((position) => ({ productId: "VT1-red", position }));
	const data = await one(
		"view_item_list",
		{ listId: "bags", listName: "Bags", products },
		{ productsPerList: 2 },
	);
	const sizes = [
		{ id: "VT1-red-S", size: "S", available: false },
		{ id: "VT1-red-M", size: "M", available: true },
	];
	expect(data).toEqual({
		listId: "bags",
		listName: "Bags",
		items: [1, 2].map((position) => ({ ...item, position, sizes })),
	});
});

const sealed = (fact: ShopFact): NotedFact => ({
	id: "a3bb189e-8bf9-4d3b-8f37-0f1f5a0a6f00",
	at: NOW - 5000,
	locale,
	fact,
	attribution: { path: "/en-it/cart", pageType: "cart" },
});
const line = { productId: "VT1-red-M", name: "Ada", quantity: 2, price: 79.9 };
const addition = sealed({ name: "add_to_cart", addType: "buyNow", line });

// proves event-21
test("a sealed addition carries the bag's own price and quantity, and the browser's source and place", async () => {
	const sighting = see("add_to_cart", { fact: "…", source: "home" });
	const [event] = await makeEvents([sighting], ports({ openFact: async () => addition }));
	expect(event).toMatchObject({
		id: addition.id,
		at: addition.at,
		place: { path: "/en-it/", pageType: "home" },
	});
	expect(event?.data).toEqual({
		currency: "EUR",
		value: 159.8,
		addType: "buyNow",
		source: "home",
		items: [{ ...medium, price: 79, unitPrice: 79.9, quantity: 2 }],
	});
});

// proves event-21
test("a fact that is reported from another site's page keeps its own site, language and currency", async () => {
	const abroad: SiteLocale = {
		siteId: "vetrina-jp",
		country: "JP",
		language: "ja",
		currency: "JPY",
		prefix: "/ja-jp",
	};
	const productsAt = vi.fn((_: SiteLocale) => catalogue);
	const openFact = async () => ({ ...addition, locale: abroad });
	const [event] = await makeEvents(
		[see("add_to_cart", { fact: "…" })],
		ports({ openFact, productsAt, products: async () => [] }),
	);
	expect(event).toMatchObject({
		place: { siteId: "vetrina-jp", country: "JP", language: "ja-JP", currency: "JPY" },
		data: { currency: "JPY", value: 159.8, items: [{ id: "VT1-red-M", masterId: "VT1" }] },
	});
	expect(productsAt).toHaveBeenCalledWith(abroad);
});

// proves event-21
test("a fact is reported by its own name, and a text that the server has not sealed makes no event", async () => {
	const openFact = async () => addition;
	expect(await one("remove_from_cart", { fact: "…" }, { openFact })).toBeUndefined();
	expect(await one("add_to_cart", { fact: "…" })).toBeUndefined();
});

// proves event-21
test("a product that the catalogue does not give is described by its line", async () => {
	const gone = sealed({ name: "remove_from_cart", line: { ...line, productId: "gone", name: "Gone" } });
	expect(await one("remove_from_cart", { fact: "…" }, { openFact: async () => gone })).toMatchObject({
		value: 159.8,
		items: [{ id: "gone", name: "Gone", unitPrice: 79.9, quantity: 2 }],
	});
});

test("the bag's value is exact, its items are floored", async () => {
	for (const name of ["view_cart"] as const)
		expect(await one(name, {})).toEqual({
			currency: "EUR",
			value: 199.9,
			items: [{ ...medium, quantity: 2 }],
		});
});

test("recommendations that are seen have their products in the order of the row", async () => {
	const reco = { recommender: "pdp-similar-items", recoId: "u1" };
	expect(await one("view_recommendations", { ...reco, productIds: ["unknown", "VT1-red"] })).toEqual({
		...reco,
		items: [{ ...item, position: 2 }],
	});
	expect(await one("select_recommendation", { ...reco, productId: "VT1-red" })).toEqual({
		...reco,
		items: [item],
	});
	expect(await one("view_recommendations", { ...reco, productIds: ["unknown"] })).toBeUndefined();
});

test("what does not exist makes no event", async () => {
	expect(await one("view_item", { productId: "unknown" })).toBeUndefined();
	expect(await one("view_cart", {}, { basket: async () => null })).toBeUndefined();
});

test("an event happened when the browser saw it, by the server's clock", async () => {
	const [event] = await makeEvents([see("search", { phrase: "silk", results: 3 }, 1500)], ports());
	expect(event).toMatchObject({
		at: NOW - 1500,
		name: "search",
		place: { siteId: "vetrina-eu", language: "en-IT" },
	});
});

test("an event that does not fit the catalogue is logged and left out", async () => {
	const log = vi.fn();
	const broken = { ...product, name: "x".repeat(501) };
	expect(
		await one("view_item", { productId: "VT1-red" }, { log, products: async () => [broken] }),
	).toBeUndefined();
	expect(log).toHaveBeenCalledWith(
		"error",
		"api/events",
		expect.any(String),
		expect.objectContaining({ name: "view_item" }),
	);
});

test.each<[string, object]>([
	["an unknown event", { name: "refund", data: {} }],
	["an amount of an order", { name: "purchase", data: { orderNo: "00001", total: 1 } }],
	["a price", { name: "view_item", data: { productId: "VT1-red", price: 1 } }],
	["a path of another host", { name: "page_view", data: { status: 200 }, path: "https://evil.example/" }],
	["an age before the event", { name: "page_view", data: { status: 200 }, age: -1 }],
	[
		"101 products",
		{
			name: "view_item_list",
			data: {
				listId: "a",
				listName: "a",
				products: Array.from({ length: 101 }, () => ({ productId: "VT1", position: 1 })),
			},
		},
	],
])("a browser may not report %s", (_, change) => {
	const sighting = { id: crypto.randomUUID(), age: 0, path: "/en-it/", pageType: "home", ...change };
	expect(sightings.safeParse([sighting]).success).toBe(false);
});
