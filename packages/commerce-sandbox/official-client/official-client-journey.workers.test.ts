import { createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

/** Makes a whole purchase through the platform's own client, unmodified. */

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await importLines(commerce, smallCatalogue, { replace: true });
});

const clientsOf = (token?: string) =>
	createCommerceApiClients({
		baseUrl: ORIGIN,
		organizationId: ORGANIZATION,
		siteId: "vetrina-eu",
		locale: "en-IT",
		clientId: "vetrina",
		redirectUri: `${ORIGIN}/callback`,
		fetch: (request: Request) => commerce.fetch(request.url.slice(ORIGIN.length), request),
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
	});

const address = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
};

test("guest → search → product → basket → register → merge → order → history → refresh → logout", async () => {
	const guest = await clientsOf().auth.loginAsGuest();
	const asGuest = clientsOf(guest.access_token);
	const { data: found } = await asGuest.shopperSearch.productSearch({
		params: { query: { q: "silk dress", limit: 3 } },
	});
	const [hit] = found.hits;
	const { data: product } = await asGuest.shopperProducts.getProduct({
		params: { path: { id: hit?.representedProduct?.id ?? "" } },
	});
	expect(product.inventory?.orderable).toBe(true);
	const { data: first } = await asGuest.shopperBasketsV2.createBasket({
		params: {},
		body: { productItems: [{ productId: product.id, quantity: 2 }] },
	});
	expect(first.productItems).toMatchObject([{ productId: product.id, quantity: 2 }]);

	const login = "journey@vetrina.example";
	const password = "Silk&Linen1";
	const { data: registered } = await asGuest.shopperCustomers.registerCustomer({
		params: {},
		body: { customer: { login, email: login, firstName: "Anna", lastName: "Rossi" }, password },
	});
	const shopper = await clientsOf().auth.loginWithCredentials({
		username: login,
		password,
		usid: guest.usid,
	});
	expect(shopper).toMatchObject({ customer_id: registered.customerId, usid: guest.usid });
	const { shopperBasketsV2, shopperOrders, shopperCustomers } = clientsOf(shopper.access_token);
	const { data: merged } = await shopperBasketsV2.mergeBasket({
		params: { query: { createDestinationBasket: true } },
	});
	expect(merged).toMatchObject({
		customerInfo: { customerId: registered.customerId, email: login },
		productItems: [{ productId: product.id, quantity: 2 }],
	});

	const path = { basketId: merged.basketId ?? "" };
	const shipment = { ...path, shipmentId: "me" };
	await shopperBasketsV2.updateShippingAddressForShipment({
		params: { path: shipment, query: { useAsBilling: true } },
		body: address,
	});
	const { data: methods } = await shopperBasketsV2.getShippingMethodsForShipment({
		params: { path: shipment },
	});
	await shopperBasketsV2.updateShippingMethodForShipment({
		params: { path: shipment },
		body: { id: methods.defaultShippingMethodId ?? "" },
	});
	const { data: payments } = await shopperBasketsV2.getPaymentMethodsForBasket({ params: { path } });
	expect(payments.applicablePaymentMethods?.map(({ id }) => id)).toContain("CREDIT_CARD");
	const { data: withCard } = await shopperBasketsV2.addPaymentInstrumentToBasket({
		params: { path },
		body: {
			paymentMethodId: "CREDIT_CARD",
			paymentCard: { cardType: "Visa", holder: "Anna Rossi", maskedNumber: "************4242" },
		},
	});
	// The reference storefront sets the payment's amount in its last step, and sends nothing else.
	const { data: ready } = await shopperBasketsV2.updatePaymentInstrumentInBasket({
		params: {
			path: { ...path, paymentInstrumentId: withCard.paymentInstruments?.[0]?.paymentInstrumentId ?? "" },
		},
		body: { amount: withCard.orderTotal ?? 0 },
	});
	const { data: order } = await shopperOrders.createOrder({ params: {}, body: { basketId: path.basketId } });
	expect(order).toMatchObject({ status: "new", orderTotal: ready.orderTotal, guest: false });

	const { data: again } = await shopperOrders.getOrder({
		params: { path: { orderNo: order.orderNo ?? "" } },
	});
	expect(again).toEqual(order);
	const { data: history } = await shopperCustomers.getCustomerOrders({
		params: { path: { customerId: shopper.customer_id } },
	});
	expect(history).toMatchObject({ total: 1, data: [{ orderNo: order.orderNo }] });

	const refreshed = await clientsOf().auth.refreshToken({ refreshToken: shopper.refresh_token });
	expect(refreshed).toMatchObject({ usid: guest.usid, customer_id: registered.customerId });
	await clientsOf(refreshed.access_token).auth.logout({
		accessToken: refreshed.access_token,
		refreshToken: refreshed.refresh_token,
	});
	await expect(clientsOf().auth.refreshToken({ refreshToken: refreshed.refresh_token })).rejects.toThrow();
});
