import { showSize } from "@vetrina/shop-rules/sizes/show-size.ts";
import { LETTERS, type SizeTable, type SizeTableId } from "@vetrina/shop-rules/sizes/size-table.ts";
import { expect, test } from "vitest";
import { sizeScales } from "../catalogue/lexicon/size-scales.ts";
import { markets } from "../markets/markets.ts";
import { sizeCharts, sizeTables } from "./size-charts.ts";

const LETTER_ORDER = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL"];
const JAPANESE = ["S", "M", "L", "LL", "3L", "4L", "5L"];

/** Sizes of these systems are not in one ascending order without repetition. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
	"womenShoes JP": "Japan counts in steps of 5 mm, and half a European size is 3.3 mm, so two share one.",
	"womenShoes KR": "Korea counts in steps of 5 mm, and half a European size is 3.3 mm, so two share one.",
	"menShoes JP": "Japan counts in steps of 5 mm, and half a European size is 3.3 mm, so two share one.",
	"menShoes KR": "Korea counts in steps of 5 mm, and half a European size is 3.3 mm, so two share one.",
	"childrenShoes UK": "British sizes of children begin again at 1 after 13½.",
	"childrenShoes US": "American sizes of children begin again at 1 after 13½.",
};

const FRACTIONS: Readonly<Record<string, number>> = {
	"⅛": 1,
	"¼": 2,
	"⅜": 3,
	"½": 4,
	"⅝": 5,
	"¾": 6,
	"⅞": 7,
};
function rank(cell: string, id: SizeTableId, system: string): number {
	if (id === "rings" && system === "UK") return cell.charCodeAt(0);
	const letters = system === "JP" ? JAPANESE : LETTER_ORDER;
	if (letters.includes(cell)) return letters.indexOf(cell);
	const [, number = "", fraction = ""] = /^(\d+(?:\.\d+)?)([⅛¼⅜½⅝¾⅞]?)/.exec(cell) ?? [];
	return Number(number) + (FRACTIONS[fraction] ?? 0) / 8;
}

const columns = sizeTables.flatMap((table) =>
	table.systems
		.filter((system) => table.id !== "baby" || system !== LETTERS)
		.map((system) => [table.id, system, table] as const),
);

// proves product-19
test.each(columns)(
	"sizes of %s in %s grow, each once, or it is said why not",
	(id, system, { systems, rows }) => {
		const ranks = rows.map((row) => rank(row[systems.indexOf(system)] ?? "", id, system));
		const grows = ranks.every((one, at) => at === 0 || one > (ranks[at - 1] ?? 0));
		expect(grows).toBe(EXCEPTIONS[`${id} ${system}`] === undefined);
		expect(ranks.every(Number.isFinite)).toBe(true);
	},
);

test.each(sizeTables)("$id has a number in every cell of a measure, and bodies grow", (table: SizeTable) => {
	const { systems, measures, rows } = table;
	for (const row of rows) {
		expect(row, row.join(" ")).toHaveLength(systems.length + measures.length);
		for (const cell of row.slice(systems.length)) expect(cell).toMatch(/^[\d.]+(-[\d.]+)?$/);
	}
	const first = rows.map((row) => Number.parseFloat(row[systems.length] ?? ""));
	expect(first.toSorted((a, b) => a - b)).toEqual(first);
});

/** The guide and the sizes of each kind of goods in the catalogue. */
const sold: readonly (readonly [SizeTableId, string, readonly string[]])[] = [
	["women", "women-clothing", sizeScales.womenItalian],
	["men", "men-clothing", sizeScales.menItalian],
	["children", "children-clothing", sizeScales.children],
	["baby", "children-clothing", sizeScales.baby],
	["womenShoes", "shoes-women", sizeScales.womenShoes],
	["menShoes", "shoes-men", sizeScales.menShoes],
	["childrenShoes", "shoes-children", sizeScales.childrenShoes],
	["belts", "belts", sizeScales.belts],
	["gloves", "gloves", sizeScales.gloves],
	["hats", "hats", sizeScales.hats],
	["rings", "rings", sizeScales.rings],
];

// proves product-19
test.each(sold)("every size of %s has a label of its own in every market", (id, guide, values) => {
	const table = sizeTables.find((one) => one.id === id);
	expect(table?.rows).toHaveLength(values.length);
	for (const country of markets.keys()) {
		const shown = values.map((value) => showSize({ value, label: value, guide }, sizeCharts, country));
		for (const part of ["label", "name"] as const) {
			const texts = shown.map((one) => one[part]);
			expect(new Set(texts).size, `${country}: ${texts.join(", ")}`).toBe(values.length);
		}
		// The house's own size stays legible, so that labels and returns can be compared.
		for (const [at, { name, label }] of shown.entries()) {
			expect(name).toContain(label);
			if (!["gloves"].includes(id)) expect(name).toContain(values[at]);
		}
	}
});

// proves product-19
test.each([...markets.keys()])(
	"%s reads clothes and shoes in a system that the house's tables have",
	(country) => {
		for (const id of ["women", "womenShoes", "menShoes"]) {
			const table = sizeTables.find((one) => one.id === id);
			expect(markets.get(country)?.sizes.some((system) => table?.systems.includes(system))).toBe(true);
		}
	},
);

test("letters, waists of jeans and the one size stay as they are", () => {
	for (const value of [...sizeScales.womenLetters, ...sizeScales.womenJeans, ...sizeScales.one])
		for (const country of markets.keys())
			expect(showSize({ value, label: value, guide: "women-clothing" }, sizeCharts, country).label).toBe(
				value,
			);
	for (const value of [...sizeScales.menLetters, ...sizeScales.menJeans])
		expect(showSize({ value, label: value, guide: "men-clothing" }, sizeCharts, "US").label).toBe(value);
});
