import { expect, test } from "vitest";
import { asChosen, isOpen, restrictions, valuesToShow, valuesWithin } from "./refinements.ts";

type Value = Parameters<typeof valuesToShow>[0][number];
const value = (id: string, hitCount: number, ...children: Value[]): Value => ({
	value: id,
	label: id,
	hitCount,
	children,
});
const chosen =
	(...ids: string[]) =>
	(id: string) =>
		ids.includes(id);

// proves list-4
test("values without hits are dropped unless chosen", () => {
	const values = [value("red", 3), value("blue", 0), value("green", 0)];
	expect(valuesToShow(values, chosen("green")).map((one) => one.value)).toEqual(["red", "green"]);
});

test("nested values follow the same rule and keep their parents", () => {
	const tree = [
		value("women", 0, value("dresses", 2, value("mini", 0)), value("coats", 0)),
		value("men", 0, value("shirts", 0)),
	];
	expect(valuesToShow(tree, chosen())).toEqual([value("women", 0, value("dresses", 2))]);
	expect(valuesToShow(tree, chosen("shirts"))).toEqual([
		value("women", 0, value("dresses", 2)),
		value("men", 0, value("shirts", 0)),
	]);
});

test("a value contains its nested values at any depth", () => {
	const tree = [value("women", 5, value("dresses", 2, value("mini", 1))), value("men", 1)];
	expect(valuesWithin(tree, "dresses")).toEqual([value("mini", 1)]);
	expect(valuesWithin(tree, "men")).toEqual([]);
	expect(valuesWithin(tree, "nosuch")).toEqual([]);
});

test("the parents of a chosen value are open", () => {
	const women = value("women", 5, value("dresses", 2, value("mini", 1)));
	expect(isOpen(women, chosen())).toBe(false);
	expect(isOpen(women, chosen("women"))).toBe(true);
	expect(isOpen(women, chosen("mini"))).toBe(true);
	expect(isOpen(women, chosen("men"))).toBe(false);
});

test("'all' restricts nothing", () => {
	expect(
		restrictions([
			{ id: "c_color", values: ["all"] },
			{ id: "c_size", values: ["M"] },
		]),
	).toEqual([{ id: "c_size", values: ["M"] }]);
});

// proves list-3
test("an address cannot choose more than clicks can", () => {
	const refinements = [
		{ id: "c_color", values: ["all", "red"] },
		{ id: "c_size", values: ["L", "M"] },
		{ id: "price", values: ["(0..100)", "(100..200)"] },
	];
	expect(asChosen(refinements, ["price"])).toEqual([
		{ id: "c_color", values: ["all"] },
		{ id: "c_size", values: ["L", "M"] },
		{ id: "price", values: ["(0..100)"] },
	]);
});
