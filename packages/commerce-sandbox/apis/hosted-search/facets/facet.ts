import type { ListColumn } from "../../../search/text/join-parts.ts";

export type FacetAttribute = {
	id: string;
	source: string;
	column: ListColumn;
	size: number;
	valueOf(ordinal: number): string | undefined;
	ordinalsOf(value: string): readonly number[];
	labelOf(ordinal: number): FacetLabel;
};
export type FacetLabel = { label: string; hex?: string };
export type NumericAttribute = {
	id: string;
	some(ordinal: number, isSuch: (value: number) => boolean): boolean;
	column?: ArrayLike<number>;
};
export type FacetAttributes = {
	facets: ReadonlyMap<string, FacetAttribute>;
	numbers: ReadonlyMap<string, NumericAttribute>;
};

export function facet(
	id: string,
	from: Pick<FacetAttribute, "source" | "column">,
	values: readonly (string | undefined)[],
	labels?: readonly FacetLabel[],
): FacetAttribute {
	const ordinals = new Map<string, number[]>();
	values.forEach((value, ordinal) => {
		if (value === undefined) return;
		const key = value.toLowerCase();
		ordinals.set(key, [...(ordinals.get(key) ?? []), ordinal]);
	});
	return {
		id,
		...from,
		size: values.length,
		valueOf: (ordinal) => values[ordinal],
		ordinalsOf: (value) => ordinals.get(value.toLowerCase()) ?? [],
		labelOf: (ordinal) => labels?.[ordinal] ?? { label: values[ordinal] ?? "" },
	};
}

export function numberIn(id: string, read: () => ArrayLike<number> | undefined): NumericAttribute {
	let column: ArrayLike<number> | undefined;
	const readColumn = (): ArrayLike<number> | undefined => {
		column ??= read();
		return column;
	};
	return {
		id,
		get column() {
			return readColumn();
		},
		some(ordinal, isSuch) {
			const value = readColumn()?.[ordinal] ?? Number.NaN;
			return !Number.isNaN(value) && isSuch(value);
		},
	};
}
