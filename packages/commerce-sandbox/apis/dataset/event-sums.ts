import { type LedgerSums, NO_SUMS, thousandths } from "./ledger-sums.ts";

type Json = Record<string, unknown>;

const countPieces = (items: unknown): number =>
	(Array.isArray(items) ? (items as Json[]) : []).reduce((sum, item) => sum + Number(item.quantity ?? 0), 0);

/** Returns what a reported event adds to the ledger's sums (event-20). */
export function eventSums(name: string, data: Readonly<Json>): LedgerSums {
	if (name === "purchase")
		return {
			...NO_SUMS,
			orders: 1,
			quantity: countPieces(data.items),
			revenue: thousandths(data.value),
			tax: thousandths(data.tax),
			shipping: thousandths(data.shipping),
			discount: thousandths(data.discount),
			total: thousandths(data.total),
		};
	if (name === "refund")
		return {
			...NO_SUMS,
			refunds: 1,
			refunded: thousandths(data.total),
			refundedTax: thousandths(data.tax),
		};
	return NO_SUMS;
}
