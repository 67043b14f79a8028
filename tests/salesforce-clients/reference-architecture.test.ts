import { afterAll, expect, inject, test } from "vitest";
import { readMembers, readPwaKitRecipe } from "../../scripts/lib/clients/pwa-kit-recipe.ts";
import { sdk } from "../conformance/isomorphic.ts";
import { PROXIES, type ProxyConfig, startProxies } from "./pwa-kit-proxy.ts";

/**
 * Executes the recipe of docs/salesforce-clients.md for PWA Kit with PWA Kit's client: its settings, and the proxies that its calls pass.
 */
const cloud = new URL(inject("commerce")).host;
const { ssrParameters } = readPwaKitRecipe({ cloud, app: "" });
const proxies = await startProxies(readMembers<{ proxyConfigs: ProxyConfig[] }>(ssrParameters).proxyConfigs);
afterAll(proxies.stop);
const recipe = readPwaKitRecipe({ cloud, app: proxies.host });
const { parameters } = recipe;
const app = readMembers<{
	defaultSite: string;
	einsteinAPI: { host: string; einsteinId: string; siteId: string };
}>(recipe.app);

const configOf = (headers: Record<string, string> = {}) => ({
	proxy: `http://${proxies.host}${PROXIES}api`,
	parameters: { ...parameters, siteId: app.defaultSite },
	throwOnBadResponse: true,
	headers,
});

async function logIn(): Promise<string> {
	const { access_token } = await sdk.helpers.loginGuestUser({
		slasClient: new sdk.ShopperLogin(configOf()),
		parameters: { redirectURI: `http://${proxies.host}/callback` },
	});
	return access_token;
}

test("a changed copy of the app uses the same site as an unchanged one", () => {
	expect(parameters.siteId).toBe(app.defaultSite);
});

test("recommendations come through the proxy to the site that the recipe names", async () => {
	const { host, einsteinId, siteId } = app.einsteinAPI;
	const response = await fetch(`${host}/v3/personalization/recs/${siteId}/viewed-recently-einstein`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-cq-client-id": einsteinId },
		body: JSON.stringify({ cookieId: "a-browser" }),
	});
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ recs: expect.any(Array), recoUUID: expect.any(String) });
});

test("the category of the home page, as the recipe names it, has products", async () => {
	const search = new sdk.ShopperSearch(configOf({ authorization: `Bearer ${await logIn()}` }));
	const result = await search.productSearch({
		parameters: { refine: [`cgid=${recipe.homeCategory}`, "htype=master"], limit: 10 },
	});
	expect(result.hits.length).toBeGreaterThan(0);
});

test("guest → search → product → basket → order with the ids and through the proxies of the recipe", async () => {
	const headers = { authorization: `Bearer ${await logIn()}` };
	const search = new sdk.ShopperSearch(configOf(headers));
	const result = await search.productSearch({
		parameters: { q: "silk", refine: ["htype=variation_group", "orderable_only=true"], limit: 12 },
	});
	const products = new sdk.ShopperProducts(configOf(headers));
	const ids = result.hits.map((hit) => hit.representedProduct?.id ?? "");
	const { data } = await products.getProducts({ parameters: { ids, expand: ["availability", "prices"] } });
	// The demo's stock is shared with other tests, so a product with much stock is chosen.
	const [product] = data.toSorted((a, b) => (b.inventory?.stockLevel ?? 0) - (a.inventory?.stockLevel ?? 0));
	expect(product).toMatchObject({ currency: "USD" });

	const baskets = new sdk.ShopperBasketsV2(configOf(headers));
	const created = await baskets.createBasket({
		body: { productItems: [{ productId: product?.id, quantity: 1 }] },
	});
	expect(created).toMatchObject({ currency: "USD" });
	const basketId = created.basketId ?? "";
	const shipment = { basketId, shipmentId: "me" };
	await baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: "ada@vetrina.example" } });
	await baskets.updateShippingAddressForShipment({
		parameters: { ...shipment, useAsBilling: true },
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
	const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment });
	const ready = await baskets.updateShippingMethodForShipment({
		parameters: shipment,
		body: { id: methods.defaultShippingMethodId ?? "" },
	});
	await baskets.addPaymentInstrumentToBasket({
		parameters: { basketId },
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
	const orders = new sdk.ShopperOrders(configOf(headers));
	const order = await orders.createOrder({ body: { basketId } });
	expect(order).toMatchObject({ siteId: "RefArch", currency: "USD" });
	const shown = await orders.getOrder({ parameters: { orderNo: order.orderNo ?? "" } });
	expect(shown).toMatchObject({ orderNo: order.orderNo, siteId: "RefArch" });
});
