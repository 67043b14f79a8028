import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { sdk } from "../conformance/isomorphic.ts";

/** The platform's client for Node and browsers, which PWA Kit has, with the configuration of its recipe. */
const recipe = readFileSync(new URL("../../docs/salesforce-clients.md", import.meta.url), "utf8");
const written = recipe.slice(recipe.indexOf("parameters: {"));
const parameter = (name: string): string => new RegExp(`${name}: '([^']+)'`).exec(written)?.[1] ?? "";
const parameters = {
	clientId: parameter("clientId"),
	organizationId: parameter("organizationId"),
	shortCode: parameter("shortCode"),
	siteId: parameter("siteId"),
};
const configOf = (api: string, headers: Record<string, string> = {}) => ({
	baseUri: `${inject("commerce")}/${api}`,
	parameters,
	throwOnBadResponse: true,
	headers,
});

test("guest → search → product → basket → order with the ids of the reference architecture", async () => {
	const { access_token: token } = await sdk.helpers.loginGuestUser({
		slasClient: new sdk.ShopperLogin(configOf("shopper/auth/v1")),
		parameters: { redirectURI: "http://localhost:3000/callback" },
	});
	const headers = { authorization: `Bearer ${token}` };
	const search = new sdk.ShopperSearch(configOf("search/shopper-search/v1", headers));
	const found = await search.productSearch({
		parameters: { q: "silk", refine: ["htype=variation_group", "orderable_only=true"], limit: 12 },
	});
	const products = new sdk.ShopperProducts(configOf("product/shopper-products/v1", headers));
	const ids = found.hits.map((hit) => hit.representedProduct?.id ?? "");
	const { data } = await products.getProducts({ parameters: { ids, expand: ["availability", "prices"] } });
	// The demo's stock is shared with other tests: one of which there are plenty.
	const [product] = data.toSorted((a, b) => (b.inventory?.stockLevel ?? 0) - (a.inventory?.stockLevel ?? 0));
	expect(product).toMatchObject({ currency: "USD" });

	const baskets = new sdk.ShopperBasketsV2(configOf("checkout/shopper-baskets/v2", headers));
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
	const orders = new sdk.ShopperOrders(configOf("checkout/shopper-orders/v1", headers));
	const order = await orders.createOrder({ body: { basketId } });
	expect(order).toMatchObject({ siteId: "RefArch", currency: "USD" });
	const shown = await orders.getOrder({ parameters: { orderNo: order.orderNo ?? "" } });
	expect(shown).toMatchObject({ orderNo: order.orderNo, siteId: "RefArch" });
});
