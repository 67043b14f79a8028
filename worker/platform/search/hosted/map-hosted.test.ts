import { expect, it } from "vitest";
import type { HostedContext } from "./hosted-query.ts";
import { resultSchema } from "./hosted-results.ts";
import { mapHosted } from "./map-hosted.ts";
import { suggestedBrands, suggestedCategories } from "./map-suggestions.ts";

const cx: HostedContext = {
	locale: { siteId: "vetrina-us", country: "US", language: "en", currency: "USD" },
	settings: {
		personalisedIndex: false,
		abTest: false,
		facets: ["c_color"],
		sortings: [{ id: "best-matches", label: "Best" }],
	},
};
const record = {
	objectID: "VT1-red",
	masterId: "VT1",
	name: "Dress",
	brand: "Corvella",
	url: "/dress-VT1-red.html",
	image_groups: [
		{ view_type: "swatch", images: [{ dis_base_link: "/s.jpg" }] },
		{ view_type: "large", images: [{ dis_base_link: "/1.jpg", alt: "Front" }, { link: "/2.jpg" }] },
	],
	pricing: {
		"usd-list-prices": { price: 120 },
		"usd-sale-prices": { price: 90, priceMax: 110, listPrice: 120 },
		"cad-list-prices": { price: 150 },
	},
	in_stock: true,
	inventory: { ats: 3, stock_level: 3, preorderable: false },
	variants: [
		{ id: "1", color: "red", size: "38", in_stock: true, ats: 3, stock_level: 3, preorderable: false },
	],
	colorCount: 2,
	promotions: [{ id: "p", callout: "<b>10%</b>", prices: { USD: 81, CAD: 130 } }],
	c_productTag: "Limited",
	c_newArrival: true,
};
const labels = (facet: string, label: string, more: object) => ({
	facetLabels: { [facet]: { label, ...more } },
});
const query = { refinements: [{ id: "c_color", values: ["blue"] }], offset: 24, limit: 24, pictures: 2 };
const map = (first: object, ...facets: [string, object][]) =>
	mapHosted(
		resultSchema.parse(first),
		facets.map(([id, result]) => ({ id, result: resultSchema.parse(result) })),
		query,
		cx,
		[],
	);

it("reads a record by the price book of the locale's currency", () => {
	const [hit] = map({ hits: [record], nbHits: 30 }).hits;
	expect(hit).toMatchObject({
		id: "VT1-red",
		masterId: "VT1",
		slugUrl: "/dress-VT1-red.html",
		images: [
			{ src: "/1.jpg", alt: "Front" },
			{ src: "/2.jpg", alt: "" },
		],
		price: { value: 81, max: 110, list: 120 },
		stocks: [{ ats: 3, stockLevel: 3, preorderable: false }],
		colourCount: 2,
		productTag: "Limited",
		newArrival: true,
	});
	const tiers = [{ quantity: 4, price: 80 }, { quantity: "eight" }];
	const steps = { ...record, pricing: { "usd-list-prices": { price: 90, tiers } } };
	expect(map({ hits: [steps] }).hits[0]?.price).toEqual({
		value: 81,
		list: 90,
		tiers: [{ quantity: 4, value: 80 }],
	});
	const elsewhere = { ...cx, locale: { ...cx.locale, currency: "KWD" } };
	const [unpriced] = mapHosted(resultSchema.parse({ hits: [record] }), [], query, elsewhere, []).hits;
	expect(unpriced?.price).toBeNull();
});

// proves search-17
it.each([
	[
		{ nbHits: 3, userData: [{ searched: { phrase: "silk dress", exactTotal: 1 } }] },
		{ phrase: "silk dress", exact: 1 },
	],
	[{ nbHits: 3, userData: [{ searched: { exactTotal: 0 } }] }, { exact: 0 }],
	[{ nbHits: 3, queryAfterRemoval: "silk <em>dress</em>" }, { exact: 0 }],
	[{ nbHits: 0, queryAfterRemoval: "silk" }, undefined],
	[{ nbHits: 3 }, undefined],
])("reads from %j how the search was widened", (response, widened) => {
	expect(map({ hits: [], ...response }).widened).toEqual(widened);
});

it("takes a chosen facet from its own response, keeps chosen values and leaves out values without hits", () => {
	const result = map(
		{
			hits: [],
			nbHits: 1,
		},
		[
			"c_color",
			{
				facets: { c_color: { red: 4, green: 0 } },
				userData: [labels("c_color", "Colour", { values: { red: { label: "Red", hex: "#f00" } } })],
			},
		],
		[
			"price",
			{
				facets: { "price.USD": { "20": 1, "49.5": 2, "50": 3, "400": 1 } },
				userData: [
					labels("price", "Price", {
						ranges: [
							[0, 50],
							[50, 100],
							[100, 200],
							[200, null],
						],
					}),
				],
			},
		],
	);
	expect(result.refinements).toEqual([
		{
			id: "c_color",
			label: "Colour",
			values: [
				{ value: "red", label: "Red", hitCount: 4, hex: "#f00", children: [] },
				{ value: "blue", label: "blue", hitCount: 0, hex: undefined, children: [] },
			],
		},
		{
			id: "price",
			label: "Price",
			values: [
				{ value: "(0..50)", label: "$0 – $50", hitCount: 3, children: [] },
				{ value: "(50..100)", label: "$50 – $100", hitCount: 3, children: [] },
				{ value: "(200..)", label: "$200 +", hitCount: 1, children: [] },
			],
		},
	]);
});

