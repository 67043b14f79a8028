import { beforeEach, expect, test } from "vitest";
import { call, callWrongly, type Guest, newGuest, type Request, SITE } from "./cloud.ts";
import { withDocuments } from "./documents.ts";

const BASKETS = "shopper-baskets-v2";
/** A perfume of 165 euro, a lipstick of 34, a throw on sale for 345 (list 495): first products of every demo catalogue. */
const PERFUME = "800000170001";
const LIPSTICKS = ["800000280000", "800000280100"];
const THROW = "VT10027";

type Adjustment = {
	promotionId: string;
	couponCode?: string;
	price: number;
	appliedDiscount?: { type: string };
};
type Basket = {
	basketId: string;
	productTotal: number;
	orderTotal: number;
	productItems: {
		productId: string;
		price: number;
		priceAfterItemDiscount: number;
		bonusProductLineItem: boolean;
		priceAdjustments?: Adjustment[];
	}[];
	orderPriceAdjustments?: Adjustment[];
	shippingItems: { price: number; priceAdjustments?: Adjustment[] }[];
	couponItems?: { couponItemId: string; code: string; statusCode: string; valid: boolean }[];
	bonusDiscountLineItems?: {
		id: string;
		promotionId: string;
		maxBonusItems: number;
		bonusProducts: { productId: string }[];
	}[];
};

