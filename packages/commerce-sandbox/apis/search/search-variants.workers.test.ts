import { beforeAll, describe, expect, test } from "vitest";
import type { ImportLine } from "../../catalogue/import-lines.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { hostedClient } from "../../testing/hosted-clients.ts";
import { importLines } from "../../testing/import-under-test.ts";

/** A catalogue whose variants differ in price and stock within one colour. */

const named = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { en: id }]));
let ids = 5000;
const variant = (
	master: string,
	[color, size, price, ats]: readonly [color: string, size: string, price: number, ats: number],
): ImportLine => ({
	kind: "variant",
	id: String(ids++),
	master,
	values: { color, size },
	prices: { EUR: { list: price } },
	stock: { ats, preorderable: false },
	images: [
		`drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=${color === "red" ? "b8232f" : "2040a0"}&accent=efe6d3&view=front`,
	],
});
const product = (
	id: string,
	category: string,
	...variants: Parameters<typeof variant>[1][]
): ImportLine[] => [
	{
		kind: "master",
		id,
		brand: "Velo",
		name: { en: id },
		categories: [category],
		primaryCategory: category,
		attributes: {},
		variationAttributes: ["color", "size"],
		images: [],
		promotions: id === "Racer" ? ["spring"] : [],
	},
	...variants.map((one) => variant(id, one)),
];

const lines: ImportLine[] = [
	{
		kind: "attribute",
		id: "size",
		name: { en: "Frame" },
		values: named("52", "56", "60"),
		refinable: true,
		variation: true,
	},
	{
		kind: "attribute",
		id: "color",
		name: { en: "Paint" },
		values: named("red", "blue"),
		refinable: true,
		variation: true,
	},
	{ kind: "category", id: "bikes", name: { en: "Bikes" }, url: "/bikes", showInMenu: true },
	{ kind: "category", id: "bells", name: { en: "Bells" }, url: "/bells", showInMenu: true },
	{ kind: "promotion", id: "spring", calloutMsg: { en: "Spring" }, percent: 20 },
	...product(
		"Tourer",
		"bikes",
		["red", "52", 900, 3],
		["red", "56", 1200, 3],
		["red", "60", 600, 0],
		["blue", "52", 1000, 3],
		["blue", "56", 1000, 3],
	),
	...product("Racer", "bikes", ["red", "56", 2950, 2], ["blue", "56", 2950, 2]),
	...product("Bell", "bells", ["red", "52", 10, 9], ["blue", "52", 14, 9]),
	...product("Horn", "bells", ["red", "52", 30, 9]),
	...product("Gone", "bells", ["blue", "60", 20, 0]),
	{ kind: "category", id: "locks", name: { en: "Locks" }, url: "/locks", showInMenu: true },
	...product("U/7 ü%.2", "locks", ["red", "52", 40, 3]),
];

type Value = { value: string; hitCount: number };
type Hit = Record<string, unknown> & { productId: string };
let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	expect(await importLines(commerce, lines, { replace: true })).toMatchObject({ status: 200 });
});

async function search(...refine: string[]) {
	const query = refine.map((one) => `&refine=${encodeURIComponent(one)}`).join("");
	const response = await guest.fetch(
		`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?locale=en&currency=EUR&allImages=true&allVariationProperties=true&expand=availability,images,prices,represented_products,variations,promotions${query}`,
	);
	const result = (await response.json()) as {
		total: number;
		hits?: Hit[];
		refinements: { attributeId: string; values: Value[] }[];
	};
	expect(response.status).toBe(200);
	const counts = (id: string) =>
		(result.refinements.find(({ attributeId }) => attributeId === id)?.values ?? []).map(
			({ value, hitCount }) => `${value}: ${hitCount}`,
		);
	return {
		ids: (result.hits ?? []).map(({ productId }) => productId).sort(),
		hits: result.hits ?? [],
		counts,
	};
}
const groups = "htype=variation_group";

describe("a size and a price", () => {
	test("are met by one variant", async () => {
		expect((await search(groups, "c_size=52", "price=(800..950)")).ids).toEqual(["Tourer-red"]);
		expect((await search(groups, "c_size=56", "price=(800..950)")).ids).toEqual([]);
		expect((await search(groups, "c_size=56", "price=(950..1300)")).ids).toEqual([
			"Tourer-blue",
			"Tourer-red",
		]);
	});

	test("are counted as they would be found", async () => {
		const { counts } = await search(groups, "c_size=56", "cgid=bikes", "price=(800..1100)");
		expect(counts("c_size")).toEqual(["52: 2", "56: 1"]);
		expect((await search(groups, "c_size=52", "cgid=bikes", "price=(800..1100)")).ids).toHaveLength(2);
	});

	test("ignore the prices of sold-out variants", async () => {
		expect((await search(groups, "price=(500..700)")).ids).toEqual([]);
		const { hits } = await search(groups, "price=(800..950)");
		expect(hits).toMatchObject([{ productId: "Tourer-red", price: 900, priceMax: 1200 }]);
		// A group without purchasable variants keeps its price.
		expect((await search(groups, "price=(18..25)")).hits).toMatchObject([
			{ productId: "Gone-blue", price: 20 },
		]);
	});

	test("with the stock refinement require stock in the same size", async () => {
		expect((await search(groups, "c_size=60", "cgid=bikes")).ids).toEqual(["Tourer-red"]);
		expect((await search(groups, "c_size=60", "cgid=bikes", "orderable_only=true")).ids).toEqual([]);
	});
});

