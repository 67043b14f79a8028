import { fromMinor } from "../../money.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";

type Json = Record<string, unknown>;

const OF_ORDERS = [
	"adjustedShippingTotalTax",
	"channelType",
	"currency",
	"orderTotal",
	"shippingTotal",
	"taxation",
	"taxTotal",
];
const OF_ITEMS = [
	"adjustedTax",
	"basePrice",
	"bonusProductLineItem",
	"itemId",
	"price",
	"priceAfterOrderDiscount",
	"productId",
	"productName",
	"quantity",
	"tax",
];

const pick = (document: Json, names: readonly string[]): Json =>
	Object.fromEntries(names.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]]])));
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Returns what analytics may know of an order: amounts and products, but no person, address or message. */
export const measuredOrder = ({ orderNo, siteId, locale, currency, document, payments }: StoredOrder) => ({
	orderNo,
	siteId,
	locale,
	...pick(document, OF_ORDERS),
	productItems: document.productItems.map((item) => pick(item, OF_ITEMS)),
	shippingItems: list(document.shippingItems).map((item) => pick(item, ["price", "priceAfterItemDiscount"])),
	couponItems: list(document.couponItems).map((item) => pick(item, ["code"])),
	giftCertificateItems: list(document.giftCertificateItems).map((item) => pick(item, ["amount"])),
	paymentInstruments: payments.map(({ methodId, amount }) => ({
		paymentMethodId: methodId,
		amount: fromMinor(amount, currency),
	})),
});

/** Returns the items of a return and what is paid back for them, in units of the currency. */
export function measuredReturn({ returns, currency }: StoredOrder, returnNo: string) {
	const found = returns.find((one) => one.returnNo === returnNo);
	if (!found) return undefined;
	const { items, refund, refundTax = 0 } = found;
	return {
		returnNo,
		refund: fromMinor(refund, currency),
		refundTax: fromMinor(refundTax, currency),
		items: items.map(({ itemId, quantity, exchangeProductId }) => ({ itemId, quantity, exchangeProductId })),
	};
}
