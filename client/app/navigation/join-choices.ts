import type { PageView } from "../../../shared/contracts/page.ts";
import { type ListState, listStateQuery } from "../../../shared/domain/list/list-state.ts";
import { parseListState } from "../../../shared/domain/list/read-list-state.ts";
import { ALL_VALUES } from "../../../shared/domain/list/refinements.ts";

const parseState = (href: string): ListState => ({
	...parseListState(new URLSearchParams(href.split("?")[1])),
	page: 1,
});

const listValues = ({ refinements }: ListState, id: string): string[] =>
	refinements.find((refinement) => refinement.id === id)?.values ?? [];

const countChoices = ({ refinements, cgid }: ListState): number =>
	refinements.flatMap(({ values }) => values).length + (cgid ? 1 : 0);

/**
 * Returns the list's address with all clicked choices combined (list-23); undefined if the page is not a list. Each link's address
 * assumes the list shown, so its difference from that list is applied to the result of the earlier clicks.
 */
export function joinChoices({ kind, data }: PageView, hrefs: readonly string[]): string | undefined {
	const shownHref = kind === "list" ? data.spans[0]?.href : undefined;
	if (kind !== "list" || shownHref === undefined) return undefined;
	const from = parseState(shownHref);
	const singles = data.refinements.flatMap(({ id, single }) => (single ? [id] : []));
	const joinedState = hrefs.map(parseState).reduce((state, to) => change(state, from, to, singles), from);
	const query = listStateQuery(joinedState);
	const [path = ""] = shownHref.split("?", 1);
	return query === "" ? path : `${path}?${query}`;
}

function change(state: ListState, from: ListState, to: ListState, singles: readonly string[]): ListState {
	const next = { ...state };
	// A link to a list without choices clears all of them. If the list has one choice, such a link removes that choice alone.
	if (countChoices(to) === 0 && countChoices(from) > 1) {
		next.refinements = [];
		next.cgid = undefined;
	}
	for (const id of new Set([...from.refinements, ...to.refinements].map((refinement) => refinement.id)))
		next.refinements = changeOne(next, id, from, to, singles.includes(id));
	if (to.tabId !== from.tabId) {
		next.tabId = to.tabId;
		next.cgid = undefined;
	}
	if (to.cgid !== from.cgid) next.cgid = to.cgid;
	if (to.sort !== from.sort) next.sort = to.sort;
	return next;
}

function changeOne(state: ListState, id: string, from: ListState, to: ListState, single: boolean) {
	const before = listValues(from, id);
	const after = listValues(to, id);
	const addedValues = after.filter((value) => !before.includes(value));
	const goneValues = before.filter((value) => !after.includes(value));
	if (addedValues.length + goneValues.length === 0) return state.refinements;
	if (addedValues.length > 0) goneValues.push(ALL_VALUES);
	const keptValues =
		single || addedValues.includes(ALL_VALUES)
			? []
			: listValues(state, id).filter((value) => !goneValues.includes(value));
	return [
		...state.refinements.filter((refinement) => refinement.id !== id),
		{ id, values: [...keptValues, ...addedValues] },
	];
}