test("price bands divide what is shown, not the whole catalogue", async () => {
	const bells = await search(groups, "cgid=bells");
	expect(bells.counts("price")).toEqual(["(0..20): 2", "(20..): 2"]);
	const bikes = await search(groups, "cgid=bikes");
	expect(bikes.counts("price").every((one) => Number(/\.\.(\d+)/.exec(one)?.[1] ?? 9999) > 900)).toBe(true);
	const chosen = await search(groups, "cgid=bells", "price=(20..)");
	expect(chosen.counts("price")).toEqual(bells.counts("price"));
});

test("a list and a product say the same price, a master's and a group's", async () => {
	const response = await guest.fetch(
		`/product/shopper-products/v1/organizations/${ORGANIZATION}/products?ids=Tourer,Tourer-red,Racer&locale=en&currency=EUR`,
	);
	const { data } = (await response.json()) as { data: Record<string, unknown>[] };
	const [tourer, red, racer] = data;
	const { hits } = await search("cgid=bikes");
	const hit = (id: string) => hits.find(({ productId }) => productId === id);
	expect([tourer?.price, tourer?.priceMax]).toEqual([900, 1200]);
	expect(tourer).toMatchObject({ price: hit("Tourer")?.price, priceMax: hit("Tourer")?.priceMax });
	const [redHit] = (await search(groups, "cgid=bikes", "c_color=red", "c_size=52")).hits;
	expect(red).toMatchObject({ price: redHit?.price, priceMax: redHit?.priceMax });
	// Clients show the lowest variant price, which includes promotions.
	type Promoted = { productPromotions: { promotionalPrice: number }[] };
	const promotional = (one: Record<string, unknown> | undefined) =>
		((one?.variants ?? []) as Promoted[]).map(({ productPromotions: [first] }) => first?.promotionalPrice);
	expect(promotional(racer)).toEqual([2360, 2360]);
	expect(promotional(racer)).toEqual(promotional(hit("Racer")));
});

test("a product refined by a colour is shown in that colour", async () => {
	const shown = async (...refine: string[]) => {
		const { hits } = await search("cgid=bikes", ...refine);
		const hit = hits.find(({ productId }) => productId === "Racer");
		const { representedProduct, variants, variationAttributes, image, imageGroups } = hit as unknown as {
			representedProduct: { id: string };
			variants: { productId: string; variationValues: { color: string } }[];
			variationAttributes: { id: string; values: { value: string }[] }[];
			image: { alt: string };
			imageGroups: { images: { alt: string; disBaseLink: string }[] }[];
		};
		return {
			represented: variants.find(({ productId }) => productId === representedProduct.id)?.variationValues
				.color,
			image: image.alt,
			first: /Racer-\w+/.exec(imageGroups[0]?.images[0]?.disBaseLink ?? "")?.[0],
			swatches: variationAttributes.find(({ id }) => id === "color")?.values.map(({ value }) => value),
		};
	};
	expect(await shown("c_color=blue")).toEqual({
		represented: "blue",
		image: "Racer, blue",
		first: "Racer-blue",
		swatches: ["blue", "red"],
	});
	expect(await shown()).toEqual({
		represented: "red",
		image: "Racer, red",
		first: "Racer-red",
		swatches: ["red", "blue"],
	});
});

describe("the hosted search", () => {
	const index = "vetrina-eu__products__en";
	const search = async (searchParams: object) => {
		const { hits, facets } = await hostedClient(commerce).searchSingleIndex({
			indexName: index,
			searchParams,
		});
		return { ids: hits.map(({ objectID }) => objectID).sort(), facets };
	};
	const filtered = async (...any: string[]) => (await search({ numericFilters: [any] })).ids;

	test("filters by the prices of a size, of which what is sold out has none", async () => {
		expect(await filtered("sizePrices.EUR.52:800 TO 949.99")).toEqual(["Tourer-red"]);
		expect(await filtered("sizePrices.EUR.52:1100 TO 1300")).toEqual([]);
		expect(await filtered("sizePrices.EUR.52:1100 TO 1300", "sizePrices.EUR.56:1100 TO 1300")).toEqual([
			"Tourer-red",
		]);
		expect(await filtered("sizePrices.EUR.60>=0")).toEqual(["Gone-blue"]);
		expect(await filtered("prices.EUR:1100 TO 1300")).toEqual(["Tourer-red"]);
		expect(await filtered("prices.EUR:500 TO 700")).toEqual([]);
	});

	test("gives a record by its id, whatever signs it has", async () => {
		for (const objectID of ["U/7 ü%.2-red", "Tourer-red"])
			expect(await hostedClient(commerce).getObject({ indexName: index, objectID })).toMatchObject({
				objectID,
			});
		await expect(hostedClient(commerce).getObject({ indexName: index, objectID: ".." })).rejects.toThrow();
		expect((await commerce.fetch(`/1/indexes/${index}/a/..%2Fsettings`)).status).toBe(400);
	});

	test("counts what is offered, in the words of the record itself", async () => {
		const { facets } = await search({ facets: ["offers.EUR"], facetFilters: [["cgid:bikes"]] });
		expect(facets).toEqual({ "offers.EUR": { "2360": 2, "1000": 1, "900:52;1200:56;:60": 1 } });
		const record = await hostedClient(commerce).getObject({ indexName: index, objectID: "Tourer-red" });
		expect(record).toMatchObject({
			prices: { EUR: [900, 1200] },
			sizePrices: { EUR: { "52": [900], "56": [1200] } },
			offers: { EUR: "900:52;1200:56;:60" },
		});
	});
});
