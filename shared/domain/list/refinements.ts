import type { Refinement as Offered } from "../catalogue/catalogue.ts";

export type Refinement = { id: string; values: string[] };
export const ALL_VALUES = "all";

type Value = Offered["values"][number];

/** Returns the values with hits, the chosen values, and the parents of both (list-4). */
export const valuesToShow = (values: readonly Value[], isChosen: (value: string) => boolean): Value[] =>
	values.flatMap((value) => {
		const children = valuesToShow(value.children, isChosen);
		return value.hitCount > 0 || isChosen(value.value) || children.length > 0 ? [{ ...value, children }] : [];
	});

export const valuesWithin = (values: readonly Value[], id: string): readonly Value[] => {
	for (const { value, children } of values) {
		const branch = value === id ? children : valuesWithin(children, id);
		if (branch.length > 0) return branch;
	}
	return [];
};

export const isOpen = (value: Value, isChosen: (value: string) => boolean): boolean =>
	isChosen(value.value) || value.children.some((child) => isOpen(child, isChosen));

export const restrictions = (refinements: readonly Refinement[]): Refinement[] =>
	refinements.filter(({ values }) => !values.includes(ALL_VALUES));

export const asChosen = (refinements: readonly Refinement[], singles: readonly string[]): Refinement[] =>
	refinements.map(({ id, values }) => ({
		id,
		values: values.includes(ALL_VALUES) ? [ALL_VALUES] : singles.includes(id) ? values.slice(0, 1) : values,
	}));
