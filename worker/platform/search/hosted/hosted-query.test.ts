import { describe, expect, it } from "vitest";
import {
	type HostedContext,
	hostedRequests,
	productsIndex,
	ruleContexts,
	suggestionsIndex,
} from "./hosted-query.ts";

const cx: HostedContext = {
	locale: { siteId: "vetrina-us", country: "US", language: "en", currency: "USD" },
	settings: {
		personalisedIndex: true,
		abTest: true,
		facets: ["c_color", "c_size"],
		sortings: [
			{ id: "best-matches", label: "Best" },
			{ id: "price-low-to-high", label: "Low" },
		],
	},
};
const anna = { groups: ["VIP"], personalisationKey: "VIP", userToken: "anonymous-1" };
const plain = { refinements: [], offset: 0, limit: 24 };

// proves search-7
describe("index", () => {
	it("has one index per site and language, and one per further sorting", () => {
		expect(productsIndex(cx)).toBe("vetrina-us__products__en");
		expect(productsIndex(cx, "price-low-to-high")).toBe("vetrina-us__products__en__price-low-to-high");
		const of = (sort: string) => hostedRequests({ ...plain, sort }, cx).hits.indexName;
		expect(of("price-low-to-high")).toBe("vetrina-us__products__en__price-low-to-high");
		expect([of("best-matches"), of("nosuch")]).toEqual([
			"vetrina-us__products__en",
			"vetrina-us__products__en",
		]);
	});

	it("has the prefix that the site sets, and a customer's own one the site's suffix", () => {
		const settings = { ...cx.settings, indexPrefix: "us", personalisedSuffix: "for-you" };
		const prefixed = { ...cx, settings };
		expect(productsIndex(prefixed)).toBe("us__vetrina-us__products__en");
		expect(productsIndex(prefixed, "price-low-to-high")).toBe(
			"us__vetrina-us__products__en__price-low-to-high",
		);
		expect(productsIndex({ ...prefixed, shopper: anna })).toBe("us__vetrina-us__products__en__for-you");
		expect(suggestionsIndex(prefixed)).toBe("us__vetrina-us__query_suggestions__en");
	});

	// proves price-9
	it("has a replica per currency for prices if the site has one", () => {
		const sortings = [{ id: "price-low-to-high", label: "Low", currencies: ["CAD"] }];
		const inCurrency = (currency: string) =>
			productsIndex(
				{ locale: { ...cx.locale, currency }, settings: { ...cx.settings, sortings } },
				"price-low-to-high",
			);
		expect(inCurrency("CAD")).toBe("vetrina-us__products__en__price-low-to-high__CAD");
		expect(inCurrency("USD")).toBe("vetrina-us__products__en__price-low-to-high");
	});

	it("is a customer's own only where the site has one, and never a guest's", () => {
		expect(productsIndex({ ...cx, shopper: anna })).toBe("vetrina-us__products__en__personalised");
		const inTestOnly = { ...anna, groups: [], personalisationKey: "" };
		expect(productsIndex({ ...cx, shopper: inTestOnly })).toBe("vetrina-us__products__en");
		expect(hostedRequests(plain, { ...cx, shopper: inTestOnly }).hits).toMatchObject({ enableABTest: true });
		const settings = { ...cx.settings, personalisedIndex: false };
		expect(productsIndex({ ...cx, settings, shopper: anna })).toBe("vetrina-us__products__en");
	});
});

it("contains nothing about a shopper on shared pages", () => {
	const { hits } = hostedRequests({ ...plain, query: "silk" }, cx);
	expect(hits).toMatchObject({
		query: "silk",
		page: 0,
		hitsPerPage: 24,
		clickAnalytics: true,
		enableABTest: false,
		ruleContexts: ["US"],
	});
	expect(hits).not.toMatchObject({ userToken: expect.anything() });
});

it("asks for a page, or for an offset if inserts have made pages of different lengths", () => {
	expect(hostedRequests({ ...plain, offset: 46, limit: 22 }, cx).hits).toMatchObject({
		offset: 46,
		length: 22,
	});
});

