import { offeredVariants } from "../../store/offered-variants.ts";
import type { VariantRecord } from "../../store/product-records.ts";

/** Rows of variants exist for groups whose variants differ, because a single variant must meet all choices. */
export type VariantColumns = {
	counts: Uint16Array;
	stock: Uint8Array;
	/** Ordinal of the value plus 1; 0 if the group's variants do not vary in the attribute. */
	attributes: Record<string, Uint16Array>;
	/** Units of the currency; NaN without a price, and for a sold-out variant whose price no offered variant has. */
	prices: Record<string, Float32Array>;
};

const mixedVariants = (
	variants: readonly VariantRecord[],
	namedIds: ReadonlySet<string>,
): readonly VariantRecord[] => {
	const [first] = variants;
	if (!first || variants.length < 2) return [];
	const prices = JSON.stringify(first.prices);
	const isMixed =
		variants.some((one) => one.ats > 0 !== first.ats > 0 || JSON.stringify(one.prices) !== prices) ||
		variedAttributes(variants).length > 1 ||
		variants.some(({ id }) => namedIds.has(id));
	return isMixed ? variants : [];
};

const variedAttributes = (variants: readonly VariantRecord[]): string[] =>
	Object.keys(variants[0]?.values ?? {}).filter(
		(id) => new Set(variants.map(({ values }) => values[id])).size > 1,
	);

export function variantColumns(
	groups: readonly (readonly VariantRecord[])[],
	ordinalOf: (attributeId: string, value: string) => number | undefined,
	namedIds: ReadonlySet<string>,
): VariantColumns {
	const rows = groups.map((variants) => mixedVariants(variants, namedIds));
	const size = rows.reduce((sum, { length }) => sum + length, 0);
	const columns: VariantColumns = {
		counts: Uint16Array.from(rows, ({ length }) => length),
		stock: Uint8Array.from(rows.flat(), ({ ats }) => (ats > 0 ? 1 : 0)),
		attributes: {},
		prices: {},
	};
	let start = 0;
	for (const variants of rows) {
		for (const id of variedAttributes(variants)) {
			variants.forEach(({ values }, at) => {
				const ordinal = values[id] === undefined ? undefined : ordinalOf(id, values[id]);
				if (ordinal === undefined) return;
				columns.attributes[id] ??= new Uint16Array(size);
				columns.attributes[id][start + at] = ordinal + 1;
			});
		}
		for (const currency of new Set(variants.flatMap(({ prices }) => Object.keys(prices)))) {
			columns.prices[currency] ??= new Float32Array(size).fill(Number.NaN);
			const offeredPrices = new Set(offeredVariants(variants, currency).map((one) => paidIn(one, currency)));
			variants.forEach((variant, at) => {
				const price = paidIn(variant, currency);
				const column = columns.prices[currency];
				if (column && price !== undefined && offeredPrices.has(price)) column[start + at] = price;
			});
		}
		start += variants.length;
	}
	return columns;
}

const paidIn = ({ prices }: VariantRecord, currency: string): number | undefined =>
	prices[currency]?.sale ?? prices[currency]?.list;
