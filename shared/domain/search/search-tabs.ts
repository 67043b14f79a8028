import type { Category, Refinement } from "../catalogue/catalogue.ts";

type Value = Refinement["values"][number];

const idsWithin = (values: readonly Value[]): string[] =>
	values.flatMap(({ value, hitCount, children }) => [
		...(hitCount > 0 ? [value] : []),
		...idsWithin(children),
	]);

/** Categories that merchants have made tabs of searches (search-4), in the order of the tree. */
export const searchTabs = (categories: readonly Category[]): Category[] =>
	categories.flatMap((category) => [
		...(category.showInSearchTabs ? [category] : []),
		...searchTabs(category.children),
	]);

/**
 * Drops tabs without hits unless chosen, like refinement values (list-4). A chosen category may hide the hits of other
 * categories; all tabs stay then.
 */
export const tabsWithHits = (
	tabs: readonly Category[],
	found: readonly Refinement[],
	chosen: string | undefined,
): Category[] => {
	const known = new Set(idsWithin(found.find(({ id }) => id === "cgid")?.values ?? []));
	const tellsOthers =
		chosen === undefined ? known.size > 0 : tabs.some(({ id }) => id !== chosen && known.has(id));
	return tellsOthers ? tabs.filter(({ id }) => id === chosen || known.has(id)) : [...tabs];
};