it("contains an identified customer's groups and token, and enables tests", () => {
	const { hits } = hostedRequests(plain, { ...cx, shopper: anna });
	expect(hits).toMatchObject({ userToken: "anonymous-1", enableABTest: true, ruleContexts: ["US", "VIP"] });
	const groups = Array.from({ length: 20 }, (_, n) => `G${n}`);
	expect(ruleContexts({ ...cx, shopper: { ...anna, groups } })).toHaveLength(10);
});

// proves search-7
it("requests each chosen facet separately, without its own choice", () => {
	const refinements = [
		{ id: "c_color", values: ["red", "-blue"] },
		{ id: "price", values: ["(50..100)"] },
	];
	const { hits, facets } = hostedRequests({ ...plain, categoryId: "women", refinements, offset: 48 }, cx);
	const colours = ["c_color:red", "c_color:\\-blue"];
	const prices = [["prices.USD:50 TO 99.99"]];
	expect(hits).toMatchObject({
		page: 2,
		hitsPerPage: 24,
		facets: ["c_size", "offers.USD"],
		facetFilters: [["cgid:women"], colours],
		numericFilters: prices,
	});
	expect(facets).toMatchObject([
		{
			id: "c_color",
			request: {
				hitsPerPage: 0,
				facets: ["c_color"],
				facetFilters: [["cgid:women"]],
				numericFilters: prices,
			},
		},
		{
			id: "price",
			request: {
				facets: ["price.USD", "offers.USD"],
				facetFilters: [["cgid:women"], colours],
				numericFilters: [],
			},
		},
	]);
});

it("requires a price for one of the chosen sizes", () => {
	const refinements = [
		{ id: "c_size", values: ["38", "10.5"] },
		{ id: "price", values: ["(50..)"] },
	];
	const { hits, facets } = hostedRequests({ ...plain, refinements }, cx);
	expect(hits).toMatchObject({
		facetFilters: [["c_size:38", "c_size:10.5"]],
		numericFilters: [["sizePrices.USD.38>=50", "sizePrices.USD.10%2E5>=50"]],
	});
	const [sizes, prices] = facets;
	// The counts of other sizes need the price of each size, which `offers` has.
	expect(sizes?.request).toMatchObject({
		facets: ["c_size", "offers.USD"],
		numericFilters: [["prices.USD>=50"]],
	});
	expect(prices?.request).toMatchObject({
		facetFilters: [["c_size:38", "c_size:10.5"]],
		numericFilters: [["sizePrices.USD.38>=0", "sizePrices.USD.10%2E5>=0"]],
	});
});

it.each([
	["(50..100)", "prices.USD:50 TO 99.99"],
	["(..1.1)", "prices.USD:0 TO 1.09"],
	["(0..100.005)", "prices.USD:0 TO 100"],
	["(20..)", "prices.USD>=20"],
])("leaves the upper bound of %s out", (value, filter) => {
	const refinements = [{ id: "price", values: [value] }];
	expect(hostedRequests({ ...plain, refinements }, cx).hits).toMatchObject({ numericFilters: [[filter]] });
});

it("counts the categories of a search, of all of them where one is chosen", () => {
	expect(hostedRequests({ ...plain, query: "silk" }, cx).hits).toMatchObject({
		facets: ["cgid", "c_color", "c_size"],
	});
	const { hits, facets } = hostedRequests({ ...plain, query: "silk", categoryId: "women" }, cx);
	expect(hits).toMatchObject({ facets: ["c_color", "c_size"] });
	expect(facets[0]).toMatchObject({ id: "cgid", request: { facets: ["cgid"], facetFilters: [] } });
});

it("asks for what comes next, also where content has taken places of the pages before", () => {
	const { hits } = hostedRequests({ ...plain, offset: 20, limit: 24 }, cx);
	expect(hits).toMatchObject({ offset: 20, length: 24 });
	expect(hits).not.toHaveProperty("page");
	expect(hits).not.toHaveProperty("hitsPerPage");
});
