import type { Promotion } from "../../house/promotions.ts";
import { reducesUnits } from "../../promotions/unit-price.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import { concernsGroup } from "../promotion-products.ts";
import { type PricedColumns, type PromotedGroups, priceColumns } from "./priced-columns.ts";
import { namedRows, type PromotedRows } from "./priced-rows.ts";
import type { SearchIndex } from "./search-index.ts";

const KEPT = 4;
const cache = new WeakMap<SearchIndex, Map<string, Promise<SearchIndex>>>();

/**
 * Returns the index with prices under the given promotions (price-9). Prices are cached in the isolate for the last few sets of promotions;
 * all other columns are shared.
 */
export async function pricedIndex(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	promotions: readonly Promotion[],
): Promise<SearchIndex> {
	const reducing = promotions.filter(reducesUnits);
	if (reducing.length === 0) return index;
	const key = reducing.map(({ id }) => id).join(" ");
	const ofIndex = cache.get(index) ?? new Map<string, Promise<SearchIndex>>();
	cache.set(index, ofIndex);
	const entry = ofIndex.get(key);
	if (entry) return entry;
	const indexPromise = withPrices(db, gen, index, frame, reducing, key);
	ofIndex.set(key, indexPromise);
	const [oldest] = ofIndex.keys();
	if (ofIndex.size > KEPT && oldest !== undefined) ofIndex.delete(oldest);
	indexPromise.catch(() => ofIndex.delete(key));
	return indexPromise;
}

async function withPrices(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	promotions: readonly Promotion[],
	key: string,
): Promise<SearchIndex> {
	const rows = await namedRows(db, gen, index, promotions);
	const promotedRows = promotedGroups(index, frame, promotions, rows);
	const byCurrency = new Map<string, PricedColumns>();
	const findPricedColumns = (currency: string): PricedColumns | undefined => {
		const columns = byCurrency.get(currency) ?? priceColumns(index, promotedRows, currency);
		if (columns) byCurrency.set(currency, columns);
		return columns;
	};
	return {
		...index,
		pricedBy: key,
		prices: { keys: () => index.prices.keys(), get: (currency) => findPricedColumns(currency)?.prices },
		discounts: {
			keys: () => index.discounts.keys(),
			get: (currency) => findPricedColumns(currency)?.discounts,
		},
		variants: {
			...index.variants,
			prices: {
				keys: () => index.variants.prices.keys(),
				get: (currency) => findPricedColumns(currency)?.rows,
			},
		},
	};
}

function promotedGroups(
	index: SearchIndex,
	frame: CatalogueFrame,
	promotions: readonly Promotion[],
	promotedRows: PromotedRows,
): PromotedGroups {
	const concerns = promotions.map((promotion) => concernsGroup(promotion, index, frame));
	const sets: Promotion[][] = [[]];
	const numbers = new Map<string, number>([["", 0]]);
	const findSetNumber = (isMet: (at: number) => boolean): number => {
		let key = "";
		for (let at = 0; at < promotions.length; at++) if (isMet(at)) key += `${at} `;
		const knownNumber = numbers.get(key);
		if (knownNumber !== undefined) return knownNumber;
		const newNumber = sets.push(promotions.filter((_, at) => isMet(at))) - 1;
		numbers.set(key, newNumber);
		return newNumber;
	};
	const group = new Uint16Array(index.size);
	for (let n = 0; n < index.size; n++) group[n] = findSetNumber((at) => concerns[at]?.(n) ?? false);
	const rows = new Map<number, number>();
	for (const { n, row, ids } of promotedRows) {
		const own = findSetNumber((at) => (concerns[at]?.(n) ?? false) || ids.has(promotions[at]?.id ?? ""));
		if (row !== undefined) rows.set(row, own);
		else group[n] = own;
	}
	return { sets, group, rows };
}
