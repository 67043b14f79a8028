/** All amounts are thousandths of the currency's unit, so that sums are exact. */
export type LedgerSums = {
	orders: number;
	quantity: number;
	revenue: number;
	tax: number;
	shipping: number;
	discount: number;
	total: number;
	refunds: number;
	refunded: number;
	refundedTax: number;
};

export const NO_SUMS: LedgerSums = {
	orders: 0,
	quantity: 0,
	revenue: 0,
	tax: 0,
	shipping: 0,
	discount: 0,
	total: 0,
	refunds: 0,
	refunded: 0,
	refundedTax: 0,
};
export const SUM_NAMES = Object.keys(NO_SUMS) as (keyof LedgerSums)[];

export const addSums = (a: LedgerSums, b: LedgerSums): LedgerSums =>
	Object.fromEntries(SUM_NAMES.map((name) => [name, a[name] + b[name]])) as LedgerSums;

export const thousandths = (amount: unknown): number => Math.round(Number(amount ?? 0) * 1000);
