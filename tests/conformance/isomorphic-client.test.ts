import { randomUUID } from "node:crypto";
import type * as Sdk from "commerce-sdk-isomorphic";
import { beforeAll, expect, test } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { mailedToken } from "../setup/outbox.ts";
import { configOf, login, parameters, sdk, slasClient, statusOf } from "./isomorphic.ts";

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

test("a shopper registers, logs in as the guest they were, refreshes and logs out", async () => {
	const guest = await login();
	const credentials = { username: `iso.${randomUUID()}@vetrina.example`, password: "Vetrina-1" };
	const customers = new sdk.ShopperCustomers(
		configOf("customer/shopper-customers/v1", { authorization: `Bearer ${guest.access_token}` }),
	);
	const { username } = credentials;
	await customers.registerCustomer({
		body: {
			customer: { login: username, email: username, firstName: "Iso", lastName: "Morphic" },
			password: credentials.password,
		},
	});
	const redirectURI = "http://127.0.0.1/callback";
	const shopper = await sdk.helpers.loginRegisteredUserB2C({
		slasClient: slasClient(),
		credentials,
		parameters: { redirectURI, usid: guest.usid },
	});
	expect(shopper.usid).toBe(guest.usid);
	expect(shopper.customer_id).not.toBe(guest.customer_id);
	const refreshed = await sdk.helpers.refreshAccessToken({
		slasClient: slasClient(),
		parameters: { refreshToken: shopper.refresh_token },
	});
	expect(refreshed.customer_id).toBe(shopper.customer_id);
	await sdk.helpers.logout({
		slasClient: slasClient(),
		parameters: { accessToken: refreshed.access_token, refreshToken: refreshed.refresh_token },
	});
	for (const { refresh_token: refreshToken } of [shopper, refreshed]) {
		const parameters = { refreshToken };
		expect(await statusOf(sdk.helpers.refreshAccessToken({ slasClient: slasClient(), parameters }))).toBe(
			400,
		);
	}
	const wrong = sdk.helpers.loginRegisteredUserB2C({
		slasClient: slasClient(),
		credentials: { username: `unknown.${username}`, password: "wrong" },
		parameters: { redirectURI },
	});
	expect(await statusOf(wrong)).toBe(401);
});

test("a shopper registers and logs in without a password, by a mailed token", async () => {
	const userid = `mailed.${randomUUID()}@vetrina.example`;
	const slasClient = new sdk.ShopperLogin({
		...configOf("shopper/auth/v1"),
		parameters: { ...parameters, clientId: "vetrina-private" },
	});
	const credentials = { clientSecret: ensureSecrets().commerce.SLAS_CLIENT_SECRET ?? "" };
	await sdk.helpers.authorizePasswordless({
		slasClient,
		credentials,
		parameters: { userid, mode: "email", locale: "en-IT", registerCustomer: true, lastName: "Morphic" },
	});
	const pwdlessLoginToken = await mailedToken(userid);
	const granting = () =>
		sdk.helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters: { pwdlessLoginToken } });
	const tokens = await granting();
	expect(tokens).toMatchObject({ token_type: "Bearer", customer_id: expect.stringMatching(/^\w{26}$/) });
	expect(await statusOf(granting())).toBe(401);
	const refreshed = await sdk.helpers.refreshAccessToken({
		slasClient,
		credentials,
		parameters: { refreshToken: tokens.refresh_token },
	});
	expect(refreshed).toMatchObject({ customer_id: tokens.customer_id, refresh_token: tokens.refresh_token });
});

test("a shopper logs in by an identity provider", async () => {
	const redirectURI = "http://127.0.0.1/oauthCallback";
	const { url, codeVerifier } = await sdk.helpers.authorizeIDP({
		slasClient: slasClient(),
		parameters: { redirectURI, hint: "google" },
	});
	const followed = async (address: string | URL, init: RequestInit = {}) =>
		new URL((await fetch(address, { redirect: "manual", ...init })).headers.get("location") ?? "");
	const page = await followed(url);
	const body = new URLSearchParams({ ...Object.fromEntries(page.searchParams), person: "noor" });
	const back = await followed(await followed(page.origin + page.pathname, { method: "POST", body }));
	const tokens = await sdk.helpers.loginIDPUser({
		slasClient: slasClient(),
		credentials: { codeVerifier },
		parameters: {
			redirectURI,
			code: back.searchParams.get("code") ?? "",
			usid: back.searchParams.get("usid") ?? "",
		},
	});
	expect(tokens).toMatchObject({ customer_id: expect.stringMatching(/^\w{26}$/) });
	expect(tokens.idp_access_token).not.toBe("");
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

test("search suggests while typing", async () => {
	const result = await search().getSearchSuggestions({
		parameters: {
			q: "cashmer jum",
			locale: "en-IT",
			currency: "EUR",
			limit: 3,
			expand: ["prices", "custom_product_properties"],
			includedCustomProductProperties: ["c_season", "c_brand"],
			includeEinsteinSuggestedPhrases: true,
		},
	});
	expect(result.productSuggestions?.products?.length).toBeGreaterThan(0);
	expect(result.productSuggestions?.products?.[0]).toMatchObject({
		currency: "EUR",
		c_brand: expect.any(String),
	});
	expect(result.productSuggestions?.suggestedPhrases?.map(({ phrase }) => phrase)).toContain(
		"cashmere jumper",
	);
	expect(result.einsteinSuggestedPhrases).toMatchObject({ recentSearchPhrases: expect.any(Array) });
	expect(await statusOf(search().getSearchSuggestions({ parameters: { q: "ab" } }))).toBe(400);
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
