import type { Fields } from "../shared/entries.ts";

/** Fields that are not saved yet, with the fields and the version that they began from. */
export type Edit = { base: Fields; version: number; fields: Fields };
export type Step = { id: string; label: string; before: Fields; after: Fields };

const EDIT = "studio-edit:";
const STEPS = "studio-steps";
export type Steps = { done: Step[]; undone: Step[] };

/** A browser may refuse storage, and its space may end; then edits live as long as the page. */
const attempt = <Result>(use: () => Result, otherwise: Result): Result => {
	try {
		return use();
	} catch {
		return otherwise;
	}
};

/** Keeps an edit in this browser until the service has it, so that a reload or an outage loses nothing. */
export const keepEdit = (id: string, edit: Edit): void =>
	attempt(() => localStorage.setItem(EDIT + id, JSON.stringify(edit)), undefined);
export const forgetEdit = (id: string): void => attempt(() => localStorage.removeItem(EDIT + id), undefined);

export const readEdits = (): [string, Edit][] =>
	attempt(
		() =>
			Object.entries(localStorage).flatMap(([key, text]): [string, Edit][] =>
				key.startsWith(EDIT) ? [[key.slice(EDIT.length), JSON.parse(text)]] : [],
			),
		[],
	);

/** Steps last as long as the tab, over reloads. */
export const keepSteps = (steps: Steps): void =>
	attempt(() => sessionStorage.setItem(STEPS, JSON.stringify(steps)), undefined);
export const readSteps = (): Steps =>
	attempt(() => JSON.parse(sessionStorage.getItem(STEPS) ?? "") as Steps, { done: [], undone: [] });
