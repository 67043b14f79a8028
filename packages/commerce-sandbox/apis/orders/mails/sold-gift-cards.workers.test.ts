import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SentMail } from "../../../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	placedOrder,
	readOrder,
	readOrderResponse,
	sendAs,
	stockUp,
	submit,
} from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	await stockUp(commerce);
});
const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(async () => {
	guest = await loginGuest(commerce);
	await setClock({ ahead: 0 });
});

const inDays = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString().slice(0, 10);
let recipients = 0;

/** Buys gift cards alone, by card. */
async function bought(items: Json[], { payments = [card("4242")], locale = "en-IT" } = {}) {
	const created = await sendAs(guest, "POST", BASKETS, {});
	const { basketId } = (await created.json()) as { basketId: string };
	const steps: [string, string, unknown][] = [
		...items.map((item): [string, string, unknown] => ["POST", "gift-certificate-items", item]),
		["PUT", "billing-address", { lastName: "Rossi", countryCode: "IT", postalCode: "20121" }],
		["PUT", "customer", { email: "giver@vetrina.example" }],
		...payments.map((one): [string, string, unknown] => ["POST", "payment-instruments", one]),
	];
	for (const [method, step, body] of steps)
		expect((await sendAs(guest, method, `${BASKETS}/${basketId}/${step}`, body)).status).toBe(200);
	return readOrderResponse(await submit(guest, basketId, `?locale=${locale}`));
}
const giftTo = (more: Json = {}): Json & { recipientEmail: string } => ({
	amount: 50,
	recipientEmail: `lucky${++recipients}@vetrina.example`,
	recipientName: "Bea",
	senderName: "Anna",
	message: "Auguri!",
	...more,
});
const mailsTo = async (email: string): Promise<SentMail[]> => {
	const response = await commerce.fetch(`/outbox/messages?to=${email}`);
	return ((await response.json()) as { messages: SentMail[] }).messages;
};
const codeIn = ([mail]: SentMail[]): string => String(mail?.data.code);
const balanceOf = async (giftCertificateCode: string): Promise<Json> => {
	const path = `/pricing/shopper-gift-certificates/v1/organizations/${ORGANIZATION}/gift-certificate`;
	return (await (await sendAs(guest, "POST", path, { giftCertificateCode })).json()) as Json;
};
const statusesOf = async (orderNo: string) =>
	((await readOrder(guest, orderNo)).giftCertificateItems as Json[]).map(({ c_status }) => c_status);
const resend = (orderNo: string, item: unknown, shopper = guest, proof?: Json) =>
	sendAs(
		shopper,
		"POST",
		`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}/gift-certificates/${item}/resend`,
		proof,
	);
const itemOf = (order: Json): unknown => (order.giftCertificateItems as Json[])[0]?.giftCertificateItemId;

// proves gifts-2
test("names that a client sends on several lines are one line of the mail's subject", async () => {
	const gift = giftTo({ senderName: "Mum &\r\nDad", recipientName: " The 5th\nfloor " });
	await bought([gift]);
	const [mail] = await mailsTo(gift.recipientEmail);
	expect(mail?.subject).toMatch(/^Mum & Dad /);
	expect(mail?.text).toContain("The 5th floor");
});

// proves gifts-3
test("a gift card is mailed at once, in the shopper's language, in its design, with the giver's words", async () => {
	const gift = giftTo({ c_design: "shore" });
	const order = await bought([gift], { locale: "fr-FR" });
	expect(await statusesOf(order.orderNo)).toEqual(["sent"]);
	const [mail, ...others] = await mailsTo(gift.recipientEmail);
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("Anna vous offre une carte cadeau");
	expect(mail?.text).toContain("Auguri!");
	expect(mail?.picture).toMatch(/^https:\/\/shop\.test\/dw\/image\/.*editorial\/shore-landscape\.jpg/);
	expect(mail?.links.map(({ href }) => href)).toEqual([
		"https://shop.test/fr-fr/",
		"https://shop.test/fr-fr/gift-certificate",
	]);
	expect(await balanceOf(codeIn([mail as SentMail]))).toMatchObject({ balance: 50, enabled: true });
});

// proves gifts-3
test("a gift card with a date waits for its day and is mailed once, however often mails are read", async () => {
	const gift = giftTo({ c_delayedDispatchDate: inDays(10) });
	const order = await bought([gift]);
	expect(await mailsTo(gift.recipientEmail)).toEqual([]);
	expect(await statusesOf(order.orderNo)).toEqual(["scheduled"]);
	await setClock({ advance: 9 * DAY });
	expect(await mailsTo(gift.recipientEmail)).toEqual([]);
	await setClock({ advance: 2 * DAY });
	await Promise.all([mailsTo(gift.recipientEmail), mailsTo(gift.recipientEmail)]);
	expect(await mailsTo(gift.recipientEmail)).toHaveLength(1);
	expect(await statusesOf(order.orderNo)).toEqual(["sent"]);
	expect((await readOrder(guest, order.orderNo)).status).toBe("completed");
});

