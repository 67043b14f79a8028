import type { ListColumn, SearchColumns } from "../search/text/join-parts.ts";

/** `products` and `categories`: ordinals, each with how much the shopper is interested in it. */
export type Interests = {
	products: ReadonlyMap<number, number>;
	categories: ReadonlyMap<number, number>;
};
export type Taste = (ordinal: number) => number;

const MOST = 12;

const readAll = ({ offsets, values }: ListColumn, n: number): Uint16Array | Uint32Array | readonly number[] =>
	values.subarray(offsets[n] ?? 0, offsets[n + 1] ?? 0);

/**
 * Returns how much a product is to the shopper's taste, from 0 to 12: how many of their interests share its categories, deeper ones for more,
 * and its brand. Undefined if nothing is known about the shopper.
 */
export function tasteFor(
	{ products, categories }: Interests,
	{ index, depths }: { index: SearchColumns; depths: readonly number[] },
): Taste | undefined {
	const byCategory = new Map<number, number>();
	const byBrand = new Map<number, number>();
	const add = (sums: Map<number, number>, key: number, weight: number): void =>
		void sums.set(key, (sums.get(key) ?? 0) + weight);
	let total = 0;
	for (const [category, weight] of categories) {
		total += weight;
		add(byCategory, category, weight);
	}
	for (const [ordinal, weight] of products) {
		total += weight;
		for (const category of readAll(index.categories, ordinal)) add(byCategory, category, weight);
		for (const brand of readAll(index.brand, ordinal)) add(byBrand, brand, weight);
	}
	if (total === 0) return undefined;
	return (n) => {
		let near = 0;
		let depth = 0;
		for (const category of readAll(index.categories, n)) {
			const own = depths[category] ?? 1;
			near += (byCategory.get(category) ?? 0) * own;
			depth += own;
		}
		let brands = 0;
		for (const brand of readAll(index.brand, n)) brands = Math.max(brands, byBrand.get(brand) ?? 0);
		return (MOST * (0.8 * (near / Math.max(1, depth)) + 0.2 * brands)) / total;
	};
}
