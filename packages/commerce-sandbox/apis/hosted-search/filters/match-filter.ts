import { hasAny } from "../../../search/select-groups.ts";
import type { FacetAttributes } from "../facets/facet.ts";
import type { Comparison, Filter, FilterCondition } from "./filter.ts";

type Test = (ordinal: number) => boolean;

export const matchFilter = (filter: Filter, attributes: FacetAttributes): Test[] =>
	filter.map((clause) => matchAny(clause, attributes));

function matchAny(clause: readonly FilterCondition[], attributes: FacetAttributes): Test {
	const wantedValues = new Map<string, Set<number>>();
	const tests: Test[] = [];
	for (const condition of clause) {
		const facet = attributes.facets.get(condition.attribute);
		if (condition.kind !== "facet" || !facet) {
			tests.push(negate(numberTest(condition, attributes), condition.negated));
			continue;
		}
		const ordinals = facet.ordinalsOf(condition.value);
		if (condition.negated) {
			const own = new Set(ordinals);
			tests.push((n) => !hasAny(facet.column, n, own));
			continue;
		}
		const values = wantedValues.get(facet.id) ?? new Set();
		for (const ordinal of ordinals) values.add(ordinal);
		wantedValues.set(facet.id, values);
	}
	for (const [id, ordinals] of wantedValues) {
		const facet = attributes.facets.get(id);
		if (facet) tests.push((n) => hasAny(facet.column, n, ordinals));
	}
	return (n) => tests.some((test) => test(n));
}

const negate = (test: Test, negated: boolean): Test => (negated ? (n) => !test(n) : test);

/**
 * Returns a test of one numeric condition. Prices are stored with single precision, so bounds are rounded alike. A missing number (NaN)
 * meets no condition.
 */
function numberTest(condition: FilterCondition, { numbers }: FacetAttributes): Test {
	const number = numbers.get(condition.attribute);
	if (!number) return () => false;
	const some =
		(isSuch: (value: number) => boolean): Test =>
		(n) =>
			number.some(n, isSuch);
	if (condition.kind === "facet") {
		const value = Math.fround(Number(condition.value));
		return some((own) => own === value);
	}
	if (condition.kind === "range") {
		const from = Math.fround(condition.from);
		const to = Math.fround(condition.to);
		return some((own) => own >= from && own <= to);
	}
	const value = Math.fround(condition.value);
	const compare = comparisons[condition.comparison];
	return some((own) => compare(own, value));
}

const comparisons: Record<Comparison, (own: number, value: number) => boolean> = {
	"<": (own, value) => own < value,
	"<=": (own, value) => own <= value,
	"=": (own, value) => own === value,
	"!=": (own, value) => own !== value,
	">=": (own, value) => own >= value,
	">": (own, value) => own > value,
};
