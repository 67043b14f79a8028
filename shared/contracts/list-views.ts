export type RefinementValueView = {
	label: string;
	/** Merchants' description of the value. */
	description?: string;
	/** Absent for the value that stands for all. */
	hitCount?: number;
	/** Address of the list with this value toggled, back on page 1. Absent if no item would match (list-24). */
	href?: string;
	selected?: true;
	/** Validated hex colour of a swatch. */
	hex?: string;
	/** Nested values of an expanded value. */
	values?: RefinementValueView[];
};

/** `single`: the list takes one value of the refinement at most. */
export type RefinementView = { id: string; label: string; values: RefinementValueView[]; single?: true };
