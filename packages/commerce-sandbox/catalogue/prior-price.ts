import type { Price } from "./import-fields.ts";

const DAY = 86_400_000;

/** Prices of a variant by currency, which applied until a time in milliseconds. */
export type FormerPrices = { until: number; prices: Readonly<Record<string, Price>> };

const paid = ({ sale, list }: Price): number => sale ?? list;

/** A price that was paid until a time in milliseconds. */
export type FormerlyPaid = { until: number; paid: number };

/**
 * Returns the lowest of the prices that were paid in the days before the present one began (legal-6); undefined if no other price was paid
 * before. `former`: the latest first.
 */
export function findLowestBefore(
	paidNow: number,
	former: readonly FormerlyPaid[],
	days: number,
): number | undefined {
	// A change may have left this price as it was, so the present price began when it last differed.
	const first = former.findIndex((one) => one.paid !== paidNow);
	const began = former[first]?.until;
	if (began === undefined) return undefined;
	const before = former.slice(first).filter(({ until }) => until > began - days * DAY);
	return Math.min(...before.map((one) => one.paid));
}

/**
 * Returns the price that a reduction must be measured by: the lowest that applied in the days before the reduction began (legal-6). Without
 * a former price it is the list price. `former`: the latest first.
 */
export function findPriorPrice(
	price: Price,
	{ former, currency, days }: { former: readonly FormerPrices[]; currency: string; days: number },
): number {
	const inCurrency = former.flatMap(({ until, prices }) => {
		const formerPrice = prices[currency];
		return formerPrice ? [{ until, paid: paid(formerPrice) }] : [];
	});
	return findLowestBefore(paid(price), inCurrency, days) ?? price.list;
}
