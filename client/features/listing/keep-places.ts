import type { RefinementValueView, RefinementView } from "../../../shared/contracts/list-views.ts";

/**
 * Returns the refinements with their values in the earlier order (list-24): values without items stay with count 0 and no link. If a
 * refinement has new values, its values are returned as received.
 */
export const keepPlaces = (
	before: readonly RefinementView[],
	now: readonly RefinementView[],
): readonly RefinementView[] => [
	...before.map((refinement) => {
		const current = now.find(({ id }) => id === refinement.id);
		return { ...refinement, ...current, values: keepValues(refinement.values, current?.values ?? []) };
	}),
	...now.filter(({ id }) => !before.some((refinement) => refinement.id === id)),
];

function keepValues(
	before: readonly RefinementValueView[],
	now: readonly RefinementValueView[],
): RefinementValueView[] {
	const knownLabels = new Set(before.map(({ label }) => label));
	if (now.some(({ label }) => !knownLabels.has(label))) return [...now];
	const byLabel = new Map(now.map((value) => [value.label, value]));
	return before.map(
		(value) => byLabel.get(value.label) ?? { label: value.label, hex: value.hex, hitCount: 0 },
	);
}
