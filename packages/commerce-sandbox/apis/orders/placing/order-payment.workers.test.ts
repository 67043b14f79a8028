import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { problemOf } from "../../../testing/basket-under-test.ts";
import { type CommerceUnderTest, loginGuest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	ORDERS,
	placedOrder,
	readOrder,
	readOrderResponse,
	readStock,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

beforeEach(() => stockUp(commerce));

describe("paying", () => {
	const basketWith = async (digits: string) => {
		const guest = await loginGuest(commerce);
		const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card(digits)] };
		return { guest, basketId: await readyBasket(guest, contents) };
	};

	test.each([
		["0002", 400, "payment-declined"],
		["9995", 400, "payment-declined"],
		["0119", 504, "payment-timeout"],
	])("a card ending in %s: %i %s, and nothing is changed", async (digits, status, type) => {
		const { guest, basketId } = await basketWith(digits);
		expect(await problemOf(await submit(guest, basketId))).toMatchObject({ status, type });
		expect(await readStock(commerce, "1001")).toBe(50);
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(200);
	});

	test("in production no card is taken unless the sandbox is wanted", async () => {
		for (const [more, status] of [
			[{}, 503],
			[{ PAYMENTS: "sandbox" }, 200],
		] as const) {
			const production = await startCommerce({
				INSTANCE_TYPE: "production",
				SLAS_REDIRECT_URIS: "http://localhost:5173/callback",
				...more,
			});
			const guest = await loginGuest(production);
			const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card("4242")] };
			expect((await submit(guest, await readyBasket(guest, contents))).status).toBe(status);
		}
	});

	test("an order that waits for the bank is placed with another card, once that has authorized all of it", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [{ productId: "1001", quantity: 2 }],
			payments: [card("3220")],
		});
		const order = await readOrderResponse(await submit(guest, basketId));
		expect(order).toMatchObject({ status: "created", paymentStatus: "not_paid" });
		const path = `${ORDERS}/${order.orderNo}`;
		const methods = (await (await guest.fetch(`${path}/payment-methods`)).json()) as {
			applicablePaymentMethods: { id: string }[];
		};
		expect(methods.applicablePaymentMethods.map(({ id }) => id)).toContain("CREDIT_CARD");
		const [first] = order.paymentInstruments;
		const pay = (body: object) =>
			sendAs(guest, "PATCH", `${path}/payment-instruments/${first?.paymentInstrumentId}`, body);
		const isOpenStill = async () =>
			expect(await readOrder(guest, order.orderNo)).toMatchObject({
				status: "created",
				paymentStatus: "not_paid",
			});
		for (const [body, type] of [
			[card("0002"), "payment-declined"],
			[card("4242", { amount: 99_999 }), "invalid-payment-amount"],
			[card("4242", { amount: 50 }), "invalid-payment-amount"],
		] as const) {
			expect(await problemOf(await pay(body))).toMatchObject({ type });
			await isOpenStill();
		}
		expect(await readOrderResponse(await pay({ c_note: "the same card" }))).toMatchObject({
			status: "created",
			paymentInstruments: [{ paymentCard: { numberLastDigits: "3220" } }],
		});
		const placed = await readOrderResponse(await pay(card("4242")));
		expect(placed).toMatchObject({ status: "new", paymentStatus: "paid" });
		expect(await problemOf(await pay(card("4242")))).toMatchObject({ type: "invalid-order-status" });
	});

	// proves wallets-13
	test.each([
		["PayPal", { paymentMethodId: "PAYPAL" }],
		["Apple Pay", { paymentMethodId: "DW_APPLE_PAY", paymentCard: { creditCardToken: "t1" } }],
	])("an order whose payments cover it takes no wallet in addition: %s", async (_, payment) => {
		const { guest, basketId } = await basketWith("3220");
		const order = await readOrderResponse(await submit(guest, basketId));
		const path = `${ORDERS}/${order.orderNo}/payment-instruments`;
		expect(await problemOf(await sendAs(guest, "POST", path, payment))).toMatchObject({
			status: 400,
			type: "nothing-to-pay",
		});
		expect((await readOrder(guest, order.orderNo)).paymentInstruments).toHaveLength(1);
	});

	// proves cloud-44
	test("a basket with PayPal, but without PayPal's session, is not ordered", async () => {
		const guest = await loginGuest(commerce);
		const contents = {
			items: [{ productId: "1001", quantity: 1 }],
			payments: [{ paymentMethodId: "PAYPAL" }],
		};
		const refused = await submit(guest, await readyBasket(guest, contents));
		expect(await problemOf(refused)).toMatchObject({ status: 400, type: "payment-declined" });
		expect(await readStock(commerce, "1001")).toBe(50);
	});

	test("a gift certificate pays what is left on it, once", async () => {
		const issued = await adminCall(commerce, "/gift-certificates", {
			method: "POST",
			body: JSON.stringify({
				siteId: "vetrina-eu",
				currency: "EUR",
				amount: 60,
				recipientEmail: "anna@vetrina.example",
			}),
		});
		const certificate = { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: issued.body.code };
		const order = await placedOrder(await loginGuest(commerce), {
			items: [{ productId: "1001", quantity: 1 }],
			payments: [card("4242"), certificate],
		});
		const amounts = new Map(
			order.paymentInstruments.map((one) => [one.paymentMethodId, one.amount as number]),
		);
		expect(amounts.get("GIFT_CERTIFICATE")).toBe(60);
		expect(amounts.get("CREDIT_CARD")).toBe(Math.round((order.orderTotal - 60) * 100) / 100);
		const next = await loginGuest(commerce);
		const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card("3220")] };
		const second = await readOrderResponse(await submit(next, await readyBasket(next, contents)));
		const again = await sendAs(next, "POST", `${ORDERS}/${second.orderNo}/payment-instruments`, certificate);
		expect(await problemOf(again)).toMatchObject({ type: "invalid-gift-certificate-code" });
	});

	test("a payment by gift certificate keeps its code when another property changes, and no smaller amount is taken", async () => {
		const issued = await adminCall(commerce, "/gift-certificates", {
			method: "POST",
			body: JSON.stringify({
				siteId: "vetrina-eu",
				currency: "EUR",
				amount: 60,
				recipientEmail: "anna@vetrina.example",
			}),
		});
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [{ productId: "1001", quantity: 1 }],
			payments: [
				{ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: issued.body.code },
				card("3220"),
			],
		});
		const order = await readOrderResponse(await submit(guest, basketId));
		const [payment] = order.paymentInstruments;
		expect(payment).toMatchObject({ amount: 60 });
		const path = `${ORDERS}/${order.orderNo}/payment-instruments/${payment?.paymentInstrumentId}`;
		const changed = await readOrderResponse(await sendAs(guest, "PATCH", path, { c_note: "x" }));
		const kept = { amount: 60, maskedGiftCertificateCode: payment?.maskedGiftCertificateCode, c_note: "x" };
		expect(
			changed.paymentInstruments.find((one) => one.paymentMethodId === "GIFT_CERTIFICATE"),
		).toMatchObject(kept);
		expect(await problemOf(await sendAs(guest, "PATCH", path, { amount: 25 }))).toMatchObject({
			type: "invalid-payment-amount",
		});
	});

	test("a failed order gives everything back, on request the basket as well", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [{ productId: "1002", quantity: 3 }],
			payments: [card("3220")],
		});
		const order = await readOrderResponse(await submit(guest, basketId));
		expect(await readStock(commerce, "1002")).toBe(0);
		const fail = (body: object) =>
			sendAs(guest, "POST", `${ORDERS}/${order.orderNo}/actions/fail?reopenBasket=true`, body);
		expect((await fail({ reasonCode: "no reason" })).status).toBe(400);
		// A reopened basket replaces an empty newer one.
		expect((await sendAs(guest, "POST", BASKETS, {})).status).toBe(200);
		const failed = await fail({ reasonCode: "payment_auth_failure" });
		expect(failed.status).toBe(201);
		expect(failed.headers.get("location")).toContain(basketId);
		expect(await readStock(commerce, "1002")).toBe(3);
		expect(await readOrder(guest, order.orderNo)).toMatchObject({ status: "failed" });
		expect(await problemOf(await fail({}))).toMatchObject({ status: 409, type: "order-status-transition" });
		// The reopened basket can be ordered again.
		const again = await readOrderResponse(await submit(guest, basketId));
		expect(again.orderNo).not.toBe(order.orderNo);
		const path = `${ORDERS}/${again.orderNo}/actions/fail?reopenBasket=true`;
		expect((await sendAs(guest, "POST", path, {})).status).toBe(201);
	});

	// proves checkout-4
	test("a declined challenge merges items of a newer basket into the reopened basket", async () => {
		const guest = await loginGuest(commerce);
		const items = [
			{ productId: "1001", quantity: 1 },
			{ productId: "1002", quantity: 1 },
		];
		const basketId = await readyBasket(guest, { items, coupons: ["WELCOME10"], payments: [card("3220")] });
		const order = await readOrderResponse(await submit(guest, basketId));
		const begun = await sendAs(guest, "POST", BASKETS, {
			productItems: [
				{ productId: "1001", quantity: 2 },
				{ productId: "1003", quantity: 1 },
			],
		});
		const { basketId: other } = (await begun.json()) as { basketId: string };
		const path = `${ORDERS}/${order.orderNo}/actions/fail?reopenBasket=true`;
		expect((await sendAs(guest, "POST", path, {})).status).toBe(201);
		const { productItems, couponItems, shipments } = (await (
			await guest.fetch(`${BASKETS}/${basketId}`)
		).json()) as {
			productItems: { productId: string; quantity: number }[];
			couponItems: { code: string }[];
			shipments: { shippingAddress?: { address1?: string } }[];
		};
		expect(productItems.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual([
			["1001", 3],
			["1002", 1],
			["1003", 1],
		]);
		expect(couponItems.map(({ code }) => code)).toEqual(["WELCOME10"]);
		expect(shipments[0]?.shippingAddress?.address1).toBe("Via Roma 1");
		expect((await guest.fetch(`${BASKETS}/${other}`)).status).toBe(404);
	});

	// proves checkout-8
	test("stock is kept before the processor is asked, and free again when it says no", async () => {
		const contents = { items: [{ productId: "1002", quantity: 3 }] };
		const [first, second] = await Promise.all([loginGuest(commerce), loginGuest(commerce)]);
		const declined = await readyBasket(first, { ...contents, payments: [card("0002")] });
		const waiting = await readyBasket(second, { ...contents, payments: [card("4242")] });
		expect(await problemOf(await submit(first, declined))).toMatchObject({ type: "payment-declined" });
		expect(await readStock(commerce, "1002")).toBe(3);
		const { state, status } = (await commerce.env.DB.prepare(
			"SELECT state, payments ->> '$[0].status' AS status FROM shop_order WHERE basket_id = ?",
		)
			.bind(declined)
			.first<{ state: string; status: string }>()) ?? { state: "", status: "" };
		expect([state, status]).toEqual(["failed", "declined"]);
		expect((await readOrderResponse(await submit(second, waiting))).status).toBe("new");
		expect(await problemOf(await submit(first, declined))).toMatchObject({
			type: "product-item-not-available",
		});
		expect((await first.fetch(`${BASKETS}/${declined}`)).status).toBe(200);
	});
});