withDocuments("promotions", () => {
	let guest: Guest;
	beforeEach(async () => {
		guest = await newGuest();
	});

	const send = async (operationId: string, request: Request): Promise<Basket> => {
		const whole = { token: guest.token, ...request, query: { siteId: SITE, locale: "en-IT" } };
		const { status, body } = await call(BASKETS, operationId, whole);
		expect(status, JSON.stringify(body)).toBe(200);
		return body as unknown as Basket;
	};
	const filled = (...items: [productId: string, quantity: number][]) =>
		send("createBasket", {
			body: { productItems: items.map(([productId, quantity]) => ({ productId, quantity })) },
		});
	const withCode = ({ basketId }: Basket, code: string) =>
		send("addCouponToBasket", { path: { basketId }, body: { code } });
	const refused = async ({ basketId }: Basket, code: string) => {
		const request = { token: guest.token, path: { basketId }, query: { siteId: SITE }, body: { code } };
		return callWrongly(BASKETS, "addCouponToBasket", request);
	};

	test("three for the price of two: the cheapest product is free", async () => {
		const basket = await filled([PERFUME, 1], ["800000280000", 2]);
		expect(basket.productTotal).toBe(165 + 34);
		const lipstick = basket.productItems.find(({ productId }) => productId === "800000280000");
		expect(lipstick).toMatchObject({ price: 68, priceAfterItemDiscount: 34 });
		expect(lipstick?.priceAdjustments).toMatchObject([{ promotionId: "beauty-three-for-two", price: -34 }]);
	});

	test("a coupon reduces the order, names its code, and is removed with it", async () => {
		const basket = await withCode(await filled([THROW, 1]), "welcome10");
		expect(basket.couponItems).toMatchObject([{ code: "welcome10", statusCode: "applied", valid: true }]);
		expect(basket.orderPriceAdjustments).toMatchObject([
			{
				promotionId: "welcome",
				couponCode: "welcome10",
				price: -34.5,
				appliedDiscount: { type: "percentage" },
			},
		]);
		expect(basket.productTotal).toBe(310.5);
		const couponItemId = basket.couponItems?.[0]?.couponItemId ?? "";
		const path = { basketId: basket.basketId, couponItemId };
		expect((await send("removeCouponFromBasket", { path })).productTotal).toBe(345);
	});

	test("a coupon that does not apply stays, and applies once it can", async () => {
		const basket = await withCode(await filled(["800000280000", 1]), "MERCI-0050");
		expect(basket.couponItems).toMatchObject([{ statusCode: "no_applicable_promotion", valid: true }]);
		expect(basket.productTotal).toBe(34);
		const request = { path: { basketId: basket.basketId }, body: [{ productId: PERFUME, quantity: 1 }] };
		const enough = await send("addItemToBasket", request);
		expect(enough.couponItems).toMatchObject([{ statusCode: "applied" }]);
		expect(enough.productTotal).toBe(165 + 34 - 20);
	});

	test("an exclusive promotion applies alone", async () => {
		const basket = await withCode(await withCode(await filled([PERFUME, 3]), "WELCOME10"), "PRIVATE30");
		// Three for two and the welcome would be 33 % and 10 %: together more than 30 %.
		expect(basket.couponItems?.map(({ statusCode }) => statusCode)).toEqual([
			"applied",
			"no_applicable_promotion",
		]);
		const { basketId, productItems } = basket;
		expect(productItems).toHaveLength(1);
		const one = await send("updateItemsInBasket", {
			path: { basketId },
			body: [{ itemId: (productItems[0] as unknown as { itemId: string }).itemId, quantity: 1 }],
		});
		expect(one.couponItems?.map(({ statusCode }) => statusCode)).toEqual([
			"no_applicable_promotion",
			"applied",
		]);
		expect(one.productTotal).toBe(115.5);
	});

	test("a gift is added automatically and removed with its reason", async () => {
		const basket = await withCode(await filled([THROW, 2]), "CANDLE");
		const gift = basket.productItems.find(({ bonusProductLineItem }) => bonusProductLineItem);
		expect(gift).toMatchObject({ productId: "800000180000", priceAfterItemDiscount: 0 });
		expect(basket.productTotal).toBe(690);
		const path = { basketId: basket.basketId, couponItemId: basket.couponItems?.[0]?.couponItemId ?? "" };
		expect((await send("removeCouponFromBasket", { path })).productItems).toHaveLength(1);
	});

	test("one of several gifts can be chosen for free", async () => {
		const basket = await withCode(await filled([PERFUME, 1]), "LIPSTICK");
		const [choice] = basket.bonusDiscountLineItems ?? [];
		expect(choice).toMatchObject({ promotionId: "fragrance-with-lipstick", maxBonusItems: 1 });
		expect(choice?.bonusProducts.map(({ productId }) => productId)).toEqual(
			expect.arrayContaining(LIPSTICKS),
		);
		const chosen = await send("addItemToBasket", {
			path: { basketId: basket.basketId },
			body: [{ productId: LIPSTICKS[1], quantity: 1, bonusDiscountLineItemId: choice?.id }],
		});
		expect(chosen.productTotal).toBe(165);
	});

	test("standard delivery is free from an amount after discounts", async () => {
		const toMilan = async (basket: Basket) => {
			const path = { basketId: basket.basketId, shipmentId: "me" };
			const address = {
				lastName: "Rossi",
				address1: "Via Roma 1",
				city: "Milano",
				postalCode: "20121",
				countryCode: "IT",
			};
			await send("updateShippingAddressForShipment", { path, body: address });
			return send("updateShippingMethodForShipment", { path, body: { id: "standard" } });
		};
		const free = await toMilan(await filled([THROW, 1]));
		expect(free.shippingItems).toMatchObject([
			{ priceAdjustments: [{ promotionId: "free-delivery", price: -10 }] },
		]);
		expect(free.orderTotal).toBe(345);
		const reduced = await withCode(free, "PRIVATE30");
		expect(reduced.shippingItems[0]?.priceAdjustments).toBeUndefined();
		expect(reduced.orderTotal).toBe(251.5);
	});

	test.each([
		["unknown", "NOTHING"],
		["is switched off", "RETIRED"],
		["has no promotion any more", "SUMMER25"],
	])("a code that %s is refused, and the basket is as before", async (_, code) => {
		const basket = await filled([PERFUME, 1]);
		const { status, body } = await refused(basket, code);
		expect(status, JSON.stringify(body)).toBe(400);
		const after = await send("getBasket", { path: { basketId: basket.basketId } });
		expect(after.couponItems ?? []).toEqual([]);
	});
});