// proves gifts-2, gifts-3
test("a gift card pays for an order from its day on, and its balance falls by the amount", async () => {
	const gift = giftTo({ amount: 130, c_delayedDispatchDate: inDays(3) });
	await bought([gift]);
	await setClock({ advance: 4 * DAY });
	const code = codeIn(await mailsTo(gift.recipientEmail));
	const lucky = await loginGuest(commerce);
	const gifted = (amount: number): Json => ({
		paymentMethodId: "GIFT_CERTIFICATE",
		giftCertificateCode: code,
		amount,
	});
	const items = [{ productId: "1001", quantity: 1 }];
	const order = await placedOrder(lucky, { items, payments: [gifted(60), card("4242")] });
	expect(order.status).toBe("new");
	expect(await balanceOf(code)).toMatchObject({ balance: 70, enabled: true });
});

// proves gifts-3
test("a gift card has no code and no mail before its order is paid", async () => {
	const gift = giftTo();
	const order = await bought([gift], { payments: [card("3220")] });
	expect(order.status).toBe("created");
	const count = () =>
		commerce.env.DB.prepare("SELECT count(*) AS n FROM gift_certificate WHERE order_no = ?")
			.bind(order.orderNo)
			.first<number>("n");
	expect(await count()).toBe(0);
	const [payment] = order.paymentInstruments;
	const own = `${ORDERS}/${order.orderNo}/payment-instruments/${payment?.paymentInstrumentId}`;
	await sendAs(guest, "PATCH", own, card("4242"));
	expect(await count()).toBe(1);
	expect(await mailsTo(gift.recipientEmail)).toHaveLength(1);
	expect(JSON.stringify(await readOrder(guest, order.orderNo))).not.toContain(
		codeIn(await mailsTo(gift.recipientEmail)),
	);
});

// proves gifts-4
test("simultaneous requests resend a gift card no more often than consecutive requests", async () => {
	const gift = giftTo();
	const order = await bought([gift]);
	const responses = await Promise.all(Array.from({ length: 8 }, () => resend(order.orderNo, itemOf(order))));
	expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
	expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
	expect(await mailsTo(gift.recipientEmail)).toHaveLength(5);
});

// proves gifts-4
test("cancelling the order of an unsent gift card voids it, and it is never mailed", async () => {
	const [now, later] = [giftTo(), giftTo({ c_delayedDispatchDate: inDays(5) })];
	const cancel = ({ orderNo }: Json) =>
		sendAs(guest, "POST", `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}/cancel`, {});
	expect((await cancel(await bought([now, giftTo({ c_delayedDispatchDate: inDays(5) })]))).status).toBe(409);
	const order = await bought([later]);
	expect((await cancel(order)).status).toBe(200);
	expect(await statusesOf(order.orderNo)).toEqual(["void"]);
	await setClock({ advance: 6 * DAY });
	expect(await mailsTo(later.recipientEmail)).toEqual([]);
	const house = await bought([giftTo()]);
	const code = codeIn(await mailsTo(`lucky${recipients}@vetrina.example`));
	await adminCall(commerce, `/orders/${house.orderNo}/cancel`, { method: "POST", body: "{}" });
	expect(await balanceOf(code)).toMatchObject({ enabled: false });
});

// proves gifts-4
test("a person with the order's details may resend a gift card's mail a few times to the same address", async () => {
	const gift = giftTo();
	const order = await bought([gift]);
	expect((await resend(order.orderNo, itemOf(order))).status).toBe(200);
	const mails = await mailsTo(gift.recipientEmail);
	expect(mails).toHaveLength(2);
	expect(new Set(mails.map(({ data }) => data.code)).size).toBe(1);
	const stranger = await loginGuest(commerce);
	expect((await resend(order.orderNo, itemOf(order), stranger)).status).toBe(404);
	expect((await resend(order.orderNo, itemOf(order), stranger, { c_zipCode: "20121" })).status).toBe(200);
	expect((await resend(order.orderNo, "other")).status).toBe(404);
	const statuses = [];
	for (let n = 0; n < 4; n += 1) statuses.push((await resend(order.orderNo, itemOf(order))).status);
	expect(statuses).toEqual([200, 200, 429, 429]);
	const later = await bought([giftTo({ c_delayedDispatchDate: inDays(5) })]);
	expect((await resend(later.orderNo, itemOf(later))).status).toBe(409);
});
