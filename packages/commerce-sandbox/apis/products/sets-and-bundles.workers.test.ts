import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

const set = {
	kind: "set",
	id: "VS1",
	brand: "Corte",
	name: { en: "Evening ensemble", de: "Abendensemble" },
	categories: ["women-dresses"],
	primaryCategory: "women-dresses",
	products: ["VT100", "VT102"],
};
const bundle = {
	kind: "bundle",
	id: "VB1",
	brand: "Corte",
	name: { en: "Vase and shirt box" },
	categories: ["home"],
	primaryCategory: "home",
	products: [{ id: "VT900" }, { id: "1400", quantity: 2 }],
	prices: { EUR: { list: 200, sale: 180 } },
	stock: { ats: 3 },
};

let commerce: CommerceUnderTest;
let guest: Guest;
type Document = Record<string, unknown>;

beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	const done = await importLines(commerce, [...smallCatalogue, set, bundle], { replace: true });
	expect(done).toMatchObject({ status: 200 });
});

async function get(path: string): Promise<Document> {
	const response = await guest.fetch(path);
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Document;
}
const search = (query: string): Promise<Document> =>
	get(
		`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?locale=en&currency=EUR&${query}`,
	);
const product = (id: string, query = ""): Promise<Document> =>
	get(
		`/product/shopper-products/v1/organizations/${ORGANIZATION}/products/${id}?locale=en&currency=EUR${query}`,
	);

test("a set is found and costs what its products cost", async () => {
	const { hits, total } = await search("refine=htype=set&q=ensemble");
	expect(total).toBe(1);
	expect(hits).toMatchObject([
		{
			hitType: "set",
			productId: "VS1",
			productType: { set: true },
			price: 210,
			priceMax: 900,
			orderable: true,
			representedProducts: [{ id: "VT100" }, { id: "VT102" }],
		},
	]);
});

test("a bundle is found with its own price", async () => {
	const { hits } = await search("refine=htype=bundle");
	expect(hits).toMatchObject([
		{
			hitType: "bundle",
			productId: "VB1",
			productType: { bundle: true },
			price: 180,
			c_listPrice: 200,
			representedProducts: [{ id: "VT900" }, { id: "1400" }],
		},
	]);
});

test("both are among what is found without a hit type, and not among variation groups", async () => {
	const types = async (query: string) =>
		((await search(`limit=200&${query}`)).hits as { hitType: string }[]).map((hit) => hit.hitType);
	expect(new Set(await types("q="))).toEqual(new Set(["master", "product", "set", "bundle"]));
	expect(new Set(await types("refine=htype=variation_group"))).toEqual(new Set(["variation_group"]));
	expect(await types("refine=htype=set|bundle&sort=price-low-to-high")).toEqual(["bundle", "set"]);
});

test("a set shows its products", async () => {
	expect(await product("VS1")).toMatchObject({
		type: { set: true },
		price: 210,
		priceMax: 900,
		setProducts: [
			{ id: "VT100", type: { master: true } },
			{ id: "VT102", type: { master: true } },
		],
	});
	expect(await product("VS1", "&expand=prices")).not.toHaveProperty("setProducts");
});

test("a bundle shows what is in it", async () => {
	const document = await product("VB1");
	expect(document).toMatchObject({
		type: { bundle: true },
		price: 180,
		inventory: { ats: 3, orderable: true },
		bundledProducts: [
			{ id: "VT900", quantity: 1, product: { type: { item: true } } },
			{ id: "1400", quantity: 2, product: { type: { variant: true } } },
		],
	});
	expect(document).not.toHaveProperty("master");
});

test.each([
	[{ ...set, products: ["VT999"] }, /member "VT999" is unknown/],
	[{ ...bundle, products: [{ id: "9999" }] }, /member "9999" is unknown/],
	[{ ...set, id: "VT100" }, /already on line/],
	[{ ...bundle, stock: undefined }, /stock/],
])("refuses an invalid set or bundle: %o", async (line, reason) => {
	const refused = await importLines(commerce, [...smallCatalogue, line], { replace: true });
	expect(refused).toMatchObject({
		status: 422,
		body: { errors: [{ reason: expect.stringMatching(reason) }] },
	});
});
