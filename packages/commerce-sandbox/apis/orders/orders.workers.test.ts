import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { problemOf } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall, commitImport, importLines, openImport } from "../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	eur,
	ORDERS,
	placedOrder,
	readOrder,
	readOrderResponse,
	readStock,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../testing/order-under-test.ts";
import { jsonLines } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

beforeEach(() => stockUp(commerce));

describe("creating", () => {
	// proves orders-8
	test("takes the stock, ends the basket, is paid and confirmed by mail in the shopper's language", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [{ productId: "1002", quantity: 2 }],
			email: "mail-test@vetrina.example",
			payments: [card("4242")],
		});
		const response = await submit(guest, basketId, "?locale=de-DE");
		expect(response.status).toBe(200);
		const order = await readOrderResponse(response);
		expect(order).toMatchObject({
			status: "new",
			confirmationStatus: "not_confirmed",
			shippingStatus: "not_shipped",
			paymentStatus: "paid",
			currency: "EUR",
			guest: true,
			customerInfo: { customerId: guest.customerId, email: "mail-test@vetrina.example" },
			customerName: "Anna Bianchi",
			productItems: [{ productId: "1002", quantity: 2 }],
			productTotal: 99.8,
			paymentInstruments: [{ amount: order.orderTotal, authorizationStatus: { status: 0 } }],
		});
		expect(order.orderNo).toMatch(/^V[0-9A-HJKMNP-TV-Z]{10}$/);
		expect(await readStock(commerce, "1002")).toBe(1);
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(404);
		expect(await readOrder(guest, order.orderNo)).toEqual(order);
		const outbox = await commerce.fetch("/outbox/messages?to=mail-test@vetrina.example");
		const { messages } = (await outbox.json()) as { messages: { subject: string; text: string }[] };
		expect(messages).toMatchObject([{ subject: `Ihre Bestellung ${order.orderNo}` }]);
		expect(messages[0]?.text).toContain(String(order.orderViewCode));
		expect(messages[0]?.text).toContain("Lieferadresse:\nAnna Bianchi\nVia Roma 1\n20121 Milano\nItalien");
		expect(messages[0]?.text).toMatch(/davon Steuer: 1[\d.,]+.€/);
		expect(messages[0]?.text).toContain("Innerhalb von 30 Tagen");
	});

	test("a repeated request returns the same order, also at the same moment", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [{ productId: "1001", quantity: 1 }],
			payments: [card("4242")],
		});
		const responses = await Promise.all(Array.from({ length: 5 }, () => submit(guest, basketId)));
		const numbers = await Promise.all(
			responses.map(async (response) => (await readOrderResponse(response)).orderNo),
		);
		expect(new Set(numbers).size).toBe(1);
		expect((await readOrderResponse(await submit(guest, basketId))).orderNo).toBe(numbers[0]);
		expect(await readStock(commerce, "1001")).toBe(49);
		// Another shopper cannot order the basket by its id.
		const stranger = await loginGuest(commerce);
		expect((await submit(stranger, basketId)).status).toBe(404);
	});

	test("places ten of fifty simultaneous orders for the last ten units, and no stock falls below zero", async () => {
		await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: eur(100), ats: 10 }] });
		const baskets = await Promise.all(
			Array.from({ length: 50 }, async () => {
				const guest = await loginGuest(commerce);
				const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card("4242")] };
				return { guest, basketId: await readyBasket(guest, contents) };
			}),
		);
		const responses = await Promise.all(baskets.map(({ guest, basketId }) => submit(guest, basketId)));
		const statuses = responses.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(10);
		expect(statuses.filter((status) => status === 400)).toHaveLength(40);
		for (const response of responses.filter(({ status }) => status === 400))
			expect(await problemOf(response)).toMatchObject({ type: "product-item-not-available" });
		expect(await readStock(commerce, "1001")).toBe(0);
		// The shopper who came too late still has the basket.
		const late = baskets[statuses.indexOf(400)];
		expect((await late?.guest.fetch(`${BASKETS}/${late.basketId}`))?.status).toBe(200);
	}, 60_000);

	test("names missing data and changes nothing", async () => {
		const guest = await loginGuest(commerce);
		const created = await sendAs(guest, "POST", BASKETS, {
			productItems: [{ productId: "1001", quantity: 1 }],
		});
		const { basketId } = (await created.json()) as { basketId: string };
		const before = await (await guest.fetch(`${BASKETS}/${basketId}`)).json();
		const refusal = await problemOf(await submit(guest, basketId));
		expect(refusal).toMatchObject({ status: 400, type: "validation" });
		expect((refusal as unknown as { flashes: { type: string }[] }).flashes.map(({ type }) => type)).toEqual([
			"CustomerEmailRequired",
			"BillingAddressRequired",
			"ShippingAddressRequired",
			"ShippingMethodRequired",
		]);
		expect(await (await guest.fetch(`${BASKETS}/${basketId}`)).json()).toEqual(before);
	});

	test("refuses another shopper's basket, an unknown basket and a missing basket", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, { items: [{ productId: "1001", quantity: 1 }] });
		const stranger = await loginGuest(commerce);
		expect(await problemOf(await submit(stranger, basketId))).toMatchObject({
			status: 400,
			type: "invalid-customer",
		});
		expect(await problemOf(await submit(guest, "unheard-of"))).toMatchObject({
			status: 404,
			type: "basket-not-found",
		});
		for (const body of [{}, { basketId: "" }, { basketId: 5 }, []])
			expect((await sendAs(guest, "POST", ORDERS, body)).status).toBe(400);
	});

	test("refuses products that have sold out meanwhile and changes nothing", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, {
			items: [
				{ productId: "1001", quantity: 1 },
				{ productId: "1002", quantity: 3 },
			],
			payments: [card("4242")],
		});
		await placedOrder(await loginGuest(commerce), { items: [{ productId: "1002", quantity: 1 }] });
		expect(await problemOf(await submit(guest, basketId))).toMatchObject({
			type: "product-item-not-available",
			productId: "1002",
		});
		expect(await readStock(commerce, "1001")).toBe(50);
		expect(await readStock(commerce, "1002")).toBe(2);
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(200);
	});
});

describe("imports", () => {
	const variant = (ats: number) => [
		{
			kind: "category",
			id: "women-dresses",
			name: { en: "Dresses" },
			url: "/women/dresses",
			showInMenu: true,
		},
		{
			kind: "master",
			id: "VT1",
			brand: "Maison",
			name: { en: "Dress" },
			categories: ["women-dresses"],
			primaryCategory: "women-dresses",
			attributes: {},
			variationAttributes: [],
			images: [],
			prices: { EUR: { list: 100 } },
			stock: { ats, preorderable: false },
		},
	];

	test("sales during an import are subtracted from the imported stock", async () => {
		await importLines(commerce, variant(9), { replace: true });
		const opened = await openImport(commerce, { replace: true });
		await adminCall(commerce, `/imports/${opened.body.id}/lines?from=1`, {
			method: "POST",
			body: jsonLines(variant(20)),
		});
		await placedOrder(await loginGuest(commerce), { items: [{ productId: "VT1", quantity: 2 }] });
		expect(await readStock(commerce, "VT1")).toBe(7);
		expect((await commitImport(commerce, opened.body.id)).status).toBe(200);
		expect(await readStock(commerce, "VT1")).toBe(18);
	}, 30_000);
});
