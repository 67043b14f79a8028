import type { Promotion } from "../../house/promotions.ts";
import { unitPrice } from "../../promotions/unit-price.ts";
import type { ListPrices } from "../columns.ts";
import { roundPrecision } from "../round-precision.ts";
import { computeDiscount } from "./discount.ts";
import type { SearchIndex } from "./search-index.ts";

export type PromotedGroups = {
	sets: readonly (readonly Promotion[])[];
	group: Uint16Array;
	rows: ReadonlyMap<number, number>;
};

export type PricedColumns = { prices: Float32Array; discounts: Uint8Array; rows: Float32Array };

export function priceColumns(
	index: SearchIndex,
	{ sets, group, rows: ofRows }: PromotedGroups,
	currency: string,
): PricedColumns | undefined {
	const before = index.prices.get(currency);
	if (!before) return undefined;
	const { offsets, stock } = index.variants;
	const prices = before.slice();
	const discounts = index.discounts.get(currency)?.slice() ?? new Uint8Array(index.size);
	const lists = withLists(before, index.lists.get(currency), index.discounts.get(currency));
	const rows =
		index.variants.prices.get(currency)?.slice() ?? new Float32Array(stock.length).fill(Number.NaN);
	const priceCaches = sets.map(() => new Map<number, number>());
	const findPaidPrice = (price: number, set: number): number => {
		const ofSet = priceCaches[set];
		const paidPrice = ofSet?.get(price) ?? unitPrice(roundPrecision(price), sets[set] ?? [], currency);
		ofSet?.set(price, paidPrice);
		return paidPrice;
	};
	const isPriced = (row: number): boolean => !Number.isNaN(rows[row] ?? Number.NaN);
	for (let n = 0; n < index.size; n++) {
		const start = offsets[n] ?? 0;
		const end = offsets[n + 1] ?? 0;
		const own = group[n] ?? 0;
		const price = before[n] ?? Number.NaN;
		let lowest = Number.NaN;
		if (start === end) {
			if (own === 0 || Number.isNaN(price)) continue;
			lowest = findPaidPrice(price, own);
		} else {
			let isOffered = false;
			let isPromoted = own !== 0;
			for (let row = start; row < end; row++) {
				isOffered ||= stock[row] !== 0 && isPriced(row);
				isPromoted ||= ofRows.has(row);
			}
			if (!isPromoted) continue;
			for (let row = start; row < end; row++) {
				if (!isPriced(row)) continue;
				const rowPrice = findPaidPrice(rows[row] ?? Number.NaN, ofRows.get(row) ?? own);
				rows[row] = rowPrice;
				// A sold-out size does not lower the price of its group (offered-variants.ts).
				if ((!isOffered || stock[row] !== 0) && !(lowest <= rowPrice)) lowest = rowPrice;
			}
			if (Number.isNaN(lowest)) continue;
		}
		prices[n] = lowest;
		discounts[n] = computeDiscount(lowest, roundPrecision(lists[n] ?? price));
	}
	return { prices, discounts, rows };
}

function withLists(
	prices: Float32Array,
	lists: ListPrices | undefined,
	percents: Uint8Array | undefined,
): Float32Array {
	const all = prices.slice();
	if (lists) {
		lists.at.forEach((n, at) => {
			all[n] = lists.prices[at] ?? Number.NaN;
		});
		return all;
	}
	percents?.forEach((percent, n) => {
		if (percent > 0) all[n] = (100 * (prices[n] ?? Number.NaN)) / (100 - percent);
	});
	return all;
}
