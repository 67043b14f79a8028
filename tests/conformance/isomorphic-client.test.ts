import { createRequire } from "node:module";
import type * as Sdk from "commerce-sdk-isomorphic";
import { beforeAll, expect, inject, test } from "vitest";
import { ORGANIZATION, SITE } from "./cloud.ts";

/**
 * The platform's client for Node and browsers, unmodified, against the embedded cloud over HTTP. It knows nothing of ours.
 * Required, because Node takes the package's module build for neither kind of module.
 */
const sdk = createRequire(import.meta.url)("commerce-sdk-isomorphic") as typeof Sdk;

const parameters = { clientId: "vetrina", organizationId: ORGANIZATION, shortCode: "unused", siteId: SITE };
/** Errors are thrown, as the client's users have it. */
const configOf = (api: string, headers: Record<string, string> = {}) => ({
	baseUri: `${inject("commerce")}/${api}`,
	parameters,
	throwOnBadResponse: true,
	headers,
});

const slasClient = () => new sdk.ShopperLogin(configOf("shopper/auth/v1"));
const login = () =>
	sdk.helpers.loginGuestUser({
		slasClient: slasClient(),
		parameters: { redirectURI: "http://127.0.0.1/callback" },
	});

const statusOf = (call: Promise<unknown>) =>
	call.then(
		() => 200,
		(error: Sdk.ResponseError) => error.response.status,
	);

let session: Sdk.ShopperLoginTypes.TokenResponse;
beforeAll(async () => {
	session = await login();
});

const authorized = () => ({ authorization: `Bearer ${session.access_token}` });
const search = () => new sdk.ShopperSearch(configOf("search/shopper-search/v1", authorized()));
const products = () => new sdk.ShopperProducts(configOf("product/shopper-products/v1", authorized()));
const baskets = (version: 1 | 2) =>
	version === 1
		? new sdk.ShopperBaskets(configOf("checkout/shopper-baskets/v1", authorized()))
		: new sdk.ShopperBasketsV2(configOf("checkout/shopper-baskets/v2", authorized()));

/** Variants that can be bought. */
async function orderable(limit: number): Promise<string[]> {
	const { hits } = await search().productSearch({
		parameters: { refine: ["htype=variation_group", "orderable_only=true"], limit },
	});
	return hits.map((hit) => hit.representedProduct?.id ?? "");
}

test("a guest logs in by PKCE, refreshes and logs out", async () => {
	const guest = await login();
	const refreshed = await sdk.helpers.refreshAccessToken({
		slasClient: slasClient(),
		parameters: { refreshToken: guest.refresh_token },
	});
	expect(refreshed).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id });
	await sdk.helpers.logout({
		slasClient: slasClient(),
		parameters: { accessToken: refreshed.access_token, refreshToken: refreshed.refresh_token },
	});
	const again = sdk.helpers.refreshAccessToken({
		slasClient: slasClient(),
		parameters: { refreshToken: refreshed.refresh_token },
	});
	expect(await statusOf(again)).toBe(400);
});

test("search finds products and refines them", async () => {
	const all = await search().productSearch({
		parameters: { q: "dress", locale: "en-IT", currency: "EUR", limit: 5, expand: ["prices", "images"] },
	});
	expect(all.hits).toHaveLength(5);
	const few = await search().productSearch({
		parameters: { q: "dress", refine: ["c_color=red", "price=(0..500)"], locale: "en-IT", currency: "EUR" },
	});
	expect(few.total).toBeGreaterThan(0);
	expect(few.total).toBeLessThan(all.total);
	expect(few.selectedRefinements).toEqual({ c_color: "red", price: "(0..500)" });
});

test("products and categories", async () => {
	const ids = await orderable(3);
	const [id = ""] = ids;
	const product = await products().getProduct({ parameters: { id, allImages: true, locale: "de-DE" } });
	expect(product).toMatchObject({ id, type: { variant: true } });
	expect(await products().getProducts({ parameters: { ids } })).toMatchObject({ total: 3 });
	const root = await products().getCategory({ parameters: { id: "root", levels: 2 } });
	const tops = (root.categories ?? []).map((category) => category.id);
	expect(tops.length).toBeGreaterThan(3);
	expect(await products().getCategories({ parameters: { ids: tops, levels: 1 } })).toMatchObject({
		total: tops.length,
	});
	expect(await statusOf(products().getProduct({ parameters: { id: "unheard-of" } }))).toBe(404);
});

test.each([1, 2] as const)("a basket, version %i", async (version) => {
	const client = baskets(version);
	const [first = "", second = ""] = await orderable(2);
	const { basketId = "" } = await client.createBasket({ body: { currency: "EUR" } });
	const filled = await client.addItemToBasket({
		parameters: { basketId },
		body: [
			{ productId: first, quantity: 1 },
			{ productId: second, quantity: 1 },
		],
	});
	const [one, two] = filled.productItems ?? [];
	const changed = await client.updateItemInBasket({
		parameters: { basketId, itemId: one?.itemId ?? "" },
		body: { quantity: 1, c_engraving: "V" },
	});
	expect(changed.productItems?.[0]).toMatchObject({ productId: first, quantity: 1, c_engraving: "V" });
	const left = await client.removeItemFromBasket({ parameters: { basketId, itemId: two?.itemId ?? "" } });
	expect(left).toMatchObject({
		productItems: [{ productId: first }],
		orderTotal: one?.priceAfterItemDiscount,
	});
	const customers = new sdk.ShopperCustomers(configOf("customer/shopper-customers/v1", authorized()));
	const listed = await customers.getCustomerBaskets({ parameters: { customerId: session.customer_id } });
	expect(listed).toMatchObject({ total: 1, baskets: [{ basketId }] });
	expect(await statusOf(client.createBasket({ body: {} }))).toBe(400);
	await client.deleteBasket({ parameters: { basketId } });
	expect(await statusOf(client.getBasket({ parameters: { basketId } }))).toBe(404);
});
