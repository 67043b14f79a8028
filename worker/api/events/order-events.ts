import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import {
	type AnalyticsEvent,
	type EventData,
	type EventPlace,
	findEventFault,
} from "../../../shared/contracts/analytics-events.ts";
import { type AnalyticsItem, toAnalyticsItem } from "../../../shared/domain/analytics/items.ts";
import {
	type MeasuredLine,
	type MeasuredOrder,
	orderDiscount,
	orderMoney,
	refundMoney,
	soldGiftCards,
} from "../../../shared/domain/analytics/order-amounts.ts";
import type { FactKind, OrderFact } from "../../platform/analytics/orders/order-facts.ts";
import { GIFT_CARD } from "../../platform/commerce/baskets/bag-facts.ts";
import { eventIdFrom } from "../../request/events/event-id.ts";
import { toLineItem } from "../../request/events/line-items.ts";
import { type FindProduct, loadProducts } from "../../request/events/product-facts.ts";
import type { EventPorts } from "./make-events.ts";

const MOST_ITEMS = 200;

/** Describes a line by what the shopper paid for one unit, which may be less than the catalogue's price. */
const lineItem = (line: MeasuredLine, quantity: number, products: FindProduct): AnalyticsItem =>
	toLineItem(
		{
			productId: line.productId,
			name: line.productName,
			unit: line.priceAfterOrderDiscount / line.quantity,
			basePrice: line.basePrice,
			quantity,
		},
		products,
	);

const giftCardItem = ({ amount }: { amount: number }, products: FindProduct): AnalyticsItem =>
	toLineItem({ ...GIFT_CARD, unit: amount, quantity: 1 }, products);

const allItems = ({ productItems, giftCertificateItems }: MeasuredOrder, products: FindProduct) =>
	[
		...productItems.map((line) => lineItem(line, line.quantity, products)),
		...giftCertificateItems.map((card) => giftCardItem(card, products)),
	].slice(0, MOST_ITEMS);

const returnedItems = ({ order, return: back }: OrderFact, products: FindProduct, isExchanged: boolean) =>
	(back?.items ?? [])
		.filter(({ exchangeProductId }) => (exchangeProductId !== undefined) === isExchanged)
		.flatMap(({ itemId, quantity }) => {
			const line = order.productItems.find((one) => one.itemId === itemId);
			return line ? [lineItem(line, quantity, products)] : [];
		});

const replacements = ({ return: back }: OrderFact, { find }: FindProduct): AnalyticsItem[] =>
	(back?.items ?? []).flatMap(({ exchangeProductId: id, quantity }) => {
		const known = id === undefined ? undefined : find(id);
		return known
			? [{ ...toAnalyticsItem(known.product, { variantId: id, categories: known.categories }), quantity }]
			: [];
	});

/** A card that was entered before gift cards covered the order pays nothing. A free order names what the shopper chose. */
const listPaymentMethods = ({ paymentInstruments }: MeasuredOrder): string[] => {
	const paying = paymentInstruments.filter(({ amount }) => amount !== 0);
	const shown = paying.length > 0 ? paying : paymentInstruments;
	return [...new Set(shown.map(({ paymentMethodId }) => paymentMethodId))];
};

type OrderEventData = { [K in FactKind]: EventData<K> };
const MAKE: { [K in FactKind]: (fact: OrderFact, products: FindProduct) => OrderEventData[K] } = {
	purchase: ({ order }, products) => ({
		...ofWholeOrder(order, products),
		discount: orderDiscount(order),
		giftCards: soldGiftCards(order),
		...(order.couponItems.length > 0 && { coupon: order.couponItems.map(({ code }) => code).join(",") }),
		paymentMethods: listPaymentMethods(order),
		channel: order.channelType,
	}),
	cancel: ({ order }, products) => ofWholeOrder(order, products),
	return: (fact, products) => ({
		...ofReturn(fact),
		returnId: fact.return?.returnNo ?? "",
		items: [...returnedItems(fact, products, false), ...returnedItems(fact, products, true)],
	}),
	exchange: (fact, products) => ({
		transactionId: fact.order.orderNo,
		returnId: fact.return?.returnNo ?? "",
		currency: fact.order.currency,
		items: returnedItems(fact, products, true),
		replacements: replacements(fact, products),
	}),
	refund: (fact, products) =>
		fact.return
			? {
					...ofReturn(fact),
					returnId: fact.return.returnNo,
					items: returnedItems(fact, products, false),
				}
			: ofWholeOrder(fact.order, products),
};

const ofWholeOrder = (order: MeasuredOrder, products: FindProduct) => ({
	transactionId: order.orderNo,
	currency: order.currency,
	...orderMoney(order),
	items: allItems(order, products),
});
const ofReturn = ({ order, return: back }: OrderFact) => ({
	transactionId: order.orderNo,
	currency: order.currency,
	...refundMoney(back ?? { refund: 0, refundTax: 0 }),
});

export type OrderEventPorts = Pick<EventPorts, "products" | "categoryPath" | "log"> & { locale: SiteLocale };

const listProductIds = ({ order, return: back }: OrderFact): string[] => [
	...order.productItems.map(({ productId }) => productId),
	...(back?.items ?? []).flatMap(({ exchangeProductId }) => exchangeProductId ?? []),
];

/**
 * Makes the event of a fact (event-18). Its id is derived from the order, so that an event which is made twice is the same event. Products
 * that the shop has stopped selling are described by the order alone. Returns undefined for a fact that does not fit the catalogue of events.
 */
export async function makeOrderEvent(
	fact: OrderFact,
	ports: OrderEventPorts,
	place: Partial<Pick<EventPlace, "path" | "pageType">> = {},
): Promise<AnalyticsEvent | undefined> {
	const { order, kind, at } = fact;
	const { locale } = ports;
	const products = await loadProducts(listProductIds(fact), ports);
	const event = {
		id: await eventIdFrom(order.siteId, order.orderNo, kind, fact.return?.returnNo ?? ""),
		at,
		name: kind,
		place: {
			siteId: order.siteId,
			country: locale.country,
			language: localeTag(locale),
			currency: order.currency,
			path: `${locale.prefix}/`,
			pageType: "other",
			...place,
		},
		data: MAKE[kind](fact, products),
	} as AnalyticsEvent;
	const fault = findEventFault(event);
	if (!fault) return event;
	ports.log("error", "api/events", "A fact of an order does not fit the catalogue of events", {
		kind,
		orderNo: order.orderNo,
		error: fault,
	});
	return undefined;
}
