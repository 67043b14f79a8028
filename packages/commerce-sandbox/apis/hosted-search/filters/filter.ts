export type Filter = FilterCondition[][];

export const COMPARISONS = ["<", "<=", "=", "!=", ">=", ">"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type FilterCondition =
	| { kind: "facet"; attribute: string; value: string; negated: boolean }
	| { kind: "number"; attribute: string; comparison: Comparison; value: number; negated: boolean }
	| { kind: "range"; attribute: string; from: number; to: number; negated: boolean };

export type FilterParse = { ok: true; filter: Filter } | { ok: false; message: string };

export const MAX_CONDITIONS = 1000;

export function mixedClause(clause: readonly FilterCondition[]): string | undefined {
	const isFacet = clause.map(({ kind }) => kind === "facet");
	return isFacet.includes(true) && isFacet.includes(false)
		? "Different types are not allowed in the same OR."
		: undefined;
}

export const readNumber = (text: string): number | undefined =>
	/^[+-]?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(text) ? Number(text) : undefined;
