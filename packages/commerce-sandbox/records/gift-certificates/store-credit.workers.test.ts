import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	placedOrder,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../testing/order-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(() => setClock({ ahead: 0 }));

const creditsOf = async (customer: Guest & { path: string }): Promise<Json[]> => {
	const read = (await (await sendAs(customer, "GET", customer.path)).json()) as Json;
	return JSON.parse(String(read.c_storeCredits)) as Json[];
};
const returned = async (
	shopper: Guest,
	order: { orderNo: unknown; productItems: Json[] },
	more: Json = {},
): Promise<number> => {
	const path = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`;
	const items = [{ itemId: order.productItems[0]?.itemId, quantity: 1, reason: "too-small" }];
	const body = { orderNo: order.orderNo, c_currency: "EUR", items, c_refundAs: "storeCredit", ...more };
	return (await sendAs(shopper, "POST", path, body)).status;
};

// proves credit-2
test("a return brings store credit when its refund is due, once", async () => {
	const email = "credit@vetrina.example";
	const ada = await registeredCustomer(commerce, email);
	const order = await placedOrder(ada, { items: [{ productId: "1001", quantity: 2 }], email });
	await setClock({ advance: 5 * DAY });
	expect(await returned(ada, order)).toBe(200);
	expect(await creditsOf(ada)).toEqual([]);
	await setClock({ advance: 7 * DAY });
	const [credit, ...others] = await creditsOf(ada);
	expect(others).toEqual([]);
	expect(credit).toMatchObject({
		amount: 100,
		balance: 100,
		currency: "EUR",
		returnNo: `${order.orderNo}-R1`,
		redemptions: [],
	});
	await setClock({ advance: 7 * DAY });
	expect(await creditsOf(ada)).toHaveLength(1);
});

// proves credit-2
test("guests have no such choice, and neither has another who knows the number", async () => {
	const guest = await loginGuest(commerce);
	const order = await placedOrder(guest, { items: [{ productId: "1001", quantity: 1 }] });
	const email = "owner@vetrina.example";
	const owner = await registeredCustomer(commerce, email);
	const theirs = await placedOrder(owner, { items: [{ productId: "1001", quantity: 1 }], email });
	await setClock({ advance: 5 * DAY });
	expect(await returned(guest, order)).toBe(400);
	expect(await returned(guest, theirs, { zipCode: "20121", email })).toBe(400);
	expect(await returned(owner, theirs, { c_refundAs: "points" })).toBe(400);
	expect(await returned(guest, order, { c_refundAs: "payment" })).toBe(200);
});

// proves credit-1, credit-3
test("credit pays for its owner alone, and comes back with a cancelled order", async () => {
	const email = "spends@vetrina.example";
	const ada = await registeredCustomer(commerce, email);
	const give = (customerLogin: string) =>
		adminCall(commerce, "/gift-certificates", {
			method: "POST",
			body: JSON.stringify({
				siteId: "vetrina-eu",
				currency: "EUR",
				amount: 30,
				recipientEmail: email,
				customerLogin,
			}),
		});
	expect((await give("no-one@vetrina.example")).status).toBe(404);
	const { code } = (await give(email)).body as { code: string };
	const instrument = {
		paymentMethodId: "GIFT_CERTIFICATE",
		giftCertificateCode: code,
		amount: 30,
		c_type: "SC",
	};
	const look = (shopper: Guest) =>
		sendAs(
			shopper,
			"POST",
			`/pricing/shopper-gift-certificates/v1/organizations/${ORGANIZATION}/gift-certificate`,
			{ giftCertificateCode: code },
		);
	const bea = await registeredCustomer(commerce, "bea.credit@vetrina.example");
	expect((await look(bea)).status).toBe(404);
	expect((await look(ada)).status).toBe(200);
	const items = [{ productId: "1001", quantity: 1 }];
	const stolen = await sendAs(
		bea,
		"POST",
		`${BASKETS}/${await readyBasket(bea, { items })}/payment-instruments`,
		instrument,
	);
	expect(stolen.status).toBe(400);
	const order = (await (
		await submit(ada, await readyBasket(ada, { items, email, payments: [instrument, card("4242")] }))
	).json()) as Json;
	expect(await creditsOf(ada)).toMatchObject([
		{ amount: 30, balance: 0, redemptions: [{ orderNo: order.orderNo, amount: 30 }] },
	]);
	await adminCall(commerce, `/orders/${order.orderNo}/cancel`, { method: "POST", body: "{}" });
	expect(await creditsOf(ada)).toMatchObject([{ amount: 30, balance: 30, redemptions: [] }]);
});
