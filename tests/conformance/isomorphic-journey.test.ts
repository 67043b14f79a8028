import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { configOf, login, sdk, slasClient, statusOf } from "./isomorphic.ts";

/** The platform's client for Node and browsers, unmodified, makes a whole purchase over HTTP. */

const address = {
	firstName: "Iso",
	lastName: "Morphic",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
};

function clientsOf(token: string) {
	const config = (api: string) => configOf(api, { authorization: `Bearer ${token}` });
	return {
		search: new sdk.ShopperSearch(config("search/shopper-search/v1")),
		products: new sdk.ShopperProducts(config("product/shopper-products/v1")),
		baskets: new sdk.ShopperBasketsV2(config("checkout/shopper-baskets/v2")),
		orders: new sdk.ShopperOrders(config("checkout/shopper-orders/v1")),
		customers: new sdk.ShopperCustomers(config("customer/shopper-customers/v1")),
	};
}

test("guest → search → product → basket → register → merge → order → history → refresh → logout", async () => {
	const guest = await login();
	const asGuest = clientsOf(guest.access_token);
	const result = await asGuest.search.productSearch({
		parameters: { q: "silk", refine: ["htype=variation_group", "orderable_only=true"], limit: 12 },
	});
	const ids = result.hits.map((hit) => hit.representedProduct?.id ?? "");
	const { data } = await asGuest.products.getProducts({ parameters: { ids, expand: ["availability"] } });
	// The demo's stock is shared with other tests, so a product with much stock is chosen.
	const [product] = data.toSorted((a, b) => (b.inventory?.stockLevel ?? 0) - (a.inventory?.stockLevel ?? 0));
	const productId = product?.id ?? "";
	await asGuest.baskets.createBasket({ body: { productItems: [{ productId, quantity: 1 }] } });

	const username = `way.${randomUUID()}@vetrina.example`;
	const password = "Vetrina-1";
	const customer = { login: username, email: username, firstName: "Iso", lastName: "Morphic" };
	const registered = await asGuest.customers.registerCustomer({ body: { customer, password } });
	const shopper = await sdk.helpers.loginRegisteredUserB2C({
		slasClient: slasClient(),
		credentials: { username, password },
		parameters: { redirectURI: "http://127.0.0.1/callback", usid: guest.usid },
	});
	expect(shopper).toMatchObject({ usid: guest.usid, customer_id: registered.customerId });
	const { baskets, orders, customers } = clientsOf(shopper.access_token);
	const merged = await baskets.mergeBasket({ parameters: { createDestinationBasket: true } });
	expect(merged).toMatchObject({
		customerInfo: { email: username },
		productItems: [{ productId, quantity: 1 }],
	});

	const basketId = merged.basketId ?? "";
	const shipment = { basketId, shipmentId: "me" };
	await baskets.updateShippingAddressForShipment({
		parameters: { ...shipment, useAsBilling: true },
		body: address,
	});
	const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment });
	await baskets.updateShippingMethodForShipment({
		parameters: shipment,
		body: { id: methods.defaultShippingMethodId ?? "" },
	});
	const withCard = await baskets.addPaymentInstrumentToBasket({
		parameters: { basketId },
		body: {
			paymentMethodId: "CREDIT_CARD",
			paymentCard: { cardType: "Visa", holder: "Iso Morphic", maskedNumber: "************4242" },
		},
	});
	// The reference storefront sets the payment's amount in its last step, and sends nothing else.
	const [instrument] = withCard.paymentInstruments ?? [];
	const paid = await baskets.updatePaymentInstrumentInBasket({
		parameters: { basketId, paymentInstrumentId: instrument?.paymentInstrumentId ?? "" },
		body: { amount: withCard.orderTotal ?? 0 },
	});
	const order = await orders.createOrder({ body: { basketId } });
	expect(order).toMatchObject({ status: "new", guest: false, orderTotal: paid.orderTotal });
	const orderNo = order.orderNo ?? "";
	expect(await orders.getOrder({ parameters: { orderNo } })).toEqual(order);
	expect(await statusOf(baskets.getBasket({ parameters: { basketId } }))).toBe(404);
	const history = await customers.getCustomerOrders({ parameters: { customerId: shopper.customer_id } });
	expect(history).toMatchObject({ total: 1, data: [{ orderNo }] });

	const refreshed = await sdk.helpers.refreshAccessToken({
		slasClient: slasClient(),
		parameters: { refreshToken: shopper.refresh_token },
	});
	expect(refreshed.customer_id).toBe(registered.customerId);
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
