import type { Price } from "./import-fields.ts";

const DAY = 86_400_000;

/** Prices of a variant by currency, which applied until a time in milliseconds. */
export type FormerPrices = { until: number; prices: Readonly<Record<string, Price>> };

const paid = ({ sale, list }: Price): number => sale ?? list;

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
	// An import may have changed other currencies alone, so the reduction began when the price last differed.
	const first = inCurrency.findIndex((one) => one.paid !== paid(price));
	const began = inCurrency[first]?.until;
	if (began === undefined) return price.list;
	const before = inCurrency.slice(first).filter(({ until }) => until > began - days * DAY);
	return Math.min(...before.map((one) => one.paid));
}
