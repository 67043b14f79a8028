import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

type Result = {
	total: number;
	hits: ({ productId: string; hitType: string } & Record<string, unknown>)[];
	searchPhraseSuggestions: {
		suggestedPhrases: { phrase: string; exactMatch: boolean }[];
		suggestedTerms: { originalTerm: string; terms: { value: string; corrected: boolean }[] }[];
		c_exactTotal?: number;
	};
	selectedSortingOption: string;
	sortingOptions: { id: string }[];
	pageMetaTags?: { id: string; value: string; type: string }[];
};

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
});

const path = (query: string): string =>
	`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?${query}`;
async function search(query: string, shopper = guest): Promise<Result> {
	const response = await shopper.fetch(path(query));
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Result;
}
const groups = "refine=htype=variation_group&locale=en&currency=EUR&limit=200";
const ids = (result: Result): string[] => result.hits.map((hit) => hit.productId);
const phrase = (q: string, locale = "en"): Promise<Result> =>
	search(`${groups.replace("locale=en", `locale=${locale}`)}&q=${encodeURIComponent(q)}`);

describe("a phrase", () => {
	test.each([
		["en", "red slik dres", "VT100-red"],
		["en", "silkdress red", "VT100-red"],
		["en", "blck coat", "VT102-black"],
		["en", "ivory overcoat wol", "VT102-ivory"],
		["de", "rotes sedenkleid", "VT100-red"],
		["fr", "robbe en soie rouge", "VT100-red"],
		["ja", "レッド ドレス シルク", "VT100-red"],
		["ko", "드래스 빨간색 실크", "VT100-red"],
		["ar", "فستنا حرير أحمر", "VT100-red"],
		["ar", "فساتين حريرية حمراء", "VT100-red"],
		["zh", "丝绸裙子 红", "VT100-red"],
		["ja", "silk dress red", "VT100-red"],
	])("%s: '%s' is understood as %s", async (locale, q, id) => {
		expect(ids(await phrase(q, locale))[0]).toBe(id);
	});

	test("says what it was corrected to, and where nothing had to be", async () => {
		const { suggestedPhrases, suggestedTerms } = (await phrase("red slik dress")).searchPhraseSuggestions;
		expect(suggestedPhrases).toEqual([{ exactMatch: false, phrase: "red silk dress" }]);
		expect(suggestedTerms.map(({ originalTerm, terms: [best] }) => ({ originalTerm, best }))).toEqual([
			{ originalTerm: "red", best: { value: "red", completed: false, corrected: false, exactMatch: true } },
			{ originalTerm: "slik", best: { value: "silk", completed: false, corrected: true, exactMatch: false } },
			{
				originalTerm: "dress",
				best: { value: "dress", completed: false, corrected: false, exactMatch: true },
			},
		]);
		expect((await phrase("red silk dress")).searchPhraseSuggestions.suggestedPhrases).toEqual([
			{ exactMatch: true, phrase: "red silk dress" },
		]);
		expect((await phrase("xyzzy")).searchPhraseSuggestions.suggestedTerms).toEqual([
			{ originalTerm: "xyzzy", terms: [] },
		]);
	});

	test("may be a number: a master's, a group's or a variant's", async () => {
		expect(ids(await phrase("VT102")).sort()).toEqual(["VT102-black", "VT102-ivory"]);
		expect(ids(await phrase("VT102-ivory"))[0]).toBe("VT102-ivory");
		expect(ids(await phrase("1010"))).toEqual(["VT100-black"]);
		expect((await phrase("9999")).total).toBe(0);
	});

	test("finds the same products for synonyms", async () => {
		const frock = await phrase("chemisier soie", "fr");
		expect(frock.total).toBeGreaterThan(0);
		expect(ids(await phrase("women coats")).sort()).toEqual(ids(await phrase("ladies coats")).sort());
	});

	test("shows products with all words first if they are few, then others", async () => {
		const hitIds = ids(await phrase("red silk dress"));
		expect(hitIds[0]).toBe("VT100-red");
		expect(hitIds.slice(1).sort()).toEqual(["VT100-black", "VT101-red"]);
	});

	// proves search-17
	test.each([
		["red silk dress", 1],
		["red silk dress xyzzy", 0],
		["red", undefined],
		["xyzzy", undefined],
		["", undefined],
	])("'%s' says how many have all of its words, where others follow: %s", async (q, exact) => {
		const { total, searchPhraseSuggestions } = await phrase(q);
		expect(searchPhraseSuggestions.c_exactTotal).toBe(exact);
		expect(total).toBeGreaterThanOrEqual(exact ?? 0);
	});

	test("counts products with all words within the refined list", async () => {
		const within = (color: string) => search(`${groups}&q=red%20silk%20dress&refine=c_color=${color}`);
		expect((await within("black")).searchPhraseSuggestions.c_exactTotal).toBe(0);
		expect((await within("red")).searchPhraseSuggestions.c_exactTotal).toBe(1);
	});
});

