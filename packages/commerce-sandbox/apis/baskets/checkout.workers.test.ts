import { beforeAll, describe, expect, test } from "vitest";
import {
	basketsPath,
	create,
	italy,
	json,
	ok,
	on,
	problemOf,
	read,
	SHIPMENT,
	startWithCheckout,
	withBasket,
} from "../../testing/basket-under-test.ts";
import { type CommerceUnderTest, type Guest, loginGuest } from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startWithCheckout();
});

const { address, method } = SHIPMENT;

describe("coupons", () => {
	test("an order's discount is split over the lines to the last cent", async () => {
		const { guest, basketId, call } = await withBasket(commerce, 1);
		await ok(call("POST", "/items", [{ productId: "2001", quantity: 2, c_note: "x" }]));
		const basket = await ok(call("POST", "/coupons", { code: " welcome10 ", c_source: "mail" }));
		expect(basket.couponItems).toMatchObject([
			{ code: "welcome10", statusCode: "applied", valid: true, c_source: "mail" },
		]);
		expect(basket).toMatchObject({ productSubTotal: 300, productTotal: 270, orderTotal: 270 });
		expect(basket.orderPriceAdjustments).toMatchObject([{ price: -30, promotionId: "welcome" }]);
		const parts = basket.productItems.map((item) => item.priceAfterOrderDiscount);
		expect(parts).toEqual([90, 180]);
		const id = basket.couponItems?.[0]?.couponItemId;
		expect(await problemOf(call("DELETE", "/coupons/unheard-of"))).toMatchObject({ status: 404 });
		const removed = await ok(call("DELETE", `/coupons/${id}`));
		expect(removed).toMatchObject({ orderTotal: 300 });
		expect(removed).not.toHaveProperty("couponItems");
		expect(await read(guest, basketId)).toEqual(removed);
	});

	test("are kept with their status until their conditions are met", async () => {
		const { call } = await withBasket(commerce, 1);
		const kept = await ok(call("POST", "/coupons", { code: "MERCI-0001" }));
		expect(kept.couponItems).toMatchObject([{ statusCode: "no_applicable_promotion" }]);
		expect(kept.orderTotal).toBe(100);
		const met = await ok(call("POST", "/items", [{ productId: "2001" }]));
		expect(met.couponItems).toMatchObject([{ statusCode: "applied", valid: true }]);
		expect(met.orderTotal).toBe(180);
	});

	// proves basket-4
	test.each([
		["an unknown code", "UNKNOWN", "coupon_code_unknown", /invalid/],
		["one that is over", "SUMMER25", "no_active_promotion", /^No applicable promotion\.$/],
		["a retired one", "RETIRED", "coupon_disabled", /invalid/],
		["no code", "", undefined, /missing/],
		["one that is in already", "EXPRESS", "coupon_code_already_in_basket", /already been added to the cart/],
	])("%s is refused and changes nothing", async (_, code, statusCode, detail) => {
		const { guest, basketId, call } = await withBasket(commerce);
		await ok(call("POST", "/coupons", { code: "express" }));
		const before = await read(guest, basketId);
		expect(await problemOf(call("POST", "/coupons", { code }))).toMatchObject({
			status: 400,
			type: "invalid-coupon-code",
			detail: expect.stringMatching(detail),
			...(statusCode ? { statusCode } : {}),
		});
		expect(await read(guest, basketId)).toEqual(before);
	});

	test("add a gift automatically and remove it with its reason", async () => {
		const { call } = await withBasket(commerce, 5);
		const basket = await ok(call("POST", "/coupons", { code: "CANDLE" }));
		expect(basket.productItems).toMatchObject([
			{ bonusProductLineItem: false },
			{ productId: "800000180000", bonusProductLineItem: true, price: 100, priceAfterItemDiscount: 0 },
		]);
		expect(basket.orderTotal).toBe(500);
		const itemId = basket.productItems[0]?.itemId;
		const fewer = await ok(call("PATCH", `/items/${itemId}`, { quantity: 4 }));
		expect(fewer.productItems).toHaveLength(1);
	});
});

describe("gift certificates", () => {
	const gift = { amount: 50, recipientEmail: "b@vetrina.example", recipientName: "Bea", message: "Auguri" };
	test("are added, changed and removed", async () => {
		const { call } = await withBasket(commerce, 1);
		const basket = await ok(call("POST", "/gift-certificate-items", gift));
		expect(basket).toMatchObject({ productTotal: 100, orderTotal: 150, giftCertificateItems: [gift] });
		const path = `/gift-certificate-items/${basket.giftCertificateItems?.[0]?.giftCertificateItemId}`;
		const changed = await ok(call("PATCH", path, { amount: 75.5, recipientEmail: gift.recipientEmail }));
		expect(changed).toMatchObject({ orderTotal: 175.5, giftCertificateItems: [{ recipientName: "Bea" }] });
		expect(await ok(call("DELETE", path))).toMatchObject({ orderTotal: 100 });
		expect(await problemOf(call("DELETE", path))).toMatchObject({ status: 404 });
		expect(await problemOf(call("PATCH", path, gift))).toMatchObject({ status: 404 });
	});

	test.each([-1, 0, 0.001, 10.005, 1e9])("an amount of %f is refused and changes nothing", async (amount) => {
		const { guest, basketId, call } = await withBasket(commerce);
		const before = await read(guest, basketId);
		expect(await problemOf(call("POST", "/gift-certificate-items", { ...gift, amount }))).toMatchObject({
			status: 400,
			type: "invalid-gift-certificate-amount",
		});
		expect(await read(guest, basketId)).toEqual(before);
	});
});

