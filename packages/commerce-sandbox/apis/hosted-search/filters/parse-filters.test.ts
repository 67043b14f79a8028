import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMPARISONS, type Filter, type FilterCondition } from "./filter.ts";
import { parseFilters } from "./parse-filters.ts";

const facet = (attribute: string, value: string, negated = false): FilterCondition => ({
	kind: "facet",
	attribute,
	value,
	negated,
});
const range = (from: number, to: number): FilterCondition => ({
	kind: "range",
	attribute: "price",
	from,
	to,
	negated: false,
});
const number = (comparison: ">=" | "<" | "=", value: number): FilterCondition => ({
	kind: "number",
	attribute: "price.EUR",
	comparison,
	value,
	negated: false,
});

describe("the boolean grammar", () => {
	test.each<[string, Filter]>([
		["", []],
		["  ", []],
		["c_color:red", [[facet("c_color", "red")]]],
		["c_color:red AND brand:Corte", [[facet("c_color", "red")], [facet("brand", "Corte")]]],
		["c_color:red OR c_color:blue", [[facet("c_color", "red"), facet("c_color", "blue")]]],
		// OR binds before AND.
		["a:1 AND b:2 OR b:3", [[facet("a", "1")], [facet("b", "2"), facet("b", "3")]]],
		["a:1 AND (b:2 OR NOT b:3)", [[facet("a", "1")], [facet("b", "2"), facet("b", "3", true)]]],
		["((a:1) OR (a:2))", [[facet("a", "1"), facet("a", "2")]]],
		["NOT a:1", [[facet("a", "1", true)]]],
		['brand:"Maison Alba"', [[facet("brand", "Maison Alba")]]],
		["brand:'L\\'Atelier'", [[facet("brand", "L'Atelier")]]],
		['"brand name" : "AND"', [[facet("brand name", "AND")]]],
		[
			"hierarchicalCategories.lvl1:'Women > Dresses'",
			[[facet("hierarchicalCategories.lvl1", "Women > Dresses")]],
		],
		["price:10 TO 20", [[range(10, 20)]]],
		["price:-1.5 TO 20", [[range(-1.5, 20)]]],
		["price.EUR>=50 AND price.EUR < 100", [[number(">=", 50)], [number("<", 100)]]],
		["price.EUR=5", [[number("=", 5)]]],
		["url:http://a.example/b:c", [[facet("url", "http://a.example/b:c")]]],
		["published", [[facet("_tags", "published")]]],
		["ANDROID:1", [[facet("ANDROID", "1")]]],
	])("%s", (text, filter) => {
		expect(parseFilters(text)).toEqual({ ok: true, filter });
	});

	test.each([
		["a:1 OR (b:2 AND c:3)", "not allowed"],
		["(a:1 AND b:2)", "not allowed"],
		["NOT (a:1 OR a:2)", "single condition"],
		["a:1 OR price>5", "Different types"],
		["a:1 AND", "expected an attribute"],
		["a:", "expected a value"],
		["price > many", "expected a number"],
		["(a:1", "expected ')'"],
		["a:1)", "expected AND, OR or the end"],
		['a:"1', "quote"],
		["a:1 b:2", "expected AND"],
		[`${"(".repeat(60)}a:1${")".repeat(60)}`, "parentheses"],
		[Array.from({ length: 1001 }, () => "a:1").join(" OR "), "Too many"],
	])("refused (%#)", (text, why) => {
		const parsed = parseFilters(text);
		expect(parsed).toMatchObject({ ok: false });
		expect(parsed.ok ? "" : parsed.message).toContain(why);
	});
});

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, (one) => `\\${one}`)}"`;

const attribute = fc.string({ minLength: 1, maxLength: 12 });
const value = fc.string({ maxLength: 20 });
const amount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
const negated = fc.boolean();
const facetCondition: fc.Arbitrary<FilterCondition> = fc.record({
	kind: fc.constant("facet" as const),
	attribute,
	value,
	negated,
});
const numericCondition: fc.Arbitrary<FilterCondition> = fc.oneof(
	fc.record({
		kind: fc.constant("number" as const),
		attribute,
		comparison: fc.constantFrom(...COMPARISONS),
		value: amount,
		negated,
	}),
	fc.record({ kind: fc.constant("range" as const), attribute, from: amount, to: amount, negated }),
);
const clause = fc.oneof(
	fc.array(facetCondition, { minLength: 1, maxLength: 4 }),
	fc.array(numericCondition, { minLength: 1, maxLength: 4 }),
);

function write(condition: FilterCondition): string {
	const not = condition.negated ? "NOT " : "";
	const name = quoted(condition.attribute);
	if (condition.kind === "facet") return `${not}${name}:${quoted(condition.value)}`;
	if (condition.kind === "number") return `${not}${name} ${condition.comparison} ${condition.value}`;
	return `${not}${name}:${condition.from} TO ${condition.to}`;
}

test("parsing a written filter returns the same filter for any words", () => {
	fc.assert(
		fc.property(fc.array(clause, { minLength: 1, maxLength: 5 }), fc.boolean(), (filter, withParentheses) => {
			const text = filter
				.map((one) => one.map(write).join(" OR "))
				.map((one) => (withParentheses ? `( ${one} )` : one))
				.join(" AND ");
			expect(parseFilters(text)).toEqual({ ok: true, filter });
		}),
	);
});

test("no text breaks it", () => {
	const parts = fc.constantFrom(
		"a",
		":",
		"1",
		" AND ",
		" OR ",
		"NOT ",
		"(",
		")",
		'"',
		"'",
		"\\",
		" TO ",
		">=",
		"<",
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.array(parts).map((all) => all.join("")),
			),
			(text) => {
				const parsed = parseFilters(text);
				expect(parsed.ok || parsed.message.startsWith("filters: ")).toBe(true);
			},
		),
	);
});
