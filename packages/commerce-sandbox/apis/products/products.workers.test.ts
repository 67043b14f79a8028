import { beforeAll, describe, expect, test } from "vitest";
import { findCategoryByUrl, findProductBySlug } from "../../store/catalogue-store.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { countRoundTrips } from "../../testing/count-round-trips.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
let guest: Guest;

beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
});

const base = `/product/shopper-products/v1/organizations/${ORGANIZATION}`;
async function get(path: string, query = ""): Promise<{ status: number; body: Record<string, unknown> }> {
	const currency = path.startsWith("categories") ? "" : "&currency=EUR";
	const response = await guest.fetch(`${base}/${path}?locale=en${currency}${query}`);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("a product", () => {
	test("is read in one round trip, with its recommendations", async () => {
		const read = () =>
			get("products/VT100-red", "&expand=availability,prices,variations,recommendations,promotions");
		await read();
		expect(await countRoundTrips(commerce, read)).toBe(1);
	});

	test("contains colour, sizes and the other colours for a variation group", async () => {
		const { body } = await get("products/VT100-red", "&allImages=true");
		expect(body).toMatchObject({
			id: "VT100-red",
			name: "Slip Silk dress",
			brand: "Maison Alba",
			type: { variationGroup: true },
			variationValues: { color: "red" },
			master: { masterId: "VT100", orderable: true, price: 210 },
			price: 210,
			c_listPrice: 300,
			currency: "EUR",
			primaryCategoryId: "women-dresses",
			slugUrl: "/slip-silk-dress-VT100-red.html",
			c_variationGroupId: "VT100-red",
			inventory: { id: "vetrina-inventory", ats: 11, orderable: true },
			variants: [
				{ productId: "1000", orderable: true, price: 210, variationValues: { color: "red", size: "36" } },
				{ productId: "1001" },
			],
			variationAttributes: [
				{
					id: "color",
					name: "Colour",
					values: [{ value: "red", name: "Red", orderable: true }, { value: "black" }],
				},
				{ id: "size", values: [{ value: "36" }, { value: "38" }] },
			],
			variationGroups: [
				{ productId: "VT100-red", price: 210, variationValues: { color: "red" } },
				{ productId: "VT100-black" },
			],
			c_colors: { red: { hex: "#b8232f", url: "/slip-silk-dress-VT100-red.html" }, black: {} },
			c_variants: { 1000: { c_listPrice: 300, c_inventory: { preorderable: false } }, 1001: {} },
			longDescription: "A dress to live in.",
			c_materialDescription: "100% silk",
			minOrderQuantity: 1,
		});
		const groups = body.imageGroups as {
			viewType: string;
			variationAttributes?: { values: { value: string }[] }[];
			images: unknown[];
		}[];
		expect(new Set(groups.map((group) => group.viewType))).toEqual(
			new Set(["large", "medium", "small", "swatch"]),
		);
		expect(
			groups
				.filter((group) => group.viewType === "large")
				.map((group) => group.variationAttributes?.[0]?.values[0]?.value),
		).toEqual([undefined, "red", "black"]);
	});

	test("can be a variant, a master or a standard product", async () => {
		expect((await get("products/1001")).body).toMatchObject({
			id: "1001",
			type: { variant: true },
			variationValues: { color: "red", size: "38" },
			c_variationGroupId: "VT100-red",
			prices: { "eur-list-prices": 300, "eur-sale-prices": 210 },
		});
		expect((await get("products/VT100", "&perPricebook=true")).body).toMatchObject({
			id: "VT100",
			type: { master: true },
			slugUrl: "/slip-silk-dress-VT100.html",
			priceRanges: [
				{ minPrice: 300, maxPrice: 300, pricebook: "eur-list-prices" },
				{ minPrice: 210, maxPrice: 210, pricebook: "eur-sale-prices" },
			],
		});
		const vase = (await get("products/VT900")).body;
		expect(vase).toMatchObject({ id: "VT900", type: { item: true }, price: 60, inventory: { ats: 4 } });
		expect(vase).not.toHaveProperty("variants");
		expect(vase).not.toHaveProperty("master");
	});

	test("shows only what is asked for", async () => {
		const { body } = await get("products/VT100-red", "&expand=prices");
		expect(body).toHaveProperty("price");
		for (const field of ["imageGroups", "inventory", "variants", "productPromotions"])
			expect(body).not.toHaveProperty(field);
		expect((await get("products/VT100-red", "&expand=none")).body).not.toHaveProperty("price");
		expect((await get("products/VT100-red", "&imgTypes=large:1")).body.imageGroups).toHaveLength(1);
	});

	test("has promotions with their price, and its breadcrumbs", async () => {
		const { body } = await get("products/VT104-red", "&expand=promotions,primary_category,prices");
		expect(body.productPromotions).toEqual([
			{ promotionId: "twenty-off", calloutMsg: "<b>20% off</b>", promotionalPrice: 72 },
		]);
		expect(body.primaryCategory).toEqual({
			id: "men-shirts",
			name: "Shirts",
			parentCategoryTree: [
				{ id: "men", name: "Men" },
				{ id: "men-shirts", name: "Shirts" },
			],
		});
	});

	test("cannot be ordered without a price", async () => {
		const { body } = await get("products/VT105-black");
		expect(body).not.toHaveProperty("price");
		expect(body).toMatchObject({ inventory: { orderable: false, ats: 11 } });
	});

	test.each(["VT999", "VT100-pink", "999999", "%00", "a'b"])("'%s' is not found", async (id) => {
		const { status, body } = await get(`products/${id}`);
		expect(status).toBe(404);
		expect(body.type).toMatch(/product-not-found$/);
	});

	test("several products are returned in the requested order without unknown ones", async () => {
		const { body } = await get("products", "&ids=VT900,nothing,1000,VT100-red,VT900");
		expect(body).toMatchObject({
			limit: 4,
			total: 3,
			data: [{ id: "VT900" }, { id: "1000" }, { id: "VT100-red" }],
		});
		expect((await get("products", `&ids=${Array.from({ length: 25 }, (_, id) => id)}`)).status).toBe(400);
		expect((await get("products")).status).toBe(400);
	});
});

describe("categories", () => {
	test("nest as many levels as asked", async () => {
		const { body } = await get("categories/root", "&levels=2");
		expect(body).toMatchObject({
			id: "root",
			onlineSubCategoriesCount: 3,
			categories: [
				{
					id: "women",
					name: "Women",
					parentCategoryId: "root",
					parentCategoryTree: [{ id: "women", name: "Women" }],
					c_showInMenu: true,
					c_url: "/women",
					categories: [
						{
							id: "women-dresses",
							parentCategoryId: "women",
							parentCategoryTree: [
								{ id: "women", name: "Women" },
								{ id: "women-dresses", name: "Dresses" },
							],
						},
						{ id: "women-coats" },
					],
				},
				{ id: "men" },
				{ id: "home", c_showInMenu: false },
			],
		});
		expect((await get("categories/root", "&levels=0")).body).not.toHaveProperty("categories");
		expect((await get("categories/women")).body.categories).toHaveLength(2);
		expect((await get("categories/women", "&levels=3")).status).toBe(400);
	});

	test("carry a wide picture and an upright one where the house has composed them", async () => {
		expect((await get("categories/women")).body).toMatchObject({
			image: expect.stringMatching(
				/^https:\/\/commerce\.test\/dw\/image\/.*\/dw[0-9a-f]{8}\/editorial\/[a-z]+-landscape\.jpg$/,
			),
			thumbnail: expect.stringMatching(/\/editorial\/[a-z]+-portrait\.jpg$/),
		});
		expect((await get("categories/women-dresses-mini")).body).not.toHaveProperty("image");
	});

	test("speak the language asked for", async () => {
		const response = await guest.fetch(`${base}/categories/women-dresses?locale=ar-AE`);
		expect(await response.json()).toMatchObject({ name: "فساتين" });
	});

	test("can be requested together", async () => {
		expect((await get("categories", "&ids=men,nowhere,women&levels=0")).body).toMatchObject({
			total: 2,
			data: [{ id: "men" }, { id: "women" }],
		});
		expect((await get("categories", `&ids=${Array.from({ length: 51 }, (_, id) => id)}`)).status).toBe(400);
	});

	test("have the platform's error type if they are unknown", async () => {
		const { status, body } = await get("categories/nowhere");
		expect(status).toBe(404);
		expect(body).toMatchObject({
			type: expect.stringMatching(/\/category-not-found$/),
			categoryId: "nowhere",
			siteId: "vetrina-eu",
		});
	});
});

test("addresses lead to products and categories, whatever the slug says", async () => {
	const find = (path: string) =>
		findProductBySlug(commerce.env.DB, { siteId: "vetrina-eu", language: "en" }, path);
	expect(await find("/slip-silk-dress-VT100-red.html")).toEqual({
		id: "VT100-red",
		masterId: "VT100",
		groupId: "VT100-red",
		canonical: expect.stringMatching(/-VT100-red\.html$/),
	});
	expect(await find("/anything-at-all-VT100-red.html")).toMatchObject({ id: "VT100-red" });
	expect(await find("/VT100.html")).toMatchObject({ id: "VT100", masterId: "VT100", groupId: null });
	expect(await find("/x-1001.html")).toMatchObject({ id: "1001", masterId: "VT100", groupId: "VT100-red" });
	expect(await find("/amphora-vase-VT900.html")).toMatchObject({ id: "VT900", groupId: "VT900" });
	for (const path of ["/nothing.html", "/VT100-red", "/.html", `/${"a-".repeat(300)}.html`])
		expect(await find(path), path).toBeNull();
	expect(await findCategoryByUrl(commerce.env.DB, "vetrina-eu", "/women/dresses/")).toEqual({
		id: "women-dresses",
		url: "/women/dresses",
	});
	expect(await findCategoryByUrl(commerce.env.DB, "vetrina-eu", "/women/nothing")).toBeNull();
});

test("the site, language and currency must be the platform's", async () => {
	const call = (query: string) => guest.fetch(`${base}/products/VT100?${query}`);
	expect((await call("currency=JPY")).status).toBe(400);
	expect((await call("locale=tlh")).status).toBe(400);
	expect(
		(
			await commerce.fetch(`${base}/products/VT100`, {
				headers: { authorization: `Bearer ${guest.accessToken}` },
			})
		).status,
	).toBe(400);
});
