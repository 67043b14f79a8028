import type { Category, Refinement } from "../catalogue/catalogue.ts";

type Value = Refinement["values"][number];

const idsWithin = (values: readonly Value[]): string[] =>
	values.flatMap(({ value, hitCount, children }) => [
		...(hitCount > 0 ? [value] : []),
		...idsWithin(children),
	]);

export const searchTabs = (categories: readonly Category[]): Category[] =>
	categories.flatMap((category) => [
		...(category.showInSearchTabs ? [category] : []),
		...searchTabs(category.children),
	]);

/** Returns the tabs with hits, and the chosen tab. Returns all tabs if the result counts no hits for tabs other than the chosen one. */
export const tabsWithHits = (
	tabs: readonly Category[],
	refinements: readonly Refinement[],
	chosenId: string | undefined,
): Category[] => {
	const categoryIds = new Set(idsWithin(refinements.find(({ id }) => id === "cgid")?.values ?? []));
	const tellsOthers =
		chosenId === undefined
			? categoryIds.size > 0
			: tabs.some(({ id }) => id !== chosenId && categoryIds.has(id));
	return tellsOthers ? tabs.filter(({ id }) => id === chosenId || categoryIds.has(id)) : [...tabs];
};
