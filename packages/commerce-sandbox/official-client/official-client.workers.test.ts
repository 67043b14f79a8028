import {
	ApiError,
	AuthTokenInvalidError,
	createCommerceApiClients,
} from "@salesforce/storefront-next-runtime/scapi";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	ORGANIZATION,
	ORIGIN,
	putLive,
	startCommerce,
} from "../testing/commerce-under-test.ts";

/** Calls the embedded cloud through the platform's own client, unmodified. */

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [{ id: "1001", prices: { EUR: { list: 100 }, SEK: { list: 1100 } }, ats: 3 }],
	});
});

function clientsOf(token?: string) {
	return createCommerceApiClients({
		baseUrl: ORIGIN,
		organizationId: ORGANIZATION,
		siteId: "vetrina-eu",
		locale: "en-IT",
		clientId: "vetrina",
		redirectUri: `${ORIGIN}/callback`,
		fetch: (request: Request) => commerce.fetch(request.url.slice(ORIGIN.length), request),
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
	});
}

test("guest, basket, items, currency, refresh, logout", async () => {
	const login = await clientsOf().auth.loginAsGuest();
	expect(login.customer_id).toMatch(/^\w{26}$/);
	const { shopperBasketsV2, shopperCustomers } = clientsOf(login.access_token);

	const { data: created } = await shopperBasketsV2.createBasket({ params: {}, body: { currency: "EUR" } });
	const path = { basketId: created.basketId ?? "" };
	const { data: filled } = await shopperBasketsV2.addItemToBasket({
		params: { path },
		body: [{ productId: "1001", quantity: 2 }],
	});
	expect(filled).toMatchObject({ productTotal: 200, productItems: [{ productId: "1001", quantity: 2 }] });
	const itemId = filled.productItems?.[0]?.itemId ?? "";
	const { data: changed } = await shopperBasketsV2.updateItemInBasket({
		params: { path: { ...path, itemId } },
		body: { quantity: 3 },
	});
	expect(changed.productTotal).toBe(300);
	const { data: converted } = await shopperBasketsV2.updateBasket({
		params: { path },
		body: { currency: "SEK" },
	});
	expect(converted).toMatchObject({ currency: "SEK", productTotal: 3300 });
	const { data: list } = await shopperCustomers.getCustomerBaskets({
		params: { path: { customerId: login.customer_id } },
	});
	// The reference storefront formats these totals even before a shipping method is chosen.
	expect(list).toMatchObject({
		total: 1,
		baskets: [{ basketId: created.basketId, shippingTotal: 0, taxTotal: 0 }],
	});

	const refreshed = await clientsOf().auth.refreshToken({ refreshToken: login.refresh_token });
	expect(refreshed).toMatchObject({ usid: login.usid, customer_id: login.customer_id });
	await clientsOf(refreshed.access_token).auth.logout({
		accessToken: refreshed.access_token,
		refreshToken: refreshed.refresh_token,
	});
	await expect(clientsOf().auth.refreshToken({ refreshToken: refreshed.refresh_token })).rejects.toThrow();
});

test("refusals arrive as the client's own errors", async () => {
	const login = await clientsOf().auth.loginAsGuest();
	const { shopperBasketsV2 } = clientsOf(login.access_token);
	await shopperBasketsV2.createBasket({ params: {}, body: {} });
	const second = await shopperBasketsV2
		.createBasket({ params: {}, body: {} })
		.catch((error: unknown) => error);
	expect(second).toBeInstanceOf(ApiError);
	expect((second as ApiError).body.type).toMatch(/customer-baskets-quota-exceeded$/);
	const forged = await clientsOf("forged")
		.shopperBasketsV2.getBasket({ params: { path: { basketId: "x" } } })
		.catch((error: unknown) => error);
	expect(forged).toBeInstanceOf(AuthTokenInvalidError);
});
