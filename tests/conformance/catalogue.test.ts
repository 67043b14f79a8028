import { beforeAll, expect, test } from "vitest";
import { call, callWrongly, type Guest, newGuest, prepare, SITE } from "./cloud.ts";
import { withDocuments } from "./documents.ts";

const SEARCH = "shopper-search-v1";
const PRODUCTS = "shopper-products-v1";

type Hit = { productId: string; hitType: string; representedProduct: { id: string } };

withDocuments("product search, products and categories", () => {
	let guest: Guest;
	let hits: Hit[];
	beforeAll(async () => {
		guest = await newGuest();
		const query = { siteId: SITE, refine: ["htype=variation_group|product"], limit: 200 };
		hits = (await prepare(SEARCH, "productSearch", { token: guest.token, query })).body.hits as Hit[];
	});

	const ask = (api: string, operationId: string, query: Parameters<typeof call>[2] = {}) =>
		call(api, operationId, {
			...query,
			token: guest.token,
			query: { siteId: SITE, locale: "en-IT", ...query.query },
		});
	const search = async (query: Record<string, string | number | boolean | string[]>) => {
		const { status, body } = await ask(SEARCH, "productSearch", { query });
		expect(status).toBe(200);
		return body.hits as Hit[];
	};

	test.each([
		["nothing but the site", {}],
		[
			"everything that can be expanded",
			{
				q: "dress",
				currency: "EUR",
				expand: [
					"availability",
					"images",
					"prices",
					"represented_products",
					"variations",
					"promotions",
					"custom_properties",
					"page_meta_tags",
				],
				allImages: true,
				allVariationProperties: true,
				includedCustomVariationProperties: ["c_inventory", "c_listPrice"],
				perPricebook: true,
			},
		],
		["nothing expanded", { q: "dress", expand: ["none"] }],
		["masters", { refine: ["htype=master", "cgid=women"], limit: 5, offset: 5, sort: "price-low-to-high" }],
		[
			"variation groups with pictures of some types",
			{ refine: ["htype=variation_group"], allImages: true, imgTypes: "large:2,small:1" },
		],
		[
			"every kind of refinement",
			{
				refine: [
					"cgid=women",
					"price=(0..500)",
					"c_color=red|black",
					"orderable_only=true",
					"htype=variation_group",
				],
			},
		],
		["sets and bundles", { refine: ["htype=set|bundle"], perPricebook: true, allImages: true, limit: 10 }],
		["slicing groups", { refine: ["htype=slicing_group"], limit: 3, allVariationProperties: true }],
		[
			"promotions by role, inventory lists and what is known about the shopper",
			{
				refine: [
					"pmid=second-piece|winter-weekend",
					"pmpt=discounted",
					"ilids=vetrina-inventory",
					"c_personalization=VIP",
				],
			},
		],
		["a slip of the keyboard", { q: "silk drses", expand: ["page_meta_tags"] }],
		["another language", { q: "Kleid", locale: "de", sort: "unheard-of" }],
		["the default locale", { locale: "default", currency: "N/A" }],
		["no hit", { q: "qqqqzzzz" }],
		[
			"selected properties",
			{
				q: "dress",
				select:
					"(*,hits.(productId,image.(**)),sortingOptions.(**),refinements.(**),searchPhraseSuggestions.(**))",
			},
		],
		["a phrase that leads elsewhere", { q: "sale" }],
	])("searches with %s", async (_, query) => {
		await search(query);
	});

	test.each([
		["three letters", { q: "sil" }],
		[
			"everything that can be asked for",
			{
				q: "silk dre",
				limit: 10,
				currency: "EUR",
				expand: ["images", "prices", "custom_product_properties"],
				includedCustomProductProperties: ["c_season", "c_brand"],
				includeEinsteinSuggestedPhrases: true,
			},
		],
		["a house's page", { q: "shipping" }],
		["a slip of the keyboard", { q: "drses" }],
		["nothing that is there", { q: "qqqqzzzz" }],
		["another language", { q: "フレグランス", locale: "ja" }],
	])("suggests for %s", async (_, query) => {
		expect((await ask(SEARCH, "getSearchSuggestions", { query })).status).toBe(200);
	});

	test.each([
		["what is too short", { q: "ab" }, "string-constraint-violation"],
		["an unknown expansion", { q: "silk", expand: ["everything"] }, "invalid-expand-parameter"],
		["too many", { q: "silk", limit: 11 }, "bad-request"],
	])("suggests nothing for %s", async (_, query, type) => {
		const request = { token: guest.token, query: { siteId: SITE, ...query } };
		const { status, body } = await callWrongly(SEARCH, "getSearchSuggestions", request);
		expect(status).toBe(400);
		expect(body.type).toMatch(new RegExp(`/${type}$`));
	});

	test("returns sets and bundles with their parts", async () => {
		for (const type of ["set", "bundle"]) {
			const [hit] = await search({ refine: [`htype=${type}`] });
			const { body } = await ask(PRODUCTS, "getProduct", {
				path: { id: hit?.productId ?? "" },
				query: { perPricebook: true, allImages: true },
			});
			expect(body).toMatchObject({ type: { [type]: true } });
		}
	});

	test("returns each kind of product with everything expanded, and with nothing", async () => {
		const group = hits.find((hit) => hit.hitType === "variation_group") as Hit;
		const item = hits.find((hit) => hit.hitType === "product");
		const [master] = await search({ q: "dress", refine: ["htype=master"], limit: 1 });
		const ids = [
			group.productId,
			group.representedProduct.id,
			master?.productId ?? "",
			...(item ? [item.productId] : []),
		];
		for (const id of ids) {
			const all = await ask(PRODUCTS, "getProduct", {
				path: { id },
				query: { allImages: true, perPricebook: true, currency: "EUR" },
			});
			expect(all.status).toBe(200);
			const none = await ask(PRODUCTS, "getProduct", {
				path: { id },
				query: { expand: ["none"], imgTypes: "large:1" },
			});
			expect(none.status).toBe(200);
		}
		const { body } = await ask(PRODUCTS, "getProducts", {
			query: { ids, expand: ["prices", "images", "page_meta_tags"], allImages: false },
		});
		expect(body).toMatchObject({ total: ids.length });
	});

	test("returns every product of the first pages in all sites", async () => {
		for (const [siteId, locale] of [
			["vetrina-us", "en-US"],
			["vetrina-me", "ar-SA"],
			["vetrina-ap", "ja-JP"],
		] as const) {
			const { token } = await newGuest(siteId);
			const query = { siteId, locale };
			const result = await call(SEARCH, "productSearch", {
				token,
				query: {
					...query,
					refine: "htype=variation_group|product",
					limit: 100,
					expand: ["promotions", "prices", "custom_properties", "variations"],
				},
			});
			const ids = (result.body.hits as Hit[]).map((hit) => hit.productId).slice(0, 24);
			const { body } = await call(PRODUCTS, "getProducts", { token, query: { ...query, ids } });
			expect(body).toMatchObject({ total: 24 });
		}
	});

	test("returns categories", async () => {
		for (const levels of [0, 1, 2]) {
			const root = await ask(PRODUCTS, "getCategory", { path: { id: "root" }, query: { levels } });
			expect(root.status).toBe(200);
		}
		const { body } = await ask(PRODUCTS, "getCategories", {
			query: { ids: ["women", "men", "unheard-of"], levels: 2 },
		});
		expect(body).toMatchObject({ total: 2 });
	});

	test.each([
		["getProduct", { path: { id: "unheard-of" } }, 404, "product-not-found"],
		["getCategory", { path: { id: "unheard-of" } }, 404, "category-not-found"],
	])("%s of an unknown id", async (operationId, request, status, type) => {
		expect(await ask(PRODUCTS, operationId, request)).toMatchObject({
			status,
			body: { type: expect.stringMatching(new RegExp(`/${type}$`)) },
		});
	});

	test("needs a token", async () => {
		for (const token of ["", "forged"]) {
			const query = { siteId: SITE };
			expect((await callWrongly(SEARCH, "productSearch", { token, query })).status).toBe(401);
			expect((await callWrongly(PRODUCTS, "getProduct", { token, query, path: { id: "x" } })).status).toBe(
				401,
			);
		}
	});
});
