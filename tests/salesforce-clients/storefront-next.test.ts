import { readFileSync } from "node:fs";
import { createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { expect, inject, test } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";

/** Executes the recipe of docs/salesforce-clients.md for Storefront Next with the client of its runtime. */

const recipe = readFileSync(new URL("../../docs/salesforce-clients.md", import.meta.url), "utf8");
const setting = (name: string): string => new RegExp(`^${name}=(\\S+)`, "m").exec(recipe)?.[1] ?? "";
const api = (name: string): string => setting(`PUBLIC__app__commerce__api__${name}`);
const [site] = JSON.parse(setting("PUBLIC__app__commerce__sites")) as { id: string; defaultLocale: string }[];

/** The clients are made like the template's: the proxy's address also switches the proxy on. */
const createClients = (token?: string, asked: string[] = []) => {
	const proxyHost = setting("SCAPI_PROXY_HOST").replace("http://localhost:8788", inject("commerce"));
	return createCommerceApiClients({
		baseUrl: proxyHost,
		proxyHost,
		organizationId: api("organizationId"),
		siteId: setting("PUBLIC__app__defaultSiteId"),
		locale: site?.defaultLocale,
		clientId: api("clientId"),
		clientSecret: ensureSecrets().commerce.SLAS_CLIENT_SECRET,
		redirectUri: "http://localhost:5173/callback",
		fetch: (request: Request) => {
			asked.push(new URL(request.url).pathname);
			return fetch(request);
		},
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
	});
};

test("the recipe names a proxy, a private client and a site of the cloud", () => {
	expect(setting("SCAPI_PROXY_HOST")).toBe("http://localhost:8788");
	expect(site?.id).toBe(setting("PUBLIC__app__defaultSiteId"));
	expect(setting("COMMERCE_API_SLAS_SECRET")).not.toBe("");
});

test("guest → product page → basket → order", async () => {
	const logins: string[] = [];
	const login = await createClients(undefined, logins).auth.loginAsGuest();
	expect(logins).toEqual(["/shopper/auth/v1/organizations/zzrf_001/oauth2/token"]);
	const requests: string[] = [];
	const { shopperSearch, shopperProducts, shopperExperience, shopperBasketsV2, shopperOrders } =
		createClients(login.access_token, requests);

	const { data: found } = await shopperSearch.productSearch({
		params: { query: { q: "silk", refine: ["htype=variation_group", "orderable_only=true"], limit: 12 } },
	});
	const ids = (found.hits ?? []).map((hit) => hit.representedProduct?.id ?? "");
	const { data: products } = await shopperProducts.getProducts({ params: { query: { ids } } });
	// The demo's stock is shared with other tests, so a product with much stock is chosen.
	const [product] = (products.data ?? []).toSorted(
		(a, b) => (b.inventory?.stockLevel ?? 0) - (a.inventory?.stockLevel ?? 0),
	);
	expect(product).toMatchObject({ currency: "USD" });
	const { data: pages } = await shopperExperience.getPages({
		params: {
			query: { aspectTypeId: "pdp", productId: product?.id, categoryId: product?.primaryCategoryId },
		},
	});
	expect(pages.data).toEqual([]);

	const { data: created } = await shopperBasketsV2.createBasket({
		params: {},
		body: { productItems: [{ productId: product?.id, quantity: 1 }] },
	});
	const path = { basketId: created.basketId ?? "" };
	await shopperBasketsV2.updateCustomerForBasket({
		params: { path },
		body: { email: "ada@vetrina.example" },
	});
	await shopperBasketsV2.updateShippingAddressForShipment({
		params: { path: { ...path, shipmentId: "me" }, query: { useAsBilling: true } },
		body: {
			firstName: "Ada",
			lastName: "Conti",
			address1: "1 Main Street",
			city: "Boston",
			stateCode: "MA",
			postalCode: "02108",
			countryCode: "US",
		},
	});
	const { data: methods } = await shopperBasketsV2.getShippingMethodsForShipment({
		params: { path: { ...path, shipmentId: "me" } },
	});
	const { data: ready } = await shopperBasketsV2.updateShippingMethodForShipment({
		params: { path: { ...path, shipmentId: "me" } },
		body: { id: methods.defaultShippingMethodId ?? "" },
	});
	await shopperBasketsV2.addPaymentInstrumentToBasket({
		params: { path },
		body: {
			amount: ready.orderTotal,
			paymentMethodId: "CREDIT_CARD",
			paymentCard: {
				cardType: "Visa",
				holder: "Ada Conti",
				maskedNumber: "************4242",
				expirationMonth: 12,
				expirationYear: 2030,
			},
		},
	});
	const { data: order } = await shopperOrders.createOrder({ params: {}, body: path });
	expect(order).toMatchObject({ siteId: "RefArch", currency: "USD" });
	expect(requests.every((one) => one.includes("/organizations/f_ecom_zzrf_001/"))).toBe(true);

	const refreshed = await createClients().auth.refreshToken({ refreshToken: login.refresh_token });
	expect(refreshed).toMatchObject({ usid: login.usid, customer_id: login.customer_id });
});
