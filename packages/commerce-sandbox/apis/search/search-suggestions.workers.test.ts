import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { loadContent } from "../../testing/house-content.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

type Phrases = { suggestedPhrases: { phrase: string; exactMatch: boolean; c_url?: string }[] };
type Suggestions = {
	searchPhrase: string;
	productSuggestions: Phrases & {
		products: Record<string, unknown>[];
		suggestedTerms: {
			originalTerm: string;
			terms: { value: string; corrected: boolean; completed: boolean }[];
		}[];
	};
	categorySuggestions: { categories: { id: string; name: string; parentCategoryName: string }[] };
	brandSuggestions: Phrases;
	customSuggestion?: Phrases;
	einsteinSuggestedPhrases?: Record<"popularSearchPhrases" | "recentSearchPhrases", { phrase: string }[]>;
};

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
	guest = await loginGuest(commerce);
	expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
});

const base = `/search/shopper-search/v1/organizations/${ORGANIZATION}`;
async function suggest(q: string, query = "", shopper = guest): Promise<Suggestions> {
	const locale = query.includes("locale=") ? "" : "&locale=en";
	const response = await shopper.fetch(
		`${base}/search-suggestions?q=${encodeURIComponent(q)}${locale}${query}`,
	);
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Suggestions;
}
const phrasesOf = (some: Phrases | undefined): string[] =>
	some?.suggestedPhrases.map(({ phrase }) => phrase) ?? [];

describe("suggestions", () => {
	test("complete the last word and show products, categories and brands", async () => {
		const suggestions = await suggest("silk dre");
		expect(suggestions.searchPhrase).toBe("silk dre");
		expect(suggestions.productSuggestions.products[0]).toEqual({
			currency: "EUR",
			price: 210,
			productId: "VT100",
			productName: "Slip Silk dress",
		});
		expect(phrasesOf(suggestions.productSuggestions)).toContain("silk dress");
		expect(suggestions.productSuggestions.suggestedTerms[1]).toMatchObject({
			originalTerm: "dre",
			terms: [{ completed: true, corrected: false, exactMatch: false }],
		});
		const dresses = await suggest("dre");
		expect(dresses.categorySuggestions.categories).toMatchObject([
			{ id: "women-dresses", name: "Dresses", parentCategoryName: "Women" },
		]);
		expect(phrasesOf((await suggest("mai")).brandSuggestions)).toEqual(["Maison Alba"]);
	});

	test("find a category by those above it", async () => {
		const { categories } = (await suggest("women coat")).categorySuggestions;
		expect(categories.map(({ id }) => id)).toEqual(["women-coats"]);
	});

	// proves price-9
	test("say what a promotion makes of the price, to those who ask for it", async () => {
		const custom =
			"&expand=prices,custom_product_properties&includedCustomProductProperties=c_promotionalPrice";
		const priceOf = async (q: string) => (await suggest(q, custom)).productSuggestions.products[0];
		expect(await priceOf("oxford")).toMatchObject({ productId: "VT104", price: 90, c_promotionalPrice: 72 });
		expect(await priceOf("silk dress")).not.toHaveProperty("c_promotionalPrice");
	});

	test("correct what is mistyped", async () => {
		const suggestions = await suggest("silk drees");
		expect(phrasesOf(suggestions.productSuggestions)[0]).toMatch(/^silk dress/);
		expect(suggestions.productSuggestions.products.map((product) => product.productId)).toContain("VT100");
		expect((await suggest("blak coat")).productSuggestions.products[0]).toMatchObject({ productId: "VT102" });
	});

	test("name pages of the house", async () => {
		expect((await suggest("shipp")).customSuggestion?.suggestedPhrases[0]).toMatchObject({
			c_url: "/shipping",
		});
		expect(await suggest("silk")).not.toHaveProperty("customSuggestion");
	});

	test("speak the shopper's language", async () => {
		const german = await suggest("klei", "&locale=de");
		expect(german.categorySuggestions.categories[0]).toMatchObject({
			name: "Kleider",
			parentCategoryName: "Damen",
		});
		const chinese = await suggest("连衣", "&locale=zh");
		expect(chinese.categorySuggestions.categories[0]?.id).toBe("women-dresses");
	});

	test("are as many as asked for, with what is asked for", async () => {
		const suggestions = await suggest(
			"silk",
			"&limit=1&currency=EUR&expand=images,prices,custom_product_properties&includedCustomProductProperties=c_season,c_none",
		);
		expect(suggestions.productSuggestions.products).toEqual([
			expect.objectContaining({
				c_season: "AW26",
				image: expect.objectContaining({ alt: expect.any(String) }),
			}),
		]);
		expect(suggestions).not.toHaveProperty("einsteinSuggestedPhrases");
	});

	test("have no product without a price", async () => {
		const { products } = (await suggest("trench")).productSuggestions;
		expect(products).toEqual([]);
	});
});

