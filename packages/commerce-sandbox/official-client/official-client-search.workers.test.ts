import { beforeAll, describe, expect, test } from "vitest";
import { house } from "../house.ts";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { hostedClient, optionsFor } from "../testing/hosted-clients.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

/** Searches through Algolia's own client, unmodified. */

const INDEX = "vetrina-eu__products__en";
const SUGGESTIONS = "vetrina-eu__query_suggestions__en";

let commerce: CommerceUnderTest;
let client: ReturnType<typeof hostedClient>;
beforeAll(async () => {
	commerce = await startCommerce();
	expect((await importLines(commerce, smallCatalogue)).status).toBe(200);
	client = hostedClient(commerce);
});

type Product = {
	objectID: string;
	name: string;
	pricing: { [book: string]: { price: number; listPrice?: number } };
};
const ids = (result: { hits: { objectID: string }[] }): string[] =>
	result.hits.map(({ objectID }) => objectID);
const search = (
	searchParams: NonNullable<Parameters<typeof client.searchSingleIndex>[0]["searchParams"]>,
	indexName = INDEX,
) => client.searchSingleIndex<Product>({ indexName, searchParams });

describe("a query", () => {
	test("returns hits, pages, highlighting and the request's parameters", async () => {
		const result = await search({ query: "silk dress", hitsPerPage: 1, page: 1 });
		expect(result).toMatchObject({ nbHits: 4, page: 1, nbPages: 4, hitsPerPage: 1, query: "silk dress" });
		expect(result.params).toBe("query=silk+dress&hitsPerPage=1&page=1");
		const [hit] = result.hits;
		expect(hit).toMatchObject({
			name: "Slip Silk dress",
			pricing: {
				"eur-list-prices": { price: 300 },
				"eur-sale-prices": { price: 210, listPrice: 300 },
			},
			_highlightResult: { name: { value: "Slip <em>Silk</em> <em>dress</em>", matchLevel: "full" } },
		});
	});

	test("a record says what a tile shows", async () => {
		const record = await client.getObject({ indexName: INDEX, objectID: "VT100-red" });
		expect(record).toMatchObject({
			objectID: "VT100-red",
			id: "VT100-red",
			masterId: "VT100",
			name: "Slip Silk dress",
			brand: "Maison Alba",
			url: "/slip-silk-dress-VT100-red.html",
			listPrice: 300,
			currency: "EUR",
			price: { EUR: 210 },
			in_stock: true,
			color: "Red",
			size: ["36", "38"],
			material: ["Silk"],
			colorCount: 2,
			categories: ["women", "women-dresses"],
			hierarchicalCategories: { lvl0: ["Women"], lvl1: ["Women > Dresses"] },
			c_newArrival: false,
		});
		expect(record.variants).toHaveLength(2);
		expect(record.defaultVariantID).toBe((record.variants as { id: string }[])[0]?.id);
		expect(record.image_groups).toMatchObject([
			{ view_type: "large", images: [{ dis_base_link: expect.stringContaining("/dw/image/") }] },
			{ view_type: "swatch" },
		]);
	});

	test("returns the same products as the shop's own list", async () => {
		const result = await search({ hitsPerPage: 1000 });
		expect(result.nbHits).toBe(12);
		expect(ids(result)).toContain("VT900");
	});

	test("returns selected fields of a record and of a response", async () => {
		const result = await search({
			query: "silk",
			attributesToRetrieve: ["name", "price.EUR", "-brand"],
			attributesToHighlight: [],
			attributesToSnippet: ["name:1"],
			responseFields: ["hits", "nbHits"],
		});
		expect(Object.keys(result).sort()).toEqual(["hits", "nbHits"]);
		expect(result.hits[0]).toEqual({
			objectID: expect.any(String),
			name: expect.any(String),
			price: { EUR: expect.any(Number) },
			_snippetResult: { name: expect.objectContaining({ value: expect.stringContaining("…") }) },
		});
	});

	test("accepts offset and length; pages after the last are empty", async () => {
		const all = await search({ hitsPerPage: 1000 });
		const some = await search({ offset: 3, length: 4 });
		expect(ids(some)).toEqual(ids(all).slice(3, 7));
		expect(some).toMatchObject({ offset: 3, length: 4 });
		expect(await search({ page: 50 })).toMatchObject({ hits: [], nbHits: 12, nbPages: 1 });
		expect(await search({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 12, nbPages: 0 });
	});
});

describe("filters", () => {
	test.each([
		[{ filters: "c_color:red" }, 3],
		[{ filters: "c_color:red OR c_color:ivory" }, 7],
		[{ filters: "c_color:red AND NOT c_material:cotton" }, 2],
		[{ filters: 'brand:"Maison Alba" AND (c_size:36 OR c_size:38)' }, 7],
		[{ filters: "price:72 TO 210" }, 7],
		[{ filters: "price.EUR > 210 AND price.EUR<=900" }, 3],
		[{ filters: "NOT price.EUR > 0" }, 1],
		[{ filters: "in_stock:false" }, 2],
		[{ filters: "hierarchicalCategories.lvl1:'Women > Coats'" }, 3],
		[{ facetFilters: [["c_color:red", "c_color:black"], "cgid:women"] }, 5],
		[{ facetFilters: ["color:-Red"] }, 9],
		[{ facetFilters: "c_color:RED" }, 3],
		[{ facetFilters: ["c_color:none"] }, 0],
		[{ facetFilters: ["none:red"] }, 0],
		[{ facetFilters: ["none:-red"] }, 12],
		[{ numericFilters: ["price.EUR>=72", "price.EUR<180"] }, 3],
		[{ numericFilters: [["price.EUR=60", "price.EUR=72"]] }, 4],
		[{ numericFilters: "price.JPY>0" }, 10],
	])("%j finds %i", async (params, nbHits) => {
		expect((await search({ ...params, hitsPerPage: 0 })).nbHits).toBe(nbHits);
	});
});

describe("facets", () => {
	test("are counted under all filters", async () => {
		const result = await search({
			facets: ["c_color", "brand", "price.EUR", "unknown"],
			facetFilters: ["cgid:women-dresses"],
			hitsPerPage: 0,
		});
		expect(result.facets).toEqual({
			c_color: { red: 2, black: 1, ivory: 1 },
			brand: { "Maison Alba": 2, Corte: 2 },
			"price.EUR": { "180": 2, "210": 2 },
		});
		expect(result.facets_stats).toEqual({ "price.EUR": { min: 180, max: 210, avg: 195, sum: 780 } });
	});

	test("are listed alphabetically, a limited number or all", async () => {
		const sorted = await search({ facets: ["color"], sortFacetValuesBy: "alpha", maxValuesPerFacet: 2 });
		expect(Object.entries(sorted.facets?.color ?? {})).toEqual([
			["Black", 4],
			["Ivory", 4],
		]);
		const all = await search({ facets: ["*"], hitsPerPage: 0 });
		expect(Object.keys(all.facets ?? {})).toEqual(
			expect.arrayContaining([
				"cgid",
				"brand",
				"brandName",
				"c_color",
				"color",
				"c_size",
				"in_stock",
				"hierarchicalCategories.lvl0",
			]),
		);
	});

	test("come with what their values are called, and in which order", async () => {
		const result = await search(
			{ facets: ["cgid", "c_color", "price.EUR"], hitsPerPage: 0 },
			"vetrina-eu__products__de",
		);
		expect(result.userData).toEqual([
			{
				facetLabels: expect.objectContaining({
					c_color: expect.objectContaining({
						label: "Farbe",
						values: expect.objectContaining({ red: { label: "Rot", hex: "#b8232f" } }),
					}),
					cgid: expect.objectContaining({
						values: expect.objectContaining({ "women-coats": { label: "Mäntel" } }),
					}),
					price: { label: "Preis", ranges: expect.arrayContaining([[expect.any(Number), null]]) },
				}),
			},
		]);
		expect(result.renderingContent?.facetOrdering?.facets?.order).toEqual(["cgid", "c_color"]);
		expect(result.renderingContent?.facetOrdering?.values?.c_color?.order).toEqual(["red", "black", "ivory"]);
	});

	test("are searched by the beginning of their names", async () => {
		const result = await client.searchForFacetValues({
			indexName: "vetrina-eu__products__de",
			facetName: "c_color",
			searchForFacetValuesRequest: { facetQuery: "r", maxFacetHits: 5 },
		});
		expect(result.facetHits).toEqual([{ value: "red", highlighted: "<em>R</em>ot", count: 3 }]);
		const { results } = await client.search({
			requests: [
				{ indexName: INDEX, type: "facet", facet: "brand", facetQuery: "alba", filters: "c_color:red" },
			],
		});
		expect(results).toMatchObject([
			{ facetHits: [{ value: "Maison Alba", highlighted: "Maison <em>Alba</em>", count: 2 }] },
		]);
		await expect(
			client.searchForFacetValues({ indexName: INDEX, facetName: "nothing" }),
		).rejects.toMatchObject({ status: 400 });
	});
});

describe("several queries", () => {
	test("are returned in order, each under its index's name", async () => {
		const { results } = await client.search<Product>({
			requests: [
				{ indexName: INDEX, query: "silk", facetFilters: [["c_color:red"]], facets: ["brand"] },
				{ indexName: INDEX, query: "silk", facets: ["c_color"], hitsPerPage: 0 },
				{ indexName: SUGGESTIONS, query: "si", hitsPerPage: 2 },
			],
		});
		expect(results).toMatchObject([
			{ index: INDEX, nbHits: 1 },
			{ index: INDEX, facets: { c_color: { red: 1, black: 1, ivory: 1 } }, hits: [] },
			{ index: SUGGESTIONS },
		]);
	});

	test("stop when one has enough", async () => {
		const { results } = await client.search({
			requests: [
				{ indexName: INDEX, query: "dress", hitsPerPage: 2 },
				{ indexName: INDEX, query: "coat" },
			],
			strategy: "stopIfEnoughMatches",
		});
		expect(results).toMatchObject([{ nbHits: 4 }, { nbHits: 0, processed: false }]);
	});

	test("are accepted in the form of version 4 clients", async () => {
		const response = await commerce.fetch(
			"/1/indexes/*/queries?x-algolia-application-id=vetrina&x-algolia-api-key=vetrina-search&x-algolia-agent=old",
			{
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: JSON.stringify({
					requests: [
						{
							indexName: INDEX,
							params: "query=dress&facetFilters=%5B%5B%22c_color%3Ared%22%5D%5D&hitsPerPage=1",
						},
					],
				}),
			},
		);
		expect(await response.json()).toMatchObject({ results: [{ nbHits: 2, hits: [{ color: "Red" }] }] });
	});
});

test("replicas are sorted otherwise", async () => {
	const prices = async (sort: string): Promise<(number | undefined)[]> =>
		(
			await client.searchSingleIndex<{ price: { EUR?: number } }>({ indexName: `${INDEX}__${sort}` })
		).hits.map(({ price }) => price.EUR);
	const rising = (await prices("price-low-to-high")).filter((price) => price !== undefined);
	expect(rising).toEqual([...rising].sort((a, b) => a - b));
	expect((await prices("price-high-to-low")).filter((price) => price !== undefined)).toEqual(
		rising.toReversed(),
	);
});

describe("rules", () => {
	test("a phrase leads elsewhere", async () => {
		expect((await search({ query: "gift" })).renderingContent?.redirect).toEqual({ url: "/gifts" });
		expect((await search({ query: "gift", enableRules: false })).renderingContent).toBeUndefined();
		const inJapan = await search({ query: "sale", ruleContexts: ["JP", "Everyone"] });
		expect(inJapan.renderingContent?.redirect).toEqual({ url: "/new-in" });
		expect((await search({ query: "sale", ruleContexts: ["IT"] })).renderingContent).toBeUndefined();
	});

	test("likings count in the index that knows them, and nowhere else", async () => {
		const plain = await search({ ruleContexts: ["for-him"] });
		expect(plain.hits).toEqual((await search({})).hits);
		const liked = await search({ ruleContexts: ["for-him"] }, `${INDEX}__personalised`);
		const placesOfShirts = (result: { hits: { objectID: string }[] }): number =>
			ids(result).reduce((sum, id, place) => sum + (id.startsWith("VT104") ? place : 0), 0);
		expect(placesOfShirts(liked)).toBeLessThan(placesOfShirts(plain));
	});
});

describe("suggestions", () => {
	test("list searched phrases before the house's own phrases", async () => {
		for (const userToken of ["anna", "berta", "clara"])
			await search({ query: "Wool Coat", userToken, hitsPerPage: 1 });
		// Unfinished words, later pages and uncounted searches are not stored as phrases.
		await search({ query: "woo", userToken: "anna" });
		await search({ query: "cotton shirt", userToken: "anna", page: 1 });
		await search({ query: "cotton shirt", userToken: "berta", offset: 1, length: 1 });
		await search({ query: "silk shirt", userToken: "anna", analytics: false });
		await search({ query: "oxford" });
		const popular = await client.searchSingleIndex<{ query: string; popularity: number }>({
			indexName: SUGGESTIONS,
			searchParams: { hitsPerPage: 20 },
		});
		const phrases = popular.hits.map(({ query }) => query);
		expect(phrases[0]).toBe("wool coat");
		expect(phrases).toContain("silk dress");
		expect(phrases).not.toContain("woo");
		expect(phrases).not.toContain("oxford");
		expect(phrases).not.toContain("silk shirt");
		expect(phrases).not.toContain("cotton shirt");
		const popularity = popular.hits.map((hit) => hit.popularity);
		expect(popularity).toEqual([...popularity].sort((a, b) => b - a));
	});

	test("include the products that they find", async () => {
		const { hits } = await client.searchSingleIndex({
			indexName: SUGGESTIONS,
			searchParams: { query: "silk d" },
		});
		expect(hits).toMatchObject([
			{
				objectID: "silk dress",
				query: "silk dress",
				nb_words: 2,
				[INDEX]: {
					exact_nb_hits: 4,
					facets: {
						exact_matches: {
							cgid: [
								{ value: "women", count: 4 },
								{ value: "women-dresses", count: 4 },
							],
							brand: [
								{ value: "Corte", count: 2 },
								{ value: "Maison Alba", count: 2 },
							],
						},
					},
				},
				_highlightResult: { query: { value: "<em>silk</em> <em>d</em>ress" } },
			},
		]);
	});

	test.each(Object.keys(house.search.popular).filter((language) => language !== "en"))(
		"a site has some in %s from its first day",
		async (language) => {
			const { nbHits, hits } = await client.searchSingleIndex<{ query: string }>({
				indexName: `vetrina-me__query_suggestions__${language}`,
			});
			expect(nbHits).toBeGreaterThan(10);
			const start = [...(hits[0]?.query ?? "")].slice(0, 2).join("");
			const typed = await client.searchSingleIndex<{ query: string }>({
				indexName: `vetrina-me__query_suggestions__${language}`,
				searchParams: { query: start },
			});
			expect(typed.hits[0]?.query).toBe(hits[0]?.query);
		},
	);
});

describe("objects, settings, indexes", () => {
	test("objects of several indexes, in order; what is not there is null", async () => {
		const { results } = await client.getObjects<{ name: string }>({
			requests: [
				{ indexName: "vetrina-eu__products__de", objectID: "VT100-red", attributesToRetrieve: ["name"] },
				{ indexName: INDEX, objectID: "nothing" },
				{ indexName: SUGGESTIONS, objectID: "silk dress" },
			],
		});
		expect(results).toMatchObject([
			{ objectID: "VT100-red", name: "Slip Kleid aus Seide" },
			null,
			{ query: "silk dress" },
		]);
		await expect(client.getObject({ indexName: INDEX, objectID: "nothing" })).rejects.toMatchObject({
			status: 404,
			message: expect.stringContaining("ObjectID does not exist"),
		});
	});

	test("settings and the list of indexes are for the house", async () => {
		const house = hostedClient(commerce, "test-admin");
		const settings = await house.getSettings({ indexName: INDEX });
		expect(settings.attributesForFaceting).toContain("searchable(c_color)");
		expect(settings.replicas).toContain(`${INDEX}__price-low-to-high`);
		const { items } = await house.listIndices();
		expect(items.find(({ name }) => name === INDEX)).toMatchObject({ entries: 12 });
		expect(items.some(({ name }) => name === SUGGESTIONS)).toBe(true);
		for (const call of [client.getSettings({ indexName: INDEX }), client.listIndices()])
			await expect(call).rejects.toMatchObject({ status: 403 });
	});
});

describe("refusals", () => {
	test("a wrong key, an unknown index, a wrong parameter", async () => {
		await expect(
			hostedClient(commerce, "wrong").searchSingleIndex({ indexName: INDEX }),
		).rejects.toMatchObject({ status: 403, message: "Invalid Application-ID or API key" });
		await expect(client.searchSingleIndex({ indexName: "orders" })).rejects.toMatchObject({
			status: 404,
			message: "Index orders does not exist",
		});
		await expect(search({ filters: "(c_color:red AND brand:Corte)" })).rejects.toMatchObject({
			status: 400,
			message: expect.stringContaining("not allowed within parentheses"),
		});
		await expect(
			search({ ruleContexts: Array.from({ length: 11 }, (_, n) => `group-${n}`) }),
		).rejects.toMatchObject({ status: 400 });
		await expect(search({ hitsPerPage: 1001 })).rejects.toMatchObject({ status: 400 });
	});

	test("refuse every write", async () => {
		await expect(
			hostedClient(commerce, "test-admin").saveObject({ indexName: INDEX, body: { objectID: "1" } }),
		).rejects.toMatchObject({ status: 403, message: "Method not allowed with this API key" });
	});

	test.each([
		"",
		"{",
		"[]",
		'{"requests":[{}]}',
		'{"requests":[{"indexName":5}]}',
		'{"requests":[{"indexName":"a b"}]}',
	])("the body %j", async (body) => {
		const response = await commerce.fetch("/1/indexes/*/queries", {
			method: "POST",
			headers: { "x-algolia-application-id": "vetrina", "x-algolia-api-key": "vetrina-search" },
			body,
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ status: 400, message: expect.any(String) });
	});

	test("a search by its address alone, from a page of anybody's", async () => {
		const address = `/1/indexes/${INDEX}?query=dress&facets=%5B%22brand%22%5D&x-algolia-application-id=vetrina&x-algolia-api-key=vetrina-search`;
		const response = await commerce.fetch(address, { headers: { origin: "https://a.example" } });
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(await response.json()).toMatchObject({
			nbHits: 4,
			facets: { brand: { Corte: 2, "Maison Alba": 2 } },
		});
		const reply = await commerce.fetch("/1/indexes/*/queries", {
			method: "OPTIONS",
			headers: {
				origin: "https://a.example",
				"access-control-request-method": "POST",
				"access-control-request-headers": "x-algolia-api-key,content-type",
			},
		});
		expect(reply.status).toBe(204);
		expect(reply.headers.get("access-control-allow-headers")).toContain("x-algolia-api-key");
	});

	test("faults on demand are this family's own", async () => {
		const failing = await commerce.fetch(`/1/indexes/${INDEX}`, {
			headers: { "x-vetrina-fault": "hosted-search:503" },
		});
		expect(failing.status).toBe(503);
	});
});

describe("events of shoppers", () => {
	const plain = {
		eventType: "conversion" as const,
		eventSubtype: "addToCart" as const,
		eventName: "Put into the bag",
		index: INDEX,
		userToken: "shopper-1",
		objectIDs: ["VT100-red"],
	};
	const insights = () => client.initInsights({ options: optionsFor(commerce) });
	const seen = async (userToken: string) =>
		(await (await commerce.fetch(`/hosted-search/events?userToken=${userToken}`)).json()) as {
			events: Record<string, unknown>[];
		};

	test("include a click and an add to cart after a search", async () => {
		const { queryID = "" } = await search({ query: "dress", clickAnalytics: true });
		expect(queryID).toMatch(/^[0-9a-f]{32}$/);
		const result = await insights().pushEvents({
			events: [
				{
					eventType: "click",
					eventName: "Product clicked",
					index: INDEX,
					userToken: "shopper-1",
					queryID,
					objectIDs: ["VT100-red"],
					positions: [1],
				},
				{
					...plain,
					queryID,
					objectData: [{ queryID, price: 210, quantity: 1 }],
					value: 210,
					currency: "EUR",
				},
			],
		});
		expect(result).toEqual({ status: 200, message: "OK" });
		expect((await seen("shopper-1")).events).toMatchObject([
			{ eventSubtype: "addToCart", queryID, details: { value: 210, objectData: [{ price: 210 }] } },
			{ eventType: "click", positions: [1], objectIDs: ["VT100-red"], happenedAt: expect.any(String) },
		]);
		const page = await (await commerce.fetch("/hosted-search")).text();
		expect(page).toContain("Put into the bag");
	});

	test("are all dropped if a single event is wrong", async () => {
		const wrong = { ...plain, userToken: "shopper-2", index: "orders" };
		await expect(
			insights().pushEvents({ events: [{ ...plain, userToken: "shopper-2" }, wrong] }),
		).rejects.toMatchObject({ status: 422, message: "events[1]: index does not exist" });
		expect((await seen("shopper-2")).events).toEqual([]);
	});

	test("texts of events are no HTML; strangers see none of them", async () => {
		await insights().pushEvents({ events: [{ ...plain, eventName: "<img src=x>" }] });
		const page = await (await commerce.fetch("/hosted-search")).text();
		expect(page).toContain("&lt;img src=x&gt;");
		const production = await startCommerce({ INSTANCE_TYPE: "production" });
		expect((await production.fetch("/hosted-search")).status).toBe(401);
		expect((await production.fetch("/hosted-search/events")).status).toBe(401);
		const asHouse = { headers: { authorization: "Bearer test-admin" } };
		expect((await production.fetch("/hosted-search/events", asHouse)).status).toBe(200);
	});
});
