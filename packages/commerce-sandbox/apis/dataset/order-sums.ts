import { fromMinor } from "../../money.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { type LedgerSums, NO_SUMS, thousandths } from "./ledger-sums.ts";

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns what the database knows of an order, by its document and its returns, whatever was reported to analytics (event-20). */
export function orderSums({ document, returns, state, currency, now }: StoredOrder): LedgerSums {
	const gifts = list(document.giftCertificateItems);
	const tax = thousandths(document.taxTotal);
	const shippingTax = document.taxation === "net" ? 0 : thousandths(document.adjustedShippingTotalTax);
	const shipping = thousandths(document.shippingTotal) - shippingTax;
	const discounts = [
		...document.productItems.map(
			(item) => thousandths(item.price) - thousandths(item.priceAfterOrderDiscount),
		),
		...list(document.shippingItems).map(
			(item) => thousandths(item.price) - thousandths(item.priceAfterItemDiscount),
		),
	];
	const bought: LedgerSums = {
		...NO_SUMS,
		orders: 1,
		quantity: total(document.productItems.map(({ quantity }) => quantity)) + gifts.length,
		revenue: thousandths(document.orderTotal) - tax - shipping,
		tax,
		shipping,
		discount: total(discounts),
		total: thousandths(document.orderTotal),
	};
	if (state === "cancelled") return { ...bought, refunds: 1, refunded: bought.total, refundedTax: tax };
	const settled = returns.filter(({ settledAt, refund }) => settledAt <= now && refund > 0);
	const inUnits = (amount: number) => thousandths(fromMinor(amount, currency));
	return {
		...bought,
		refunds: settled.length,
		refunded: total(settled.map(({ refund }) => inUnits(refund))),
		refundedTax: total(settled.map(({ refundTax = 0 }) => inUnits(refundTax))),
	};
}
