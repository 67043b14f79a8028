import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	address,
	BASKETS,
	card,
	eur,
	type Json,
	placedOrder,
	readOrder,
	readOrderResponse,
	sendAs,
	submit,
} from "../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	const prices = { ...eur(100), USD: { list: 100 } };
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", size: "36", prices, ats: 50 },
			{ id: "1002", size: "38", prices, ats: 50 },
			{ id: "1004", size: "40", prices: eur(300), ats: 50 },
		],
	});
});
const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(() => setClock({ ahead: 0 }));

const giftCardOf = async (amount: number): Promise<Json> => {
	const { body } = await adminCall(commerce, "/gift-certificates", {
		method: "POST",
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount,
			recipientEmail: "anna@vetrina.example",
		}),
	});
	return { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: body.code };
};
/** Orders two items at 100 and one at 300, with 10 % off the whole order and shipping of 20. */
const ordered = async (guest: Guest, payments: Json[]) => {
	const order = await placedOrder(guest, {
		items: [
			{ productId: "1001", quantity: 2 },
			{ productId: "1004", quantity: 1 },
		],
		coupons: ["WELCOME10"],
		// The code works for one order per person.
		email: `${crypto.randomUUID()}@vetrina.example`,
		payments,
	});
	await setClock({ advance: 5 * DAY });
	const sendBack = async (index: number, more: Json = {}) => {
		const path = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`;
		const item = { itemId: order.productItems[index]?.itemId, quantity: 1, reason: "too-small", ...more };
		const body = { orderNo: order.orderNo, c_currency: "EUR", items: [item] };
		expect((await sendAs(guest, "POST", path, body)).status).toBe(200);
	};
	return { ...order, sendBack };
};

// proves returns-2
test("an order keeps its payments as they were made; those it shows are without what was paid back", async () => {
	const guest = await loginGuest(commerce);
	const { orderNo, orderTotal, sendBack } = await ordered(guest, [await giftCardOf(150), card("4242")]);
	const amounts = async () => {
		const { paymentInstruments, c_originalPaymentInstruments: original } = await readOrder(guest, orderNo);
		return [paymentInstruments, original as Json[]].map((payments) => payments.map(({ amount }) => amount));
	};
	const paid = [150, orderTotal - 150];
	expect(await amounts()).toEqual([paid, paid]);
	await sendBack(1);
	await setClock({ advance: 4 * DAY });
	// The parcel has arrived, but the refund takes three more days.
	expect(await amounts()).toEqual([paid, paid]);
	await setClock({ advance: 3 * DAY });
	expect(await amounts()).toEqual([[150, orderTotal - 150 - 270], paid]);
	await sendBack(0);
	await setClock({ advance: 7 * DAY });
	// Refunds that exceed the amount paid by card go to the gift card.
	expect(await amounts()).toEqual([[orderTotal - 270 - 90, 0], paid]);
	expect(await readOrder(guest, orderNo)).toMatchObject({ paymentStatus: "paid" });
});

// proves returns-3
test("each line's share of the order's discount, the total without it, and what an exchanged one cost", async () => {
	const guest = await loginGuest(commerce);
	const { orderNo, sendBack } = await ordered(guest, [card("4242")]);
	const before = await readOrder(guest, orderNo);
	expect(before).toMatchObject({
		c_merchandizeTotalGrossPrice: 500,
		productItems: [
			{ price: 200, c_proratedPrice: 180 },
			{ price: 300, c_proratedPrice: 270 },
		],
	});
	await sendBack(0, { exchangeProductId: "1002" });
	const after = await readOrder(guest, orderNo);
	expect(after).toMatchObject({
		c_merchandizeTotalGrossPrice: 500,
		productItems: [{ c_proratedPrice: 180, c_originalExchangedPrice: 200 }, { c_proratedPrice: 270 }],
	});
	expect(after.productItems[1]).not.toHaveProperty("c_originalExchangedPrice");
});

test("the gross total of a net site has the tax", async () => {
	const guest = await loginGuest(commerce, "vetrina-us");
	const { basketId } = (await (
		await sendAs(guest, "POST", BASKETS, { productItems: [{ productId: "1001", quantity: 2 }] })
	).json()) as Json;
	const path = `${BASKETS}/${basketId}`;
	const home = { ...address, countryCode: "US", stateCode: "CA", postalCode: "94103" };
	for (const [method, step, body] of [
		["PUT", "shipments/me/shipping-address?useAsBilling=true", home],
		["PUT", "shipments/me/shipping-method", { id: "standard" }],
		["PUT", "customer", { email: "anna@vetrina.example" }],
		["POST", "payment-instruments", card("4242")],
	] as const)
		expect((await sendAs(guest, method, `${path}/${step}`, body)).status, step).toBe(200);
	const { orderNo } = await readOrderResponse(await submit(guest, String(basketId)));
	// 7.25 % of 200.
	expect(await readOrder(guest, orderNo)).toMatchObject({
		productTotal: 200,
		c_merchandizeTotalGrossPrice: 214.5,
	});
});
