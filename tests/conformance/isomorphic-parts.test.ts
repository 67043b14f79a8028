import { beforeAll, expect, inject, test } from "vitest";
import { configOf, login, sdk } from "./isomorphic.ts";

let headers: { authorization: string };
beforeAll(async () => {
	headers = { authorization: `Bearer ${(await login()).access_token}` };
});
const products = () => new sdk.ShopperProducts(configOf("product/shopper-products/v1", headers));

test("a product's prices, promotions and pictures by themselves; a swatch can be fetched as it is linked", async () => {
	const search = new sdk.ShopperSearch(configOf("search/shopper-search/v1", headers));
	const { hits } = await search.productSearch({ parameters: { q: "dress", limit: 1 } });
	const productId = hits[0]?.representedProduct?.id ?? "";
	const prices = await products().getProductPrices({ parameters: { productId, currency: "EUR" } });
	expect(prices).toMatchObject({ productId, currency: "EUR", price: expect.any(Number) });
	expect(await products().getProductPromotions({ parameters: { productId } })).toMatchObject({
		productId,
		productPromotions: expect.any(Array),
	});
	const { imageGroups = [] } = await products().getProductImages({
		parameters: { productId, imgTypes: "swatch" },
	});
	const swatch = imageGroups[0]?.images[0]?.disBaseLink ?? "";
	expect(swatch.startsWith(`${inject("commerce")}/dw/image/`)).toBe(true);
	const picture = await fetch(swatch, { headers: { accept: "image/webp" } });
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("a page of the house, and the page of a category", async () => {
	const experience = new sdk.ShopperExperience(configOf("experience/shopper-experience/v1", headers));
	const page = await experience.getPage({ parameters: { pageId: "homepage" } });
	expect(page).toMatchObject({ id: "homepage", regions: [{ components: expect.any(Array) }] });
	const parameters = { aspectTypeId: "plp", categoryId: "beauty" };
	expect(await experience.getPages({ parameters })).toMatchObject({ data: [{ id: "category-beauty" }] });
});

test("consents and the payment configuration", async () => {
	const consents = new sdk.ShopperConsents(configOf("shopper/shopper-consents/v1", headers));
	const { data } = await consents.getSubscriptions({ parameters: { tags: ["homepage_banner"] } });
	const subscriptionId = data[0]?.subscriptionId ?? "";
	const body = {
		subscriptionId,
		contactPointValue: "iso@vetrina.example",
		channel: "email",
		status: "opt_in",
	} as const;
	expect(await consents.updateSubscription({ body })).toEqual(body);
	const payments = new sdk.ShopperPayments(configOf("checkout/shopper-payments/v1", headers));
	expect(await payments.getPaymentConfiguration({ parameters: { currency: "EUR" } })).toMatchObject({
		zoneId: expect.any(String),
		paymentMethods: [{ paymentMethodType: "card" }, {}, {}, {}, {}],
	});
});
