import { cutQuery } from "./cut-query.ts";
import { readPreferences } from "./list-preferences.ts";
import { type ListState, sortRefinements } from "./list-state.ts";
import type { Refinement } from "./refinements.ts";

/** Limits the number of addresses of a list, because each address costs a search and a cache entry. */
const MAX_PAGE = 9999;
const MAX_REFINEMENTS = 12;
const MAX_VALUES = 24;

const ID = /^[\w.-]{1,64}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept out
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

export const CATEGORY = "cgid";

const readId = (value: string | undefined): string | undefined =>
	value !== undefined && ID.test(value) ? value : undefined;

const readPage = (value: string | undefined): number => {
	const page = value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : 1;
	return Math.min(Math.max(page, 1), MAX_PAGE);
};

const isValue = (value: string): boolean =>
	value !== "" && value.length <= 64 && value.isWellFormed() && !CONTROL.test(value);

type QueryParameters = {
	entries: readonly [name: string, value: string][];
	first: ReadonlyMap<string, string>;
};

const parseRefinements = ({ entries, first }: QueryParameters): Refinement[] => {
	const valuesById = new Map<string, string[]>();
	const add = (name: string | undefined, rawValues: readonly string[]): void => {
		const id = readId(name);
		if (!id || (valuesById.size >= MAX_REFINEMENTS && !valuesById.has(id))) return;
		const values = rawValues.map((value) => value.trim()).filter(isValue);
		valuesById.set(id, [...(valuesById.get(id) ?? []), ...values].slice(0, MAX_VALUES));
	};
	for (let n = 1; n <= MAX_REFINEMENTS; n++)
		add(first.get(`prefn${n}`), (first.get(`prefv${n}`) ?? "").split("|"));
	for (const { id, values } of readPreferences(first.get("preferences"), entries)) add(id, values);
	return sortRefinements([...valuesById].map(([id, values]) => ({ id, values })));
};

export const parseListState = (params: URLSearchParams): ListState => {
	const entries = [...params];
	const first = new Map(entries.toReversed());
	const state: ListState = {
		page: readPage(first.get("page")),
		refinements: parseRefinements({ entries, first }),
	};
	const sort = readId(first.get("srule"));
	const query = cutQuery(first.get("q") ?? "");
	const tabId = readId(first.get("tabId"));
	// The category may also come as a refinement; either form restricts the whole list (list-14).
	const asRefinement = state.refinements.find(({ id }) => id === CATEGORY)?.values[0];
	const cgid = readId(first.get(CATEGORY) ?? asRefinement);
	state.refinements = state.refinements.filter(({ id }) => id !== CATEGORY);
	if (sort) state.sort = sort;
	if (query) state.query = query;
	if (tabId) state.tabId = tabId;
	if (cgid) state.cgid = cgid;
	return state;
};
