import type { PageView } from "../../../shared/contracts/page.ts";
import type { ListState } from "../../../shared/domain/list/list-state.ts";

/** The value that means "no restriction", beside which there is no other. */
const ALL = "all";

/*
 * Reads and writes no more than the shop's own links: what reads any address would come with every first visit, since the first
 * script has a part of it.
 */

function stateOf(href: string): ListState {
	const params = new URLSearchParams(href.split("?")[1]);
	const named = (name: string) => params.get(name) ?? undefined;
	const refinements: ListState["refinements"] = [];
	for (let n = 1, id = named("prefn1"); id; id = named(`prefn${++n}`))
		refinements.push({ id, values: (named(`prefv${n}`) ?? "").split("|").filter(Boolean) });
	return {
		page: 1,
		refinements,
		query: named("q"),
		cgid: named("cgid"),
		tabId: named("tabId"),
		sort: named("srule"),
	};
}

/** In the order that links have, so that one choice has one address (list-23). */
function addressOf(path: string, { query, cgid, tabId, refinements, sort }: ListState): string {
	const chosen = refinements.filter(({ values }) => values.length > 0).sort((a, b) => (a.id < b.id ? -1 : 1));
	const pairs = [
		["q", query],
		["cgid", cgid],
		["tabId", tabId],
		...chosen.flatMap(({ id, values }, index) => [
			[`prefn${index + 1}`, id],
			[`prefv${index + 1}`, [...new Set(values)].sort().join("|")],
		]),
		["srule", sort],
	];
	const params = new URLSearchParams();
	for (const [name = "", value] of pairs) if (value) params.append(name, value);
	return params.size > 0 ? `${path}?${params}` : path;
}

const valuesOf = ({ refinements }: ListState, id: string): string[] =>
	refinements.find((refinement) => refinement.id === id)?.values ?? [];

/** What the list is restricted to. */
const countOf = ({ refinements, cgid }: ListState): number =>
	refinements.flatMap(({ values }) => values).length + (cgid ? 1 : 0);

/**
 * The address that presses on one list ask for together. Each of its links leads on from the list that is shown: what it changes
 * of that is what was pressed, and is changed of what the presses before it come to.
 */
export function joinChoices({ kind, data }: PageView, pressed: readonly string[]): string | undefined {
	const shown = kind === "list" ? data.spans[0]?.href : undefined;
	if (kind !== "list" || shown === undefined) return undefined;
	const from = stateOf(shown);
	const singles = data.refinements.flatMap(({ id, single }) => (single ? [id] : []));
	const joined = pressed.map(stateOf).reduce((left, to) => change(left, from, to, singles), from);
	return addressOf(shown.split("?", 1)[0] ?? "", joined);
}

function change(left: ListState, from: ListState, to: ListState, singles: readonly string[]): ListState {
	const next = { ...left };
	// To take back the only choice has the address of taking back all of them: whoever presses that wants another one instead.
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
	if (added.length > 0) gone.push(ALL);
	const kept =
		single || added.includes(ALL) ? [] : valuesOf(left, id).filter((value) => !gone.includes(value));
	return [
		...left.refinements.filter((refinement) => refinement.id !== id),
		{ id, values: [...kept, ...added] },
	];
}
