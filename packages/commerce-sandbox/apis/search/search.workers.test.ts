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

type Value = { value: string; hitCount: number; label: string; presentationId?: string; values?: Value[] };
type Result = {
	total: number;
	limit: number;
	offset: number;
	query: string;
	hits: ({ productId: string; hitType: string; productName: string } & Record<string, unknown>)[];
	refinements: { attributeId: string; label: string; values: Value[] }[];
	selectedRefinements?: Record<string, string>;
	selectedSortingOption: string;
	sortingOptions: { id: string; label: string }[];
	searchPhraseSuggestions: Record<string, unknown>;
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
async function search(query: string): Promise<Result> {
	const response = await guest.fetch(path(query));
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Result;
}
const groups = "refine=htype=variation_group&locale=en&currency=EUR&limit=200";
const ids = (result: Result): string[] => result.hits.map((hit) => hit.productId);
const counts = (result: Result, attributeId: string): Record<string, number> =>
	Object.fromEntries(
		(result.refinements.find((one) => one.attributeId === attributeId)?.values ?? []).map((one) => [
			one.value,
			one.hitCount,
		]),
	);

describe("relevance", () => {
	test.each([
		["en", "red silk dress", "VT100-red"],
		["en", "dresses silk black", "VT100-black"],
		["en", "black coat", "VT102-black"],
		["en", "oxford shir", "VT104"],
		["de", "rotes kleid seide", "VT100-red"],
		["de", "mäntel wolle", "VT102"],
		["de", "mantel schwarz wolle", "VT102-black"],
		["de", "rotes seidenkleid", "VT100-red"],
		["de", "wollmantel", "VT102"],
		["en", "vt104 black", "VT104-black"],
		["fr", "robe en soie rouge", "VT100-red"],
		["ar", "فستان حرير احمر", "VT100-red"],
		["ja", "シルクのドレス 赤", "VT100-red"],
		["ja", "ウールコート", "VT102"],
		["ja", "シルクシャツ", "VT103"],
		["zh", "红色真丝连衣裙", "VT100-red"],
		["ko", "실크 드레스 빨간색", "VT100-red"],
	])("%s: '%s' finds %s first", async (locale, q, id) => {
		const result = await search(
			`${groups.replace("locale=en", `locale=${locale}`)}&q=${encodeURIComponent(q)}`,
		);
		expect(ids(result)[0]).toMatch(new RegExp(`^${id}`));
	});

	test("falls back to any of the words", async () => {
		const result = await search(`${groups}&q=silk%20pyjamas`);
		expect(ids(result).every((id) => /^VT10[03]-/.test(id))).toBe(true);
		expect(result.total).toBe(3);
	});

	test("finds nothing for nonsense, and takes any characters", async () => {
		expect((await search(`${groups}&q=xyzzy`)).total).toBe(0);
		for (const q of ['"', "a*b", "NEAR(", "'; --", "%00", "😀", "(", "-", "\u202e"])
			await search(`${groups}&q=${encodeURIComponent(q)}`);
	});

	// proves search-1
	test("cuts the query at fifty characters and returns everything for an empty one", async () => {
		expect((await search(`${groups}&q=${"dress ".repeat(40)}`)).query.length).toBeLessThanOrEqual(50);
		expect((await search(`${groups}&q=`)).total).toBe(11);
		expect((await guest.fetch(path(`q=${"x".repeat(501)}`))).status).toBe(400);
	});
});

describe("hits", () => {
	test("are variation groups with the fields of a tile", async () => {
		const [hit] = (
			await search(
				`${groups}&q=red%20silk&expand=availability,images,prices,variations,promotions,custom_properties&allImages=true&allVariationProperties=true&includedCustomVariationProperties=c_inventory&perPricebook=true`,
			)
		).hits;
		expect(hit).toMatchObject({
			productId: "VT100-red",
			hitType: "variation_group",
			productName: "Slip Silk dress",
			productType: { variationGroup: true },
			price: 210,
			currency: "EUR",
			c_listPrice: 300,
			orderable: true,
			c_url: "/slip-silk-dress-VT100-red.html",
			c_variationGroupId: "VT100-red",
			c_masterId: "VT100",
			c_brand: "Maison Alba",
			c_colorCount: 2,
			c_season: "AW26",
			c_materialDescription: "100% silk",
			c_inventory: { ats: 11, stockLevel: 11, orderable: true, preorderable: false },
			image: {
				alt: "Slip Silk dress, Red",
				disBaseLink: expect.stringMatching(
					/^https:\/\/commerce\.test\/dw\/image\/v2\/VTRA_001\/.*VT100-red\/front-/,
				),
			},
			tieredPrices: [
				{ price: 300, pricebook: "eur-list-prices", quantity: 1 },
				{ price: 210, pricebook: "eur-sale-prices", quantity: 1 },
			],
		});
		const variants = hit?.variants as { productId: string }[];
		expect(hit?.representedProduct).toEqual({ id: variants[0]?.productId });
		expect(hit).not.toHaveProperty("representedProducts");
		expect(hit?.variants).toMatchObject([{ c_inventory: { preorderable: false } }, {}]);
		expect(hit?.variationGroups).toHaveLength(2);
		expect(hit?.imageGroups).toMatchObject([{ viewType: "large" }, { viewType: "swatch" }]);
		const picture = await commerce.env.DB.prepare(
			"SELECT source FROM media WHERE id LIKE 'VT100-red/%'",
		).first<string>("source");
		expect(picture).toMatch(/^drawn:dress\?/);
	});

	test("are masters and standard products where no type is asked for", async () => {
		const result = await search("locale=en&currency=EUR");
		expect(result).toMatchObject({ total: 7, limit: 25, offset: 0 });
		expect(result.hits.map((hit) => hit.hitType).sort()).toEqual([
			"master",
			"master",
			"master",
			"master",
			"master",
			"master",
			"product",
		]);
		expect(counts(result, "c_color")).toEqual({ red: 3, black: 4, ivory: 4 });
	});

	test("may have no price", async () => {
		const [hit] = (await search(`${groups}&q=trench`)).hits;
		expect(hit).toMatchObject({ productId: "VT105-black", orderable: false });
		expect(hit).not.toHaveProperty("price");
	});

	test("are paged without repeating one", async () => {
		const pages = await Promise.all(
			[0, 4, 8].map((offset) => search(`refine=htype=variation_group&limit=4&offset=${offset}`)),
		);
		expect(new Set(pages.flatMap(ids)).size).toBe(11);
		expect((await search("refine=htype=variation_group&offset=500")).hits).toEqual([]);
	});

	test("speak the currency and language asked for", async () => {
		const other = await loginGuest(commerce, "vetrina-ap");
		const response = await other.fetch(
			path(
				"refine=htype=variation_group&locale=ja-JP&currency=JPY&q=%E3%82%B7%E3%83%AB%E3%82%AF%20%E8%B5%A4",
			),
		);
		const result = (await response.json()) as Result;
		expect(result.hits[0]).toMatchObject({
			productId: "VT100-red",
			price: 48000,
			currency: "JPY",
			productName: "Slipシルクドレス",
		});
		expect(result.sortingOptions[0]).toEqual({ id: "best-matches", label: "おすすめ順" });
	});
});

describe("refinements", () => {
	test("count exactly under the others, and not under their own", async () => {
		const result = await search(`${groups}&refine=c_color=red&refine=cgid=women`);
		expect(ids(result).sort()).toEqual(["VT100-red", "VT101-red"]);
		expect(counts(result, "c_color")).toEqual({ red: 2, black: 3, ivory: 2 });
		expect(counts(result, "c_material")).toEqual({ silk: 1, wool: 1 });
		const tree = result.refinements.find((one) => one.attributeId === "cgid")?.values;
		expect(tree).toMatchObject([
			{ value: "women", hitCount: 2, values: [{ value: "women-dresses", hitCount: 2 }] },
			{ value: "men", hitCount: 1, values: [{ value: "men-shirts", hitCount: 1 }] },
		]);
		expect(result.selectedRefinements).toEqual({ htype: "variation_group", c_color: "red", cgid: "women" });
		expect(result.refinements.find((one) => one.attributeId === "c_color")?.values[0]).toMatchObject({
			label: "Red",
			presentationId: "#b8232f",
		});
	});

	test("agree with what the refined search returns, for every value", async () => {
		for (const base of [
			"",
			"&q=silk",
			"&refine=c_size=36|M",
			"&refine=price=(100..400)",
			"&refine=brand=Corte&refine=c_material=cotton",
		]) {
			const result = await search(groups + base);
			for (const { attributeId, values } of result.refinements) {
				if (base.includes(`refine=${attributeId}=`)) continue;
				for (const { value, hitCount } of values.flatMap(function flat(one: Value): Value[] {
					return [one, ...(one.values ?? []).flatMap(flat)];
				})) {
					const refined = await search(`${groups}${base}&refine=${attributeId}=${encodeURIComponent(value)}`);
					expect(refined.total, `${base} ${attributeId}=${value}`).toBe(hitCount);
				}
			}
		}
	});

	test("return nothing if they cannot be met", async () => {
		for (const refine of [
			"c_color=pink",
			"cgid=nowhere",
			"c_nothing=1",
			"price=(5..6)",
			"pmid=none",
			"htype=bundle",
		]) {
			expect((await search(`refine=${encodeURIComponent(refine)}`)).total, refine).toBe(0);
		}
	});

	test("select products by price, promotion and stock", async () => {
		expect(ids(await search(`${groups}&refine=price=(0..100)`)).sort()).toEqual([
			"VT104-black",
			"VT104-ivory",
			"VT104-red",
		]);
		expect((await search(`${groups}&refine=pmid=twenty-off`)).total).toBe(3);
		expect(ids(await search(`${groups}&refine=orderable_only=true`))).not.toContain("VT103-ivory");
		await commerce.env.DB.prepare(
			"UPDATE inventory SET ats = 0 WHERE variant_id LIKE '1000' OR variant_id LIKE '1001'",
		).run();
		expect(ids(await search(`${groups}&refine=orderable_only=true`))).not.toContain("VT100-red");
	});
});

test("sorting", async () => {
	const prices = (result: Result) => result.hits.map((hit) => hit.price as number | undefined);
	const up = prices(await search(`${groups}&sort=price-low-to-high`));
	expect(up).toEqual([...up].sort((a, b) => (a ?? Infinity) - (b ?? Infinity)));
	const down = prices(await search(`${groups}&sort=price-high-to-low`));
	expect(down.at(-1)).toBeUndefined();
	expect(down[0]).toBe(900);
	const names = (await search(`${groups}&sort=product-name-ascending`)).hits.map((hit) => hit.productName);
	expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
	expect(
		ids(await search(`${groups}&sort=discount`))
			.slice(0, 2)
			.sort(),
	).toEqual(["VT100-black", "VT100-red"]);
	expect(
		ids(await search(`${groups}&sort=new-arrivals`))
			.slice(0, 2)
			.sort(),
	).toEqual(["VT101-ivory", "VT101-red"]);
	expect((await search(`${groups}&sort=nonsense`)).selectedSortingOption).toBe("best-matches");
});

test("a phrase may lead somewhere else", async () => {
	await commerce.env.DB.prepare(
		"INSERT INTO search_redirect VALUES ('*', 'dresses, please', '/women/dresses')",
	).run();
	expect((await search("q=Dresses,%20please")).searchPhraseSuggestions.redirectUrl).toBe("/women/dresses");
});

test.each([
	["limit=0"],
	["limit=201"],
	["limit=ten"],
	["offset=-1"],
	["refine=color"],
	["refine=price=1"],
	["refine=price=(9..1)"],
	["expand=everything"],
	["imgTypes=large:x"],
	["currency=XYZ"],
	["locale=xx-XX"],
	[Array.from({ length: 10 }, (_, index) => `refine=c_a${index}=1`).join("&")],
])("%s is refused", async (query) => {
	const response = await guest.fetch(path(query));
	expect(response.status).toBe(400);
	expect(response.headers.get("content-type")).toBe("application/problem+json");
	expect(await response.json()).toMatchObject({
		title: expect.any(String),
		type: expect.stringContaining("/errors/"),
		detail: expect.any(String),
	});
});

test("needs a shopper's token", async () => {
	expect((await commerce.fetch(path("siteId=vetrina-eu"))).status).toBe(401);
});
