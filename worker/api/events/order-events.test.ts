import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import type { OrderFact } from "../../platform/analytics/orders/order-facts.ts";
import { makeOrderEvent, type OrderEventPorts } from "./order-events.ts";

const product = {
	id: "VT1-red",
	masterId: "VT1",
	name: "Ada",
	brand: "Vetrina",
	primaryCategoryId: "bags",
	price: { value: 89.95, list: 129.9, isMarkdown: true },
	sizes: [{ value: "M", label: "M" }],
	variants: [
		{
			id: "VT1-red-M",
			values: { size: "M" },
			price: { value: 89.95, list: 129.9, isMarkdown: true },
			stock: { ats: 2, stockLevel: 2, preorderable: false },
		},
	],
} as unknown as Product;
const ports = (changes: Partial<OrderEventPorts> = {}): OrderEventPorts => ({
	locale: {
		siteId: "vetrina-eu",
		country: "IT",
		language: "en",
		currency: "EUR",
		prefix: "/en-it",
	} as SiteLocale,
	log: vi.fn(),
	products: async () => [product],
	categoryPath: async () => [{ id: "bags", name: "Bags" }],
	...changes,
});
const order: OrderFact["order"] = {
	orderNo: "00001",
	siteId: "vetrina-eu",
	locale: "en-IT",
	currency: "EUR",
	taxation: "gross",
	channelType: "callcenter",
	orderTotal: 171.86,
	taxTotal: 31,
	shippingTotal: 10,
	adjustedShippingTotalTax: 1.8,
	productItems: [
		{
			itemId: "i1",
			productId: "VT1-red-M",
			productName: "Ada",
			quantity: 2,
			basePrice: 89.95,
			price: 179.9,
			priceAfterOrderDiscount: 161.86,
		},
	],
	shippingItems: [{ price: 10, priceAfterItemDiscount: 10 }],
	couponItems: [{ code: "WELCOME10" }],
	giftCertificateItems: [],
	paymentInstruments: [{ paymentMethodId: "CREDIT_CARD" }, { paymentMethodId: "CREDIT_CARD" }],
};
const fact = (changes: Partial<OrderFact> = {}): OrderFact => ({
	id: "1",
	kind: "purchase",
	at: 1_764_400_000_000,
	granted: ["analytics"],
	delivered: [],
	order,
	...changes,
});
const back = {
	returnNo: "00001-R1",
	refund: 80.93,
	refundTax: 14.6,
	items: [{ itemId: "i1", quantity: 1 }],
};
const makeData = async (one: OrderFact, changes?: Partial<OrderEventPorts>) =>
	(await makeOrderEvent(one, ports(changes)))?.data;

const item = {
	id: "VT1-red-M",
	masterId: "VT1",
	name: "Ada",
	brand: "Vetrina",
	size: "M",
	categories: ["Bags"],
	categoryIds: ["bags"],
	price: 80,
	unitPrice: 80.93,
	discount: 48,
	priceType: "MD",
	quantity: 2,
};

// proves event-7, event-18
test("a purchase has exact amounts, and items at the price that was paid for one, floored", async () => {
	expect(await makeData(fact())).toEqual({
		transactionId: "00001",
		currency: "EUR",
		value: 132.66,
		tax: 31,
		shipping: 8.2,
		total: 171.86,
		discount: 18.04,
		giftCards: 0,
		coupon: "WELCOME10",
		paymentMethods: ["CREDIT_CARD"],
		channel: "callcenter",
		items: [item],
	});
});

// proves event-17
test("a fact is the same event however often it is made, and each fact of an order is another one", async () => {
	const makeId = async (one: OrderFact) => (await makeOrderEvent(one, ports()))?.id;
	const purchase = await makeId(fact());
	expect(await makeId(fact({ id: "2", at: 5, granted: [] }))).toBe(purchase);
	const others = [
		fact({ kind: "cancel" }),
		fact({ kind: "refund" }),
		fact({ kind: "refund", return: back }),
		fact({ kind: "refund", return: { ...back, returnNo: "00001-R2" } }),
		fact({ order: { ...order, siteId: "vetrina-us" } }),
	];
	expect(new Set([purchase, ...(await Promise.all(others.map(makeId)))]).size).toBe(others.length + 1);
});

// proves event-18
test("a return and its refund are worth what is paid back, tax apart, with the pieces that come back", async () => {
	const money = {
		transactionId: "00001",
		currency: "EUR",
		value: 66.33,
		tax: 14.6,
		shipping: 0,
		total: 80.93,
	};
	const returned = { ...money, returnId: "00001-R1", items: [{ ...item, quantity: 1 }] };
	expect(await makeData(fact({ kind: "return", return: back }))).toEqual(returned);
	expect(await makeData(fact({ kind: "refund", return: back }))).toEqual(returned);
});

// proves event-18
test("an exchange names the pieces that come back and those that are sent", async () => {
	const items = [{ itemId: "i1", quantity: 1, exchangeProductId: "VT1-red" }];
	const data = await makeData(
		fact({ kind: "exchange", return: { ...back, refund: 0, refundTax: 0, items } }),
	);
	expect(data).toMatchObject({
		items: [{ id: "VT1-red-M", quantity: 1 }],
		replacements: [{ id: "VT1-red", quantity: 1 }],
	});
});

// proves event-18
test("a gift card that was bought is an item, and a product that is no longer sold has its order's name", async () => {
	const data = (await makeData(
		fact({ order: { ...order, orderTotal: 221.86, giftCertificateItems: [{ amount: 50 }] } }),
		{ products: async () => [] },
	)) as AnalyticsEvent<"purchase">["data"];
	expect([data.value, data.giftCards]).toEqual([182.66, 50]);
	expect(data.items).toMatchObject([
		{ id: "VT1-red-M", name: "Ada", brand: "", priceType: "FP", price: 80, discount: 9 },
		{ id: "gift-certificate", price: 50, quantity: 1 },
	]);
});

// proves event-18
test.each([
	[[100, 0], ["GIFT_CERTIFICATE"]],
	[
		[100, 71.86],
		["GIFT_CERTIFICATE", "CREDIT_CARD"],
	],
	[
		[0, 0],
		["GIFT_CERTIFICATE", "CREDIT_CARD"],
	],
	[
		[undefined, undefined],
		["GIFT_CERTIFICATE", "CREDIT_CARD"],
	],
])(
	"instruments that paid %j are told as %j, because what paid nothing is no way to pay",
	async (amounts, methods) => {
		const [giftCard, card] = amounts;
		const paymentInstruments = [
			{ paymentMethodId: "GIFT_CERTIFICATE", amount: giftCard },
			{ paymentMethodId: "CREDIT_CARD", amount: card },
		];
		expect(await makeData(fact({ order: { ...order, paymentInstruments } }))).toMatchObject({
			paymentMethods: methods,
		});
	},
);

test("a fact that does not fit the catalogue of events is logged and makes none", async () => {
	const log = vi.fn();
	expect(await makeData(fact({ order: { ...order, currency: "EURO" } }), { log })).toBeUndefined();
	expect(log).toHaveBeenCalledWith(
		"error",
		"api/events",
		expect.any(String),
		expect.objectContaining({ orderNo: "00001" }),
	);
});
