import { createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

/** Failed orders are not part of a history: neither of its pages and total, nor of the account's first page. */
/** Twenty units are in stock. */
const PRODUCT = "800000520206";
const PLACED = 11;
const FAILED = 12;

const clientsOf = (token?: string) =>
	createCommerceApiClients({
		baseUrl: inject("commerce"),
		organizationId: "f_ecom_vtra_001",
		siteId: "vetrina-eu",
		locale: "en-IT",
		clientId: "vetrina",
		redirectUri: `${inject("commerce")}/callback`,
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
		fetch: (request: Request) => fetch(request),
	});
type Clients = ReturnType<typeof clientsOf>;

const address = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
};
const card = {
	paymentMethodId: "CREDIT_CARD",
	paymentCard: { cardType: "Visa", holder: "Anna Rossi", maskedNumber: "************4242" },
};
/** The card's bank asks for confirmation, so the order waits until it is failed. */
const challenged = { ...card, paymentCard: { ...card.paymentCard, maskedNumber: "************3220" } };

const order = async ({ shopperBasketsV2, shopperOrders }: Clients, isPaid: boolean): Promise<string> => {
	const { data } = await shopperBasketsV2.createBasket({
		params: {},
		body: { productItems: [{ productId: PRODUCT, quantity: 1 }] },
	});
	const path = { basketId: data.basketId ?? "" };
	const shipment = { ...path, shipmentId: "me" };
	await shopperBasketsV2.updateShippingAddressForShipment({
		params: { path: shipment, query: { useAsBilling: true } },
		body: address,
	});
	await shopperBasketsV2.updateShippingMethodForShipment({
		params: { path: shipment },
		body: { id: "standard" },
	});
	await shopperBasketsV2.addPaymentInstrumentToBasket({
		params: { path },
		body: isPaid ? card : challenged,
	});
	const { data: placed } = await shopperOrders.createOrder({ params: {}, body: path });
	const orderNo = placed.orderNo ?? "";
	expect(placed.status).toBe(isPaid ? "new" : "created");
	if (!isPaid) await shopperOrders.failOrder({ params: { path: { orderNo } }, body: {} });
	return orderNo;
};

// proves orders-2, account-6
test("failed orders are missing from the history's pages", async () => {
	const email = await newCustomer(inject("commerce"));
	const login = await clientsOf().auth.loginWithCredentials({ username: email, password: PASSWORD });
	const clients = clientsOf(login.access_token);
	const placed: string[] = [];
	for (let n = 0; n < PLACED; n++) placed.push(await order(clients, true));
	const failed: string[] = [];
	for (let n = 0; n < FAILED; n++) failed.push(await order(clients, false));
	const shopper = newShopper();
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const look = async (path: string) => {
		const response = await shopper.fetch(`/en-it${path}`);
		expect(response.status, path).toBe(200);
		const text = await response.text();
		return { text, orders: new Set([...text.matchAll(/order\?orderNo=(V\w+)/g)].map(([, no]) => no)) };
	};
	const first = await look("/orders");
	const second = await look("/orders?page=2");
	expect([first.orders.size, second.orders.size]).toEqual([10, 1]);
	expect(new Set([...first.orders, ...second.orders])).toEqual(new Set(placed));
	for (const { text } of [first, second]) expect(text).toContain("11 orders");
	expect(first.text).toContain("page=2");
	expect(second.text).not.toContain("page=3");
	const { orders } = await look("/myaccount");
	expect(orders.size).toBe(1);
	expect(placed).toContain([...orders][0]);
});
