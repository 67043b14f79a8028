import fc from "fast-check";
import { expect, test } from "vitest";
import { type FacetAttribute, type FacetAttributes, numberIn } from "../facets/facet.ts";
import { COMPARISONS, type Filter, type FilterCondition } from "./filter.ts";
import { matchFilter } from "./match-filter.ts";

/** A record with values of a facet and a price. `attributesOf` converts records to columns. */
type Kept = { values: string[]; price: number | undefined };
const VALUES = ["red", "blue", "ivory"];

function attributesOf(records: readonly Kept[]): FacetAttributes {
	const ordinals = records.map(({ values }) => values.map((value) => VALUES.indexOf(value)));
	const offsets = [0];
	for (const own of ordinals) offsets.push((offsets.at(-1) ?? 0) + own.length);
	const color: FacetAttribute = {
		id: "color",
		source: "color",
		column: { offsets: Uint32Array.from(offsets), values: Uint16Array.from(ordinals.flat()) },
		size: VALUES.length,
		valueOf: (ordinal) => VALUES[ordinal],
		ordinalsOf: (value) => {
			const at = VALUES.indexOf(value.toLowerCase());
			return at < 0 ? [] : [at];
		},
		labelOf: (ordinal) => ({ label: VALUES[ordinal] ?? "" }),
	};
	const column = Float32Array.from(records, ({ price }) => price ?? Number.NaN);
	return {
		facets: new Map([["color", color]]),
		numbers: new Map([["price", numberIn("price", () => column)]]),
	};
}

const compared = (own: number, condition: Extract<FilterCondition, { kind: "number" }>): boolean =>
	({
		"<": own < condition.value,
		"<=": own <= condition.value,
		"=": own === condition.value,
		"!=": own !== condition.value,
		">=": own >= condition.value,
		">": own > condition.value,
	})[condition.comparison];

/** Returns whether a record meets a condition, computed without columns. */
function holds({ values, price }: Kept, condition: FilterCondition): boolean {
	const isMet = (): boolean => {
		if (condition.kind === "facet")
			return condition.attribute === "price"
				? price === Number(condition.value)
				: condition.attribute === "color" && values.includes(condition.value);
		if (condition.attribute !== "price" || price === undefined) return false;
		return condition.kind === "range"
			? price >= condition.from && price <= condition.to
			: compared(price, condition);
	};
	return isMet() !== condition.negated;
}

const price = fc.integer({ min: 0, max: 8 }).map((quarters) => quarters / 4);
const record = fc.record({
	values: fc.uniqueArray(fc.constantFrom(...VALUES)),
	price: fc.option(price, { nil: undefined }),
});
const attribute = fc.constantFrom("color", "price", "unknown");
const negated = fc.boolean();
const condition: fc.Arbitrary<FilterCondition> = fc.oneof(
	fc.record({
		kind: fc.constant("facet" as const),
		attribute,
		value: fc.constantFrom(...VALUES, "green", "1", "0.25"),
		negated,
	}),
	fc.record({
		kind: fc.constant("number" as const),
		attribute,
		comparison: fc.constantFrom(...COMPARISONS),
		value: price,
		negated,
	}),
	fc.record({ kind: fc.constant("range" as const), attribute, from: price, to: price, negated }),
);
const filter: fc.Arbitrary<Filter> = fc.array(fc.array(condition, { minLength: 1, maxLength: 4 }), {
	maxLength: 4,
});

test("a filter lets through the records that meet it, and no others", () => {
	fc.assert(
		fc.property(fc.array(record, { maxLength: 12 }), filter, (records, wanted) => {
			const tests = matchFilter(wanted, attributesOf(records));
			const result = records.map((_, n) => tests.every((isMet) => isMet(n)));
			expect(result).toEqual(
				records.map((one) => wanted.every((clause) => clause.some((each) => holds(one, each)))),
			);
		}),
	);
});