describe("payment", () => {
	const card = {
		paymentMethodId: "CREDIT_CARD",
		paymentCard: {
			cardType: "Visa",
			holder: "Anna Rossi",
			maskedNumber: "************1111",
			expirationMonth: 1,
			expirationYear: 2031,
		},
	};
	test.each(["v1", "v2"] as const)("instruments are added, changed and removed (%s)", async (version) => {
		const { guest, basketId } = await withBasket(commerce);
		const call = on(guest, basketId, version);
		const basket = await ok(call("POST", "/payment-instruments", card));
		const [instrument] = basket.paymentInstruments ?? [];
		expect(instrument).toMatchObject({ ...card, paymentCard: { numberLastDigits: "1111" } });
		const path = `/payment-instruments/${instrument?.paymentInstrumentId}`;
		const changed = await ok(call("PATCH", path, { ...card, amount: 20 }));
		expect(changed.paymentInstruments).toMatchObject([{ amount: 20 }]);
		const amountOnly = await ok(call("PATCH", path, { amount: 30 }));
		expect(amountOnly.paymentInstruments).toEqual([{ ...changed.paymentInstruments?.[0], amount: 30 }]);
		expect(await ok(call("DELETE", path))).not.toHaveProperty("paymentInstruments");
		expect(await problemOf(call("DELETE", path))).toMatchObject({ status: 404 });
	});

	test.each([
		["an unknown method", { paymentMethodId: "SHELLS" }],
		["a card with its number", { ...card, paymentCard: { ...card.paymentCard, number: "4111111111111111" } }],
		["no method", {}],
	])("%s is refused and changes nothing", async (_, body) => {
		const { guest, basketId, call } = await withBasket(commerce);
		const before = await read(guest, basketId);
		expect(await problemOf(call("POST", "/payment-instruments", body))).toMatchObject({ status: 400 });
		expect(await read(guest, basketId)).toEqual(before);
	});

	test("lists the methods that apply", async () => {
		const { call } = await withBasket(commerce);
		const { applicablePaymentMethods } = (await (await call("GET", "/payment-methods")).json()) as {
			applicablePaymentMethods: { id: string; c_applicableForBasket: boolean }[];
		};
		expect(applicablePaymentMethods.map(({ id }) => id)).toContain("CREDIT_CARD");
	});
});

test("a source code is one of a promotion", async () => {
	const { guest, basketId, call } = await withBasket(commerce);
	expect(await ok(call("PATCH", "", { sourceCode: "atelier" }))).toMatchObject({ sourceCode: "atelier" });
	const before = await read(guest, basketId);
	expect(await problemOf(call("PATCH", "", { sourceCode: "x", c_note: 1 }))).toMatchObject({
		status: 404,
		type: "source-code-not-found",
	});
	expect(await read(guest, basketId)).toEqual(before);
	const other = await loginGuest(commerce);
	expect(await problemOf(other.fetch(basketsPath(), json("POST", { sourceCode: "x" })))).toMatchObject({
		status: 404,
	});
});

test("the second version tells of discounts that are near", async () => {
	const { guest, basketId, call } = await withBasket(commerce, 2);
	const path = `${basketsPath("v2")}/${basketId}?expand=approaching_discounts`;
	const near = async () =>
		((await (await guest.fetch(path)).json()) as { approachingDiscounts: unknown[] }).approachingDiscounts;
	expect(await near()).toMatchObject([
		{
			type: "shipping",
			conditionThreshold: 250,
			merchandiseTotal: 200,
			discount: { type: "free" },
			shippingMethods: [{ id: "standard" }],
		},
	]);
	await ok(call("POST", "/items", [{ productId: "1001" }]));
	expect(await near()).toEqual([]);
	expect(await problemOf(guest.fetch(path.replace("approaching_discounts", "all")))).toMatchObject({
		status: 400,
		type: "validation",
	});
});

test("a basket is filled with everything at once, or not at all", async () => {
	const guest: Guest = await loginGuest(commerce);
	const body = {
		currency: "EUR",
		customerInfo: { email: "anna@vetrina.example" },
		billingAddress: italy,
		shipments: [{ shipmentId: "me", shippingAddress: italy, shippingMethod: { id: "standard" } }],
		productItems: [{ productId: "1001", quantity: 1 }],
		giftCertificateItems: [{ amount: 10, recipientEmail: "b@vetrina.example" }],
		couponItems: [{ code: "WELCOME10" }],
		paymentInstruments: [
			{ paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Visa", maskedNumber: "************1111" } },
		],
	};
	expect(
		await problemOf(
			guest.fetch(basketsPath(), json("POST", { ...body, couponItems: [{ code: "UNKNOWN" }] })),
		),
	).toMatchObject({ type: "invalid-coupon-code" });
	expect(await create(guest, body)).toMatchObject({
		orderTotal: 90 + 10 + 10,
		couponItems: [{ statusCode: "applied" }],
		paymentInstruments: [{ paymentMethodId: "CREDIT_CARD" }],
	});
});

test("a change of currency prices everything again", async () => {
	const { guest, basketId, call } = await withBasket(commerce);
	await ok(call("PUT", address, { countryCode: "SE" }));
	await ok(call("PUT", method, { id: "standard" }));
	await ok(call("POST", "/gift-certificate-items", { amount: 10, recipientEmail: "b@vetrina.example" }));
	const before = await read(guest, basketId);
	const basket = await ok(guest.fetch(`${basketsPath()}/${basketId}`, json("PATCH", { currency: "SEK" })));
	expect(basket).toMatchObject({
		productTotal: 2200,
		shippingTotal: 230,
		giftCertificateItems: [{ amount: 100 }],
		orderTotal: 2530,
	});
	expect(Date.parse(basket.lastModified)).toBeGreaterThanOrEqual(Date.parse(before.lastModified));
});
