import { type ListState, sortRefinements } from "./list-state.ts";
import { ALL_VALUES, type Refinement } from "./refinements.ts";

export const isSelected = (state: ListState, id: string, value: string): boolean =>
	state.refinements.some((refinement) => refinement.id === id && refinement.values.includes(value));

/** Returns the list on page 1, because any change of refinements or sorting starts over (list-2). */
const withRefinements = (state: ListState, refinements: Refinement[]): ListState => ({
	...state,
	page: 1,
	refinements: sortRefinements(refinements),
});

/**
 * Selects the value, or clears it if it is selected. "All" and specific values exclude each other; a `single` refinement keeps one value
 * (list-3).
 */
export const toggleRefinement = (
	state: ListState,
	id: string,
	value: string,
	{ single = false }: { single?: boolean } = {},
): ListState => {
	const values = state.refinements.find((refinement) => refinement.id === id)?.values ?? [];
	const others = state.refinements.filter((refinement) => refinement.id !== id);
	if (values.includes(value))
		return withRefinements(state, [...others, { id, values: values.filter((one) => one !== value) }]);
	const otherValues = single || value === ALL_VALUES ? [] : values.filter((one) => one !== ALL_VALUES);
	return withRefinements(state, [...others, { id, values: [...otherValues, value] }]);
};

export const clearRefinement = (state: ListState, id: string): ListState =>
	withRefinements(
		state,
		state.refinements.filter((refinement) => refinement.id !== id),
	);

export const clearRefinements = ({ cgid: _, ...state }: ListState): ListState => withRefinements(state, []);

export const toggleCategory = ({ cgid, ...state }: ListState, id: string): ListState => ({
	...state,
	page: 1,
	cgid: cgid === id ? undefined : id,
});

export const withTab = (
	{ cgid: _cgid, tabId: _tabId, ...state }: ListState,
	tabId: string | undefined,
): ListState => ({ ...state, page: 1, tabId: tabId || undefined });

export const withSort = (state: ListState, sort: string | undefined): ListState => {
	const { sort: _, ...rest } = state;
	return { ...rest, page: 1, sort: sort || undefined };
};

export const asksForList = ({ query, page, sort, refinements }: ListState): boolean =>
	query !== undefined || page > 1 || sort !== undefined || refinements.length > 0;

export const withPage = (state: ListState, page: number): ListState => ({ ...state, page });
