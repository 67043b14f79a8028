import type { Promotion } from "../../house/promotions.ts";
import { reducesUnits } from "../../promotions/unit-price.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import { concernsGroup } from "../promotion-products.ts";
import { type PricedColumns, type PromotedGroups, priceColumns } from "./priced-columns.ts";
import { namedRows, type PromotedRows } from "./priced-rows.ts";
import type { SearchIndex } from "./search-index.ts";

const KEPT = 4;
const kept = new WeakMap<SearchIndex, Map<string, Promise<SearchIndex>>>();

/**
 * Returns the index with current prices (price-9): a promotion that begins or ends gives another index with the next request. Prices are
 * computed once per currency and isolate; all other columns are shared.
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
	const ofIndex = kept.get(index) ?? new Map<string, Promise<SearchIndex>>();
	kept.set(index, ofIndex);
	const found = ofIndex.get(key);
	if (found) return found;
	const made = withPrices(db, gen, index, frame, reducing, key);
	ofIndex.set(key, made);
	const [oldest] = ofIndex.keys();
	if (ofIndex.size > KEPT && oldest !== undefined) ofIndex.delete(oldest);
	made.catch(() => ofIndex.delete(key));
	return made;
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
	const promoted = promotedGroups(index, frame, promotions, rows);
	const byCurrency = new Map<string, PricedColumns>();
	const priced = (currency: string): PricedColumns | undefined => {
		const known = byCurrency.get(currency) ?? priceColumns(index, promoted, currency);
		if (known) byCurrency.set(currency, known);
		return known;
	};
	return {
		...index,
		pricedBy: key,
		prices: { keys: () => index.prices.keys(), get: (currency) => priced(currency)?.prices },
		discounts: { keys: () => index.discounts.keys(), get: (currency) => priced(currency)?.discounts },
		variants: {
			...index.variants,
			prices: { keys: () => index.variants.prices.keys(), get: (currency) => priced(currency)?.rows },
		},
	};
}

function promotedGroups(
	index: SearchIndex,
	frame: CatalogueFrame,
	promotions: readonly Promotion[],
	named: PromotedRows,
): PromotedGroups {
	const concerns = promotions.map((promotion) => concernsGroup(promotion, index, frame));
	const sets: Promotion[][] = [[]];
	const numbers = new Map<string, number>([["", 0]]);
	const findSetNumber = (isMet: (at: number) => boolean): number => {
		let key = "";
		for (let at = 0; at < promotions.length; at++) if (isMet(at)) key += `${at} `;
		const known = numbers.get(key);
		if (known !== undefined) return known;
		const made = sets.push(promotions.filter((_, at) => isMet(at))) - 1;
		numbers.set(key, made);
		return made;
	};
	const group = new Uint16Array(index.size);
	for (let n = 0; n < index.size; n++) group[n] = findSetNumber((at) => concerns[at]?.(n) ?? false);
	const rows = new Map<number, number>();
	for (const { n, row, ids } of named) {
		const own = findSetNumber((at) => (concerns[at]?.(n) ?? false) || ids.has(promotions[at]?.id ?? ""));
		if (row !== undefined) rows.set(row, own);
		else group[n] = own;
	}
	return { sets, group, rows };
}
