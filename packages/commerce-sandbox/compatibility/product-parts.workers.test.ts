import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	await importLines(commerce, smallCatalogue, { replace: true });
});

const base = `/product/shopper-products/v1/organizations/${ORGANIZATION}/products`;
async function get(path: string, query = ""): Promise<Record<string, unknown>> {
	const response = await guest.fetch(`${base}/${path}?locale=en${query}`);
	expect(response.status).toBe(200);
	return (await response.json()) as Record<string, unknown>;
}

describe("a product's prices", () => {
	test("are listed by price book for a variant", async () => {
		expect(await get("1001/prices", "&currency=EUR")).toEqual({
			productId: "1001",
			currency: "EUR",
			price: 210,
			prices: { "eur-list-prices": 300, "eur-sale-prices": 210 },
			tieredPrices: [
				{ price: 300, pricebook: "eur-list-prices", quantity: 1 },
				{ price: 210, pricebook: "eur-sale-prices", quantity: 1 },
			],
		});
	});

	test("are ranges for a master", async () => {
		expect(await get("VT100/prices")).toMatchObject({
			productId: "VT100",
			price: 210,
			priceRanges: [{ pricebook: "eur-list-prices", minPrice: 300, maxPrice: 300 }, {}],
		});
	});
});

test("a product's promotions", async () => {
	expect(await get("VT104-red/promotions", "&currency=EUR")).toEqual({
		productId: "VT104-red",
		productPromotions: [{ promotionId: "twenty-off", calloutMsg: "<b>20% off</b>", promotionalPrice: 72 }],
	});
});

describe("a product's pictures", () => {
	type Images = {
		id: string;
		imageGroups: { viewType: string; variationAttributes?: { values: { value: string }[] }[] }[];
	};
	const images = async (query: string) => (await get("VT100/images", query)) as Images;
	const coloursOf = ({ imageGroups }: Images) =>
		imageGroups.map((group) => group.variationAttributes?.[0]?.values[0]?.value);

	test("can be limited to view types and to a colour", async () => {
		const all = await images("&imgTypes=large&allImages=true");
		expect(all.id).toBe("VT100");
		expect(coloursOf(all)).toEqual([undefined, "red", "black"]);
		const red = await images("&imgTypes=large,small:1&allImages=true&variationAttribute=color%3Dred");
		expect(coloursOf(red)).toEqual(["red", "red"]);
		expect(red.imageGroups.map(({ viewType }) => viewType)).toEqual(["large", "small"]);
	});
});

test.each([
	["unheard-of/images", "", 404, "product-not-found"],
	["unheard-of/prices", "", 404, "product-not-found"],
	["unheard-of/promotions", "", 404, "product-not-found"],
	["VT100/images", "&imgTypes=large:none", 400, "validation"],
	["VT100/images", "&allImages=maybe", 400, "bad-request"],
	["VT100/images", "&variationAttribute=red", 400, "validation"],
	["VT100/images", "&currency=EUR", 400, "bad-request"],
	["VT100/prices", "&currency=JPY", 400, "unsupported-currency"],
	["VT100/promotions", "&locale=xx-XX", 400, "unsupported-locale"],
])("%s%s: %i %s", async (path, query, status, type) => {
	const response = await guest.fetch(`${base}/${path}?${query.slice(1)}`);
	expect(response.status).toBe(status);
	expect(((await response.json()) as { type: string }).type).toMatch(new RegExp(`/${type}$`));
});

test("nothing is returned without a token of the site", async () => {
	for (const part of ["images", "prices", "promotions"])
		expect((await commerce.fetch(`${base}/VT100/${part}?siteId=vetrina-eu`)).status).toBe(401);
});
