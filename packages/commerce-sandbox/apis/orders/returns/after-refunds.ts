import type { StoredOrder } from "../../../records/orders/order-document.ts";

/** Returns the payments minus the refunds of settled returns (returns-2). Store credit is not a refund to the card. */
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