describe("refinements", () => {
	test("by slicing group return the master in one colour", async () => {
		const { hits, total } = await search(`locale=en&currency=EUR&refine=htype=slicing_group&q=slip`);
		expect(total).toBe(2);
		expect(hits[0]).toMatchObject({
			hitType: "slicing_group",
			productId: "VT100",
			productType: { master: true },
		});
		expect(hits.map((hit) => (hit.representedProduct as { id: string }).id).sort()).toEqual(["1000", "1010"]);
	});

	test("select products by their role in a promotion", async () => {
		const total = async (role: string) =>
			(await search(`${groups}&refine=pmid=twenty-off&refine=pmpt=${role}`)).total;
		expect([
			await total("all"),
			await total("discounted"),
			await total("qualifying"),
			await total("bonus"),
		]).toEqual([3, 3, 0, 0]);
		expect((await search(`${groups}&refine=pmpt=bonus`)).total).toBe(11);
		expect((await search(`${groups}&refine=pmid=private-sale`)).total).toBe(11);
	});

	test("select products by inventory list", async () => {
		const held = await search(`${groups}&refine=ilids=vetrina-inventory|another`);
		expect(ids(held)).toEqual(ids(await search(`${groups}&refine=orderable_only=true`)));
		expect(held.total).toBe(9);
		expect((await search(`${groups}&refine=ilids=another`)).total).toBe(0);
	});

	test("by stock follow sales and returns", async () => {
		const setStock = (ats: number) =>
			commerce.env.DB.prepare("UPDATE inventory SET ats = ? WHERE variant_id IN ('1200', '1210')")
				.bind(ats)
				.run();
		const orderable = async () => ids(await search(`${groups}&refine=orderable_only=true&q=wrap`));
		const before = await orderable();
		expect(before).toHaveLength(2);
		await setStock(0);
		expect(await orderable()).toEqual([]);
		await setStock(2);
		expect(await orderable()).toEqual(before);
	});
});

test("a shopper's preferences move products to the front and remove none", async () => {
	const plain = ids(await search(groups));
	const his = ids(await search(`${groups}&refine=c_personalization=for-him`));
	expect(his.toSorted()).toEqual(plain.toSorted());
	const place = (list: string[]) =>
		list.flatMap((id, at) => (/^VT10[34]/.test(id) ? [at] : [])).reduce((sum, at) => sum + at, 0);
	expect(place(his)).toBeLessThan(place(plain));
	expect(ids(await search(`${groups}&refine=c_personalization=unheard-of`))).toEqual(plain);
	const sorted = `${groups}&sort=price-low-to-high`;
	expect(ids(await search(`${sorted}&refine=c_personalization=for-him`))).toEqual(ids(await search(sorted)));
	expect(ids(await search(`${groups}&q=silk&refine=c_personalization=for-her`))[0]).toMatch(/^VT100/);
});

test("each site offers its own sortings", async () => {
	const american = await loginGuest(commerce, "vetrina-us");
	const options = (await search("locale=en&currency=USD&sort=brand", american)).sortingOptions.map(
		({ id }) => id,
	);
	expect(options).toContain("brand");
	const european = await search("locale=en&sort=brand");
	expect(european.sortingOptions.map(({ id }) => id)).not.toContain("brand");
	expect(european.selectedSortingOption).toBe("best-matches");
});

test("a list says what it is to search engines where asked", async () => {
	const { pageMetaTags } = await search("locale=de&refine=cgid=women-dresses&expand=page_meta_tags");
	expect(pageMetaTags).toEqual([
		{ id: "robots", value: "index,follow", type: "name" },
		{ id: "title", value: "Kleider", type: "title" },
		{ id: "og:title", value: "Kleider", type: "property" },
		{ id: "itemList", value: expect.stringContaining('"numberOfItems":2'), type: "jsonld" },
	]);
	expect(await search("locale=de&refine=cgid=women-dresses")).not.toHaveProperty("pageMetaTags");
	expect((await search("q=silk&expand=page_meta_tags")).pageMetaTags?.[0]?.value).toBe("noindex,follow");
});

test("variants carry their promotions where both are asked for", async () => {
	const { hits } = await search(
		`${groups}&q=oxford&expand=variations,promotions&allVariationProperties=true`,
	);
	expect(hits[0]?.variants).toMatchObject([
		{ productPromotions: [{ promotionId: "twenty-off", promotionalPrice: 72 }] },
		{},
	]);
});

test.each([
	["limit=201", "limit", "(1..200)"],
	[`q=${"x".repeat(501)}`, "q", "(1..500)"],
	[`sort=${"x".repeat(257)}`, "sort", "(0..256)"],
	[`imgTypes=${"large,".repeat(10)}`, "imgTypes", "(0..50)"],
	[
		"includedCustomVariationProperties=c_a,c_b,c_c,c_d,c_e,c_f",
		"includedCustomVariationProperties",
		"(0..5)",
	],
])("%s is outside of what is expected", async (query, parameter, expected) => {
	const response = await guest.fetch(path(query));
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		title: "Bad Request",
		type: expect.stringMatching(/\/bad-request$/),
		detail: `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`,
		parameter,
		expected,
	});
});