it("counts a record once per price range by its chosen sizes, and a size by its price", () => {
	const offers = { "120": 2, "90:38;150:40,42": 3, ":36;90:38": 1 };
	const ranges = [
		labels("price", "Price", {
			ranges: [
				[0, 100],
				[100, null],
			],
		}),
	];
	const map = (refinements: { id: string; values: string[] }[]) =>
		mapHosted(
			resultSchema.parse({ facets: { c_size: { "36": 1, "38": 6, "40": 5 }, "offers.USD": offers } }),
			[{ id: "price", result: resultSchema.parse({ facets: { "offers.USD": offers }, userData: ranges }) }],
			{ ...query, refinements },
			{ ...cx, settings: { ...cx.settings, facets: ["c_size"] } },
			[],
		).refinements.map(({ id, values }) => [
			id,
			...values.map(({ value, hitCount }) => `${value}: ${hitCount}`),
		]);
	expect(map([])).toEqual([
		["c_size", "36: 1", "38: 6", "40: 5"],
		["price", "(0..100): 4", "(100..): 5"],
	]);
	expect(map([{ id: "price", values: ["(100..)"] }])[0]).toEqual(["c_size", "38: 2", "40: 5"]);
	expect(map([{ id: "c_size", values: ["38"] }])[1]).toEqual(["price", "(0..100): 4", "(100..): 2"]);
	expect(map([{ id: "c_size", values: ["38", "42"] }])[1]).toEqual(["price", "(0..100): 4", "(100..): 5"]);
});

it("counts the categories of a search along the tree", () => {
	const category = (id: string, children: object[] = []) =>
		({ id, name: id.toUpperCase(), children }) as never;
	const roots = [category("women", [category("dresses"), category("shoes")]), category("men")];
	const result = resultSchema.parse({ facets: { cgid: { women: 3, dresses: 3 } } });
	const [first] = mapHosted(result, [], { ...query, query: "silk" }, cx, roots).refinements;
	expect(first).toMatchObject({
		id: "cgid",
		values: [{ value: "women", label: "WOMEN", hitCount: 3, children: [{ value: "dresses", hitCount: 3 }] }],
	});
});

it("returns a phrase's redirect, and the details that the service expects back", () => {
	const result = map({ nbHits: 0, queryID: "q1", renderingContent: { redirect: { url: "/gifts" } } });
	expect(result).toMatchObject({
		total: 0,
		offset: 24,
		redirectUrl: "/gifts",
		sortId: "best-matches",
		tracking: { queryId: "q1", index: "vetrina-us__products__en" },
	});
});

it("tolerates invalid records and a response of another shape", () => {
	const odd = { objectID: "VT2", pricing: "free", variants: [{}, 3], image_groups: null, promotions: {} };
	const { hits, total } = map({ hits: [null, 7, { name: "no id" }, odd], nbHits: "many", facets: [] });
	expect(total).toBe(0);
	expect(hits).toEqual([
		expect.objectContaining({ id: "VT2", slugUrl: "/VT2.html", price: null, images: [], name: "" }),
	]);
});

it("suggests the categories with most hits, and matching brands", () => {
	const category = (id: string, children: { id: string }[] = []) => ({
		id,
		name: id,
		url: `/${id}`,
		children,
	});
	const tree = new Map(
		[category("women", [{ id: "dresses" }]), category("dresses"), category("home")].map((one) => [
			one.id,
			one,
		]),
	);
	const result = resultSchema.parse({
		facets: { cgid: { women: 9, dresses: 8, home: 9, gone: 1 }, brand: { "maison-a": 2, corvella: 5 } },
		userData: [
			labels("brand", "Brand", {
				values: { "maison-a": { label: "Maison Émile" }, corvella: { label: "Corvella" } },
			}),
		],
	});
	const categoryOf = (id: string) => tree.get(id) as never;
	expect(suggestedCategories(result, categoryOf).map(({ name }) => name)).toEqual(["home", "dresses"]);
	expect(suggestedBrands(result, "emi dress")).toEqual(["Maison Émile"]);
});

it("shows an unknown chosen value by its own name", () => {
	const chosen = ["__proto__", "constructor", "toString"];
	const result = resultSchema.parse({
		facets: { c_color: { red: 2 } },
		userData: [labels("c_color", "Colour", { values: { red: { label: "Red" } } })],
	});
	const refinedQuery = { ...query, refinements: [{ id: "c_color", values: chosen }] };
	const [colours] = mapHosted(result, [], refinedQuery, cx, []).refinements;
	expect(colours?.values.map(({ label, hitCount }) => [label, hitCount])).toEqual([
		["Red", 2],
		...chosen.map((value) => [value, 0]),
	]);
});
