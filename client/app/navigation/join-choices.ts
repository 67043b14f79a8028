import type { PageView } from "../../../shared/contracts/page.ts";
import { type ListState, listStateQuery } from "../../../shared/domain/list/list-state.ts";
import { parseListState } from "../../../shared/domain/list/read-list-state.ts";
import { ALL_VALUES } from "../../../shared/domain/list/refinements.ts";

const stateOf = (href: string): ListState => ({
	...parseListState(new URLSearchParams(href.split("?")[1])),
	page: 1,
});

const valuesOf = ({ refinements }: ListState, id: string): string[] =>
	refinements.find((refinement) => refinement.id === id)?.values ?? [];

/** What the list is restricted to. */
const countOf = ({ refinements, cgid }: ListState): number =>
	refinements.flatMap(({ values }) => values).length + (cgid ? 1 : 0);

/**
 * The address that presses on one list ask for together (list-23). Each of its links leads on from the list that is shown: what it changes
 * of that is what was pressed, and is changed of what the presses before it come to.
 */
export function joinChoices({ kind, data }: PageView, pressed: readonly string[]): string | undefined {
	const shown = kind === "list" ? data.spans[0]?.href : undefined;
	if (kind !== "list" || shown === undefined) return undefined;
	const from = stateOf(shown);
	const singles = data.refinements.flatMap(({ id, single }) => (single ? [id] : []));
	const joined = pressed.map(stateOf).reduce((left, to) => change(left, from, to, singles), from);
	const query = listStateQuery(joined);
	const [path = ""] = shown.split("?", 1);
	return query === "" ? path : `${path}?${query}`;
}

function change(left: ListState, from: ListState, to: ListState, singles: readonly string[]): ListState {
	const next = { ...left };
	// To take back the only choice has the address of taking back all of them: a shopper who presses that wants another one instead.
	if (countOf(to) === 0 && countOf(from) > 1) {
		next.refinements = [];
		next.cgid = undefined;
	}
	for (const id of new Set([...from.refinements, ...to.refinements].map((refinement) => refinement.id)))
		next.refinements = changeOne(next, id, from, to, singles.includes(id));
	if (to.tabId !== from.tabId) {
		next.tabId = to.tabId;
		// It was one within the other tab.
		next.cgid = undefined;
	}
	if (to.cgid !== from.cgid) next.cgid = to.cgid;
	if (to.sort !== from.sort) next.sort = to.sort;
	return next;
}

function changeOne(left: ListState, id: string, from: ListState, to: ListState, single: boolean) {
	const before = valuesOf(from, id);
	const after = valuesOf(to, id);
	const added = after.filter((value) => !before.includes(value));
	const gone = before.filter((value) => !after.includes(value));
	if (added.length + gone.length === 0) return left.refinements;
	if (added.length > 0) gone.push(ALL_VALUES);
	const kept =
		single || added.includes(ALL_VALUES) ? [] : valuesOf(left, id).filter((value) => !gone.includes(value));
	return [
		...left.refinements.filter((refinement) => refinement.id !== id),
		{ id, values: [...kept, ...added] },
	];
}