test("popular and recent phrases are those that found something, once per shopper", async () => {
	const [anna, ben] = [await loginGuest(commerce), await loginGuest(commerce)];
	const search = (shopper: Guest, q: string) =>
		shopper.fetch(`${base}/product-search?locale=en&q=${encodeURIComponent(q)}`);
	for (const [shopper, q] of [
		[anna, "Wool Coat"],
		[anna, "wool coat"],
		[anna, "silk dress"],
		[ben, "silk dress"],
		[ben, "xyzzy"],
		[ben, "silk xyzzy"],
	] as const)
		expect((await search(shopper, q)).status).toBe(200);
	const parameter = "&includeEinsteinSuggestedPhrases=true";
	await expect
		.poll(async () => (await suggest("cot", parameter, ben)).einsteinSuggestedPhrases?.popularSearchPhrases)
		.toEqual([
			{ phrase: "silk dress", exactMatch: false },
			{ phrase: "wool coat", exactMatch: false },
		]);
	const own = async (q: string, shopper: Guest) =>
		(await suggest(q, parameter, shopper)).einsteinSuggestedPhrases?.recentSearchPhrases.map(
			({ phrase }) => phrase,
		);
	expect(await own("cot", ben)).toEqual(["silk dress"]);
	expect(await own("woo", anna)).toEqual(["wool coat"]);
});

test("phrases are forgotten after a season", async () => {
	const shopper = await loginGuest(commerce);
	await commerce.env.DB.batch([
		commerce.env.DB.prepare("INSERT INTO popular_search VALUES ('vetrina-eu', 'en', 'old phrase', 9, 1000)"),
		commerce.env.DB.prepare(
			"INSERT INTO recent_search VALUES ('someone', 'vetrina-eu', 'en', 'old phrase', 1000)",
		),
	]);
	await shopper.fetch(`${base}/product-search?locale=en&q=oxford`);
	await expect
		.poll(() =>
			commerce.env.DB.prepare(
				"SELECT (SELECT count(*) FROM popular_search WHERE phrase = 'old phrase') + (SELECT count(*) FROM recent_search WHERE phrase = 'old phrase') AS n",
			).first<number>("n"),
		)
		.toBe(0);
});

test.each([
	["q=ab", "string-constraint-violation", { expected: "(3..50)", parameter: "q" }],
	[`q=${"x".repeat(51)}`, "string-constraint-violation", { expected: "(3..50)", parameter: "q" }],
	["q=连&locale=zh", "string-constraint-violation", { expected: "(2..50)" }],
	["locale=en", "missing-parameter", { parameter: "q" }],
	["q=dress&limit=11", "bad-request", { parameter: "limit", expected: "(1..10)" }],
	["q=dress&limit=0", "bad-request", { parameter: "limit" }],
	["q=dress&expand=everything", "invalid-expand-parameter", { param: "everything" }],
	[
		"q=dress&includedCustomProductProperties=c_a,c_b,c_c,c_d,c_e,c_f",
		"bad-request",
		{ parameter: "includedCustomProductProperties", expected: "(0..5)" },
	],
	["q=dress&includeEinsteinSuggestedPhrases=maybe", "bad-request", {}],
	["q=dress&unheard=of", "bad-request", { parameter: "unheard" }],
	["q=dress&currency=XYZ", "unsupported-currency", {}],
])("%s is refused", async (query, type, members) => {
	const response = await guest.fetch(`${base}/search-suggestions?${query}`);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		type: expect.stringMatching(new RegExp(`/${type}$`)),
		...members,
	});
});

test("any characters are taken", async () => {
	for (const q of ['"""', "a*b", "'; --", "😀😀😀", "\u202e\u202e\u202e", "%%%"]) await suggest(q);
});
