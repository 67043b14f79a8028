import { readPreferences } from "./list-preferences.ts";
import { ALL_VALUES, type Refinement } from "./refinements.ts";

/** What a list's address says (list-1): page, srule, prefn{n}/prefv{n}, preferences, q, tabId, cgid. */
export type ListState = {
	/** 1-based. */
	page: number;
	sort?: string;
	refinements: Refinement[];
	query?: string;
	tabId?: string;
	cgid?: string;
};

/** The platform takes 50 characters of a query; more is cut (search-1). */
export const MAX_QUERY_LENGTH = 50;
/** Beyond these an address is noise, and each variant of it would cost a search and a cache entry. */
const MAX_PAGE = 9999;
const MAX_REFINEMENTS = 12;
const MAX_VALUES = 24;

const ID = /^[\w.-]{1,64}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept out
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
/** The refinement that is a category: a list has one at most. */
export const CATEGORY = "cgid";
/** The order of a list that asks for no other (list-13). */
export const DEFAULT_SORT = "best-matches";

const idOf = (value: string | null): string | undefined =>
	value !== null && ID.test(value) ? value : undefined;

const pageOf = (value: string | null): number => {
	const page = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 1;
	return Math.min(Math.max(page, 1), MAX_PAGE);
};

const isValue = (value: string): boolean =>
	value !== "" && value.length <= 64 && value.isWellFormed() && !CONTROL.test(value);

/** Cuts by code point, so that no half of a surrogate pair remains; signs that turn the text around them would turn the page's. */
export const cutQuery = (value: string): string =>
	[
		...value
			.toWellFormed()
			.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
			.trim(),
	]
		.slice(0, MAX_QUERY_LENGTH)
		.join("")
		.trim();

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One order for the same choice, so that it has one address and one cache entry. */
const ordered = (refinements: readonly Refinement[]): Refinement[] =>
	// What most of a list's hundred links ask for: there is nothing to order.
	refinements.length === 0 || (refinements.length === 1 && refinements[0]?.values.length === 1)
		? [...refinements]
		: refinements
				.filter(({ values }) => values.length > 0)
				.map(({ id, values }) => ({ id, values: [...new Set(values)].sort(compare) }))
				.sort((a, b) => compare(a.id, b.id));

const parseRefinements = (params: URLSearchParams): Refinement[] => {
	const found = new Map<string, string[]>();
	const add = (name: string | null, written: readonly string[]): void => {
		const id = idOf(name);
		if (!id || (found.size >= MAX_REFINEMENTS && !found.has(id))) return;
		const values = written.map((value) => value.trim()).filter(isValue);
		found.set(id, [...(found.get(id) ?? []), ...values].slice(0, MAX_VALUES));
	};
	for (let n = 1; n <= MAX_REFINEMENTS; n++)
		add(params.get(`prefn${n}`), (params.get(`prefv${n}`) ?? "").split("|"));
	for (const { id, values } of readPreferences(params)) add(id, values);
	return ordered([...found].map(([id, values]) => ({ id, values })));
};

/** Reads any address: malformed parts are left out, the first of repeated parameters counts. */
export const parseListState = (params: URLSearchParams): ListState => {
	const state: ListState = { page: pageOf(params.get("page")), refinements: parseRefinements(params) };
	const sort = idOf(params.get("srule"));
	const query = cutQuery(params.get("q") ?? "");
	const tabId = idOf(params.get("tabId"));
	// A category may also come as a refinement, and restricts the whole list (list-14).
	const asRefinement = state.refinements.find(({ id }) => id === CATEGORY)?.values[0] ?? null;
	const cgid = idOf(params.get(CATEGORY) ?? asRefinement);
	state.refinements = state.refinements.filter(({ id }) => id !== CATEGORY);
	if (sort) state.sort = sort;
	if (query) state.query = query;
	if (tabId) state.tabId = tabId;
	if (cgid) state.cgid = cgid;
	return state;
};

/** Written as URLSearchParams writes it, which most values need no call of. */
const encoded = (value: string): string =>
	/^[\w.*-]*$/.test(value) ? value : new URLSearchParams([["", value]]).toString().slice(1);

/** The state as the query of an address, without "?", always in the same order; page 1 is not written. */
export const listStateQuery = (state: ListState): string => {
	const parts: string[] = [];
	const add = (name: string, value: string): unknown => parts.push(`${name}=${encoded(value)}`);
	if (state.query) add("q", state.query);
	if (state.cgid) add("cgid", state.cgid);
	if (state.tabId) add("tabId", state.tabId);
	ordered(state.refinements).forEach(({ id, values }, index) => {
		add(`prefn${index + 1}`, id);
		add(`prefv${index + 1}`, values.join("|"));
	});
	if (state.sort) add("srule", state.sort);
	if (state.page > 1) add("page", String(state.page));
	return parts.join("&");
};

export const isSelected = (state: ListState, id: string, value: string): boolean =>
	state.refinements.some((refinement) => refinement.id === id && refinement.values.includes(value));

/** Any change of refinements or sorting starts over on page 1 (list-2). */
const withRefinements = (state: ListState, refinements: Refinement[]): ListState => ({
	...state,
	page: 1,
	refinements: ordered(refinements),
});

/** "all" excludes the specific values and they exclude it; a single-selection refinement keeps one value (list-3). */
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
	const kept = single || value === ALL_VALUES ? [] : values.filter((one) => one !== ALL_VALUES);
	return withRefinements(state, [...others, { id, values: [...kept, value] }]);
};

export const clearRefinements = ({ cgid: _, ...state }: ListState): ListState => withRefinements(state, []);

/** Refines a search to a category; the chosen one once more lets go of it. Starts over on page 1. */
export const toggleCategory = ({ cgid, ...state }: ListState, id: string): ListState => ({
	...state,
	page: 1,
	cgid: cgid === id ? undefined : id,
});

/** Another tab of a search keeps phrase, order and choices, lets go of a category within the former, and begins on page 1. */
export const withTab = (
	{ cgid: _cgid, tabId: _tabId, ...state }: ListState,
	tabId: string | undefined,
): ListState => ({ ...state, page: 1, tabId: tabId || undefined });

export const withSort = (state: ListState, sort: string | undefined): ListState => {
	const { sort: _, ...rest } = state;
	return { ...rest, page: 1, sort: sort || undefined };
};

/** Whether an address asks the list something: words, a page, an order, a choice. */
export const asksForList = ({ query, page, sort, refinements }: ListState): boolean =>
	query !== undefined || page > 1 || sort !== undefined || refinements.length > 0;

export const withPage = (state: ListState, page: number): ListState => ({ ...state, page });
