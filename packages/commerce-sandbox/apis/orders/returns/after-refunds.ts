import type { StoredOrder } from "../../../records/orders/order-document.ts";

/**
 * An order's payments without what settled returns have paid back to them (returns-2). What became store credit instead has not gone
 * back to its card.
 */
export function afterRefunds({
	payments,
	returns,
	now,
}: Pick<StoredOrder, "payments" | "returns" | "now">): StoredOrder["payments"] {
	const back = returns
		.filter(({ settledAt }) => settledAt <= now)
		.flatMap(({ refundTo }) => refundTo)
		.filter(({ isStoreCredit }) => !isStoreCredit);
	return payments.map((payment) => ({
		...payment,
		amount: back
			.filter(({ paymentInstrumentId }) => paymentInstrumentId === payment.id)
			.reduce((rest, { amount }) => rest - amount, payment.amount),
	}));
}
