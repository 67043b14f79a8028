import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type MeasuredOrder,
	orderDiscount,
	orderMoney,
	refundMoney,
	soldGiftCards,
} from "./order-amounts.ts";

const line = {
	itemId: "i1",
	productId: "1001",
	productName: "Ada",
	quantity: 2,
	basePrice: 50,
	price: 100,
	priceAfterOrderDiscount: 89.9,
};
const gross: MeasuredOrder = {
	orderNo: "00001",
	siteId: "vetrina-eu",
	locale: "en-IT",
	currency: "EUR",
	taxation: "gross",
	channelType: "storefront",
	orderTotal: 149.9,
	taxTotal: 18.01,
	shippingTotal: 10,
	adjustedShippingTotalTax: 1.8,
	productItems: [line],
	shippingItems: [{ price: 12.5, priceAfterItemDiscount: 10 }],
	couponItems: [],
	giftCertificateItems: [{ amount: 50 }],
	paymentInstruments: [],
};

// proves event-18
test("goods and shipping contain no tax, whether prices do or not", () => {
	expect(orderMoney(gross)).toEqual({ value: 123.69, tax: 18.01, shipping: 8.2, total: 149.9 });
	expect(orderMoney({ ...gross, taxation: "net", orderTotal: 167.91 })).toEqual({
		value: 139.9,
		tax: 18.01,
		shipping: 10,
		total: 167.91,
	});
});

// proves event-18
test("discounts are those of goods and shipping, and sold gift cards are told apart", () => {
	expect(orderDiscount(gross)).toBe(12.6);
	expect(soldGiftCards(gross)).toBe(50);
});

// proves event-18
test("the parts add up to the total, to the last decimal", () => {
	const toCents = (amount: number) => Math.round(amount * 100) + 0;
	const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100);
	fc.assert(
		fc.property(cents, cents, cents, cents, (goods, shippingTotal, tax, shippingTax) => {
			const orderTotal = Math.round((goods + shippingTotal) * 100) / 100;
			const order = {
				...gross,
				orderTotal,
				shippingTotal,
				taxTotal: tax,
				adjustedShippingTotalTax: shippingTax,
			};
			const money = orderMoney(order);
			expect(toCents(money.value + money.tax + money.shipping)).toBe(toCents(orderTotal));
			const back = refundMoney({ refund: goods, refundTax: tax });
			expect(toCents(back.value + back.tax)).toBe(toCents(goods));
			for (const amount of [...Object.values(money), ...Object.values(back)])
				expect(Object.is(amount, -0)).toBe(false);
		}),
	);
});
