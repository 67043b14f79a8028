import type { Refinement } from "./refinements.ts";

export type ListState = {
	page: number;
	sort?: string;
	refinements: Refinement[];
	query?: string;
	tabId?: string;
	cgid?: string;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the refinements sorted and without duplicates, so that each choice has one address and one cache entry. */
export const sortRefinements = (refinements: readonly Refinement[]): Refinement[] =>
	// Most of the hundred links on a list have at most one value, which needs no sorting.
	refinements.length === 0 || (refinements.length === 1 && refinements[0]?.values.length === 1)
		? [...refinements]
		: refinements
				.filter(({ values }) => values.length > 0)
				.map(({ id, values }) => ({ id, values: [...new Set(values)].sort(compare) }))
				.sort((a, b) => compare(a.id, b.id));

const encode = (value: string): string =>
	/^[\w.*-]*$/.test(value) ? value : new URLSearchParams([["", value]]).toString().slice(1);

export const listStateQuery = (state: ListState): string => {
	const parts: string[] = [];
	const add = (name: string, value: string): unknown => parts.push(`${name}=${encode(value)}`);
	if (state.query) add("q", state.query);
	if (state.cgid) add("cgid", state.cgid);
	if (state.tabId) add("tabId", state.tabId);
	sortRefinements(state.refinements).forEach(({ id, values }, index) => {
		add(`prefn${index + 1}`, id);
		add(`prefv${index + 1}`, values.join("|"));
	});
	if (state.sort) add("srule", state.sort);
	if (state.page > 1) add("page", String(state.page));
	return parts.join("&");
};