test("a gift certificate that is bought can be used once the order is paid, and its recipient gets a mail", async () => {
	const guest = await loginGuest(commerce);
	const created = await sendAs(guest, "POST", BASKETS, {});
	const { basketId } = (await created.json()) as { basketId: string };
	const steps: [string, string, unknown][] = [
		[
			"POST",
			"gift-certificate-items",
			{ amount: 50, recipientEmail: "lucky@vetrina.example", senderName: "Anna", message: "Auguri!" },
		],
		["PUT", "billing-address", { lastName: "Rossi", countryCode: "IT", postalCode: "20121" }],
		["PUT", "customer", { email: "giver@vetrina.example" }],
		["POST", "payment-instruments", card("3220")],
	];
	for (const [method, step, body] of steps)
		expect((await sendAs(guest, method, `${BASKETS}/${basketId}/${step}`, body)).status).toBe(200);
	const order = await readOrderResponse(await submit(guest, basketId));
	expect(order).toMatchObject({ status: "created", orderTotal: 50, giftCertificateItems: [{ amount: 50 }] });
	const mails = async () => {
		const response = await commerce.fetch("/outbox/messages?to=lucky@vetrina.example");
		return ((await response.json()) as { messages: { text: string; data: { code: string } }[] }).messages;
	};
	expect(await mails()).toEqual([]);
	const [payment] = order.paymentInstruments;
	const own = `${ORDERS}/${order.orderNo}/payment-instruments/${payment?.paymentInstrumentId}`;
	await sendAs(guest, "PATCH", own, card("4242"));
	const [mail] = await mails();
	expect(mail?.text).toContain("Auguri!");
	const paid = await placedOrder(await loginGuest(commerce), {
		items: [{ productId: "1001", quantity: 1 }],
		payments: [{ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: mail?.data.code }, card("4242")],
	});
	expect(paid.paymentInstruments.map(({ amount }) => amount)).toContain(50);
});
