import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CONTROLLERS, controller, resultOf } from "../../../testing/controller-under-test.ts";
import { BASKETS, card, type Json, ORDERS, readyBasket, sendAs } from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.example" });
});
beforeEach(async () => {
	const prices = { EUR: { list: 100 }, KRW: { list: 150_000 } };
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "1002", prices, ats: 1 },
		],
	});
});

const items = [{ productId: "1001", quantity: 1 }];

describe("the other buttons", () => {
	// proves cloud-7
	test("PayPal's popup gets a token for the basket, or for a product of its own", async () => {
		const guest = await loginGuest(commerce);
		expect(await resultOf(guest, "Paypal-Popup", {})).toHaveProperty("PaypalError");
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		const token = await resultOf(guest, "Paypal-Popup", {});
		expect(token.PaypalToken).toMatch(/^EC-[0-9A-F]{17}$/);
		const own = await guest.fetch(`${BASKETS}/${token.basketId}`);
		expect(await own.json()).toMatchObject({
			paymentInstruments: [{ paymentMethodId: "PAYPAL", c_paypalToken: token.PaypalToken }],
		});
		const post = await controller(guest, "CSRF-Generate", {});
		const { csrf } = (await post.json()) as { csrf: { tokenName: string; token: string } };
		const product = (pid: string) =>
			guest.fetch(`${CONTROLLERS}/Paypal-Popup?${csrf.tokenName}=${csrf.token}&source=product&pid=${pid}`, {
				method: "POST",
			});
		const ofProduct = (await (await product("1001")).json()) as Json;
		expect(ofProduct.basketId).not.toBe(token.basketId);
		expect(await (await product("unheard-of")).json()).toHaveProperty("PaypalError");
	});

	test("Amazon's is shown where it can be used", async () => {
		const guest = await loginGuest(commerce);
		expect(await resultOf(guest, "AmazonPay-Applicable")).toEqual({ isAmazonPayButtonApplicable: false });
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		const shown = await resultOf(guest, "AmazonPay-Applicable");
		expect(shown).toMatchObject({
			isAmazonPayButtonApplicable: true,
			amazonPreferences: {
				ledgerCurrency: "EUR",
				sandboxMode: true,
				signature: expect.stringMatching(/^.{300,}$/),
			},
		});
		const korea = await loginGuest(commerce, "vetrina-ap");
		await sendAs(korea, "POST", BASKETS, { productItems: items, currency: "KRW", c_countryCode: "KR" });
		const response = await korea.fetch(
			"/on/demandware.store/Sites-vetrina-ap-Site/ko-KR/AmazonPay-Applicable",
		);
		expect(await response.json()).toEqual({ isAmazonPayButtonApplicable: false });
	});

	// proves cloud-7
	test("a change of the basket draws them again", async () => {
		const guest = await loginGuest(commerce);
		const created = (await (await sendAs(guest, "POST", BASKETS, { productItems: items })).json()) as Json;
		const first = await resultOf(guest, `Basket-Init?basketId=${created.basketId}`);
		expect(await resultOf(guest, "Basket-Init")).toEqual(first);
		await sendAs(guest, "PATCH", `${BASKETS}/${created.basketId}`, { c_note: "x" });
		expect((await resultOf(guest, "Basket-Init")).initializationId).not.toBe(first.initializationId);
	});

	// proves cloud-8
	test("the fraud service's session is named by home and basket", async () => {
		const guest = await loginGuest(commerce);
		const created = (await (await sendAs(guest, "POST", BASKETS, { productItems: items })).json()) as Json;
		expect(await resultOf(guest, "Signifyd-GetSessionID")).toEqual({
			sessionId: `https://shop.example/en-it${created.basketId}`,
		});
	});

	test("store the address of an abandoned basket until it is ordered", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, { items, payments: [card("4242")] });
		const path = `/custom/basket-api/v1/organizations/${ORGANIZATION}/basket/upsertAbandonedCart`;
		const put = (body: Json) => sendAs(guest, "PUT", path, body);
		expect((await put({ basketId, email: "Left@vetrina.example" })).status).toBe(200);
		expect((await put({ basketId })).status).toBe(200);
		expect((await put({ basketId, email: "unknown" })).status).toBe(400);
		expect((await put({ basketId: "unheard-of" })).status).toBe(404);
		const kept = () =>
			commerce.env.DB.prepare("SELECT email FROM abandoned_basket WHERE basket_id = ?")
				.bind(basketId)
				.first<string>("email");
		expect(await kept()).toBe("anna@vetrina.example");
		await sendAs(guest, "POST", ORDERS, { basketId });
		expect(await kept()).toBeNull();
	});
});
