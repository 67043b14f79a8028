import type { ListColumn } from "../../../search/text/join-parts.ts";

/** What products can be filtered and counted by: facets by the values of a list column, numbers by those that a group has. */
export type FacetAttribute = {
	id: string;
	/** Which column it reads: facets of the same column are counted together. */
	source: string;
	column: ListColumn;
	size: number;
	/** Undefined: the ordinal is no value of this facet. */
	valueOf(ordinal: number): string | undefined;
	/** Without regard to case, as facet filters compare; a text may stand for several values. */
	ordinalsOf(value: string): readonly number[];
	/** The value's label, and a colour's own. */
	labelOf(ordinal: number): FacetLabel;
};
export type FacetLabel = { label: string; hex?: string };
export type NumericAttribute = {
	id: string;
	/** Is one of the group's numbers such? */
	some(ordinal: number, isSuch: (value: number) => boolean): boolean;
	/** Of groups with one number each: they can be counted. */
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

/** `read`: a column of prices may be worked out when it is first read. */
export function numberIn(id: string, read: () => ArrayLike<number> | undefined): NumericAttribute {
	let column: ArrayLike<number> | undefined;
	const columnOf = (): ArrayLike<number> | undefined => {
		column ??= read();
		return column;
	};
	return {
		id,
		get column() {
			return columnOf();
		},
		some(ordinal, isSuch) {
			const value = columnOf()?.[ordinal] ?? Number.NaN;
			return !Number.isNaN(value) && isSuch(value);
		},
	};
}
