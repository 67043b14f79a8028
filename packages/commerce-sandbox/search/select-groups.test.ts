import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePart, encodePart, type GroupColumns, STANDARD_PRODUCT, toLists } from "./columns.ts";
import { countRanges } from "./price-ranges.ts";
import { type HitType, PRICE_FACET } from "./refine.ts";
import { type Selection, selectGroups } from "./select-groups.ts";
import { joinParts, type ListColumn, type SearchColumns } from "./text/join-parts.ts";

type Variant = { size: number; price: number; inStock: boolean };
/** `variants` is empty if all sizes have the same price and stock. */
type Group = { color: number; sizes: number[]; category: number; price: number; variants: Variant[] };
type Master = { groups: Group[]; standard: boolean };

const COLORS = 4;
const SIZES = 5;
const CATEGORIES = 3;

const price = fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 1, max: 500 }));
const plain = fc.record({
	color: fc.nat(COLORS - 1),
	sizes: fc.uniqueArray(fc.nat(SIZES - 1), { minLength: 0, maxLength: 3 }),
	category: fc.nat(CATEGORIES - 1),
	price,
	variants: fc.constant<Variant[]>([]),
});
const mixed = fc
	.record({
		color: fc.nat(COLORS - 1),
		category: fc.nat(CATEGORIES - 1),
		variants: fc.uniqueArray(fc.record({ size: fc.nat(SIZES - 1), price, inStock: fc.boolean() }), {
			selector: ({ size }) => size,
			minLength: 2,
		}),
	})
	.map((one) => {
		const prices = one.variants.map((variant) => variant.price).filter((value) => !Number.isNaN(value));
		return {
			...one,
			sizes: one.variants.map(({ size }) => size),
			price: prices.length > 0 ? Math.min(...prices) : Number.NaN,
		};
	});
const group: fc.Arbitrary<Group> = fc.oneof(plain, mixed);
const masters = fc.array(
	fc.record({ groups: fc.array(group, { minLength: 1, maxLength: 3 }), standard: fc.boolean() }),
	{ maxLength: 30 },
);

function columnsOf(products: Master[], start: number): GroupColumns {
	const rows = products.flatMap((product, master) =>
		product.groups.map((one) => ({ ...one, master, standard: product.standard })),
	);
	return {
		ids: rows.map((_, n) => `${start}-${n}`),
		masters: products.map((_, master) => `M${start}-${master}`),
		master: Uint32Array.from(rows, (row) => row.master),
		flags: Uint8Array.from(rows, (row) => (row.standard ? STANDARD_PRODUCT : 0)),
		categories: toLists(rows.map((row) => [row.category])),
		promotions: toLists(rows.map(() => [])),
		brand: new Uint16Array(rows.length),
		brands: ["Corte"],
		attributes: {
			color: toLists(rows.map((row) => [row.color])),
			size: toLists(rows.map((row) => row.sizes)),
		},
		prices: { EUR: Float32Array.from(rows, (row) => row.price) },
		discounts: {},
		variants: {
			counts: Uint16Array.from(rows, (row) => row.variants.length),
			stock: Uint8Array.from(variantsOf(rows), ({ inStock }) => (inStock ? 1 : 0)),
			attributes: { size: Uint16Array.from(variantsOf(rows), ({ size }) => size + 1) },
			prices: { EUR: Float32Array.from(variantsOf(rows), (variant) => variant.price) },
		},
	};
}
const variantsOf = (rows: readonly Group[]): Variant[] => rows.flatMap(({ variants }) => variants);

const attribute = (columns: SearchColumns, id: string): ListColumn =>
	columns.attributes.get(id) ?? { offsets: new Uint32Array(columns.size + 1), values: new Uint16Array() };

describe("the columns of an index", () => {
	it("survive being written in parts", () => {
		fc.assert(
			fc.property(masters, fc.nat(30), (all, at) => {
				const parts = [all.slice(0, at), all.slice(at)].map((some, start) =>
					decodePart(encodePart(columnsOf(some, start))),
				);
				const joined = joinParts(parts);
				const rows = all.flatMap((product) => product.groups);
				expect(joined.size).toBe(rows.length);
				const column = attribute(joined, "size");
				expect(
					rows.map((_, n) => [...column.values.slice(column.offsets[n], column.offsets[n + 1])]),
				).toEqual(rows.map((row) => row.sizes));
				expect(joined.brands).toEqual(all.length > 0 || joined.brands.length > 0 ? ["Corte"] : []);
				expect(new Set(joined.master).size).toBe(all.length);
			}),
		);
	});
});

describe("selecting groups", () => {
	const ask = fc.record({
		colors: fc.uniqueArray(fc.nat(COLORS - 1)),
		sizes: fc.uniqueArray(fc.nat(SIZES - 1)),
		category: fc.option(fc.nat(CATEGORIES - 1)),
		price: fc.option(fc.record({ min: fc.nat(250), max: fc.integer({ min: 251, max: 501 }) })),
		types: fc.uniqueArray(fc.constantFrom<HitType>("variation_group", "master", "product"), { minLength: 1 }),
		matches: fc.option(fc.func(fc.boolean())),
		inStockOnly: fc.boolean(),
	});

	it("counts what refining by each value would return", () => {
		fc.assert(
			fc.property(masters, ask, (all, asked) => {
				const columns = joinParts([columnsOf(all, 0)]);
				const rows = all.flatMap((product, master) =>
					product.groups.map((one) => ({ ...one, master, standard: product.standard })),
				);
				const matching = asked.matches
					? rows.flatMap((_, n) => (asked.matches?.(n) ? [n] : []))
					: rows.map((_, n) => n);
				const selection: Selection = {
					hitTypes: new Set(asked.types),
					...(asked.matches ? { matches: Uint32Array.from(matching) } : {}),
					filters: [
						...(asked.colors.length > 0
							? [{ facet: "color", column: attribute(columns, "color"), wanted: new Set(asked.colors) }]
							: []),
						...(asked.sizes.length > 0
							? [{ facet: "size", column: attribute(columns, "size"), wanted: new Set(asked.sizes) }]
							: []),
						...(asked.category === null
							? []
							: [{ facet: "cgid", column: columns.categories, wanted: new Set([asked.category]) }]),
					],
					currency: "EUR",
					...(asked.price ? { price: asked.price } : {}),
					...(asked.inStockOnly ? { stockOf: (n) => (n % 3 === 0 ? "changed" : "indexed") } : {}),
				};
				const facets = [
					{ id: "color", column: attribute(columns, "color"), size: COLORS },
					{ id: "size", column: attribute(columns, "size"), size: SIZES },
					{ id: "cgid", column: columns.categories, size: CATEGORIES },
				];
				const byMaster = !asked.types.includes("variation_group");
				type Want = { colors: number[]; sizes: number[]; category: number | null; price: typeof asked.price };
				const bruteForce = (want: Want): number[] =>
					matching.filter((n) => {
						const row = rows[n];
						if (
							!row ||
							!(row.standard
								? asked.types.includes("product")
								: asked.types.some((type) => type !== "product"))
						)
							return false;
						const isPriced = (value: number): boolean =>
							!want.price || (value >= want.price.min && value < want.price.max);
						const isSized = (size: number): boolean => want.sizes.length === 0 || want.sizes.includes(size);
						const stockCounts = asked.inStockOnly && n % 3 !== 0;
						return (
							(want.colors.length === 0 || want.colors.includes(row.color)) &&
							(want.category === null || row.category === want.category) &&
							(row.variants.length > 0
								? row.variants.some(
										(one) => isSized(one.size) && isPriced(one.price) && (!stockCounts || one.inStock),
									)
								: (want.sizes.length === 0 || row.sizes.some(isSized)) && isPriced(row.price))
						);
					});
				const hits = (groups: number[]): number =>
					byMaster ? new Set(groups.map((n) => rows[n]?.master)).size : groups.length;

				const selected = selectGroups(columns, selection, facets);
				expect([...selected.groups]).toEqual(bruteForce(asked));
				expect(selected.total).toBe(hits(bruteForce(asked)));
				const ranges = [
					{ min: 0, max: 200 },
					{ min: 200, max: 350 },
					{ min: 350, max: 1000 },
				];
				expect(countRanges(ranges, selected.offeredPrices, byMaster ? columns.master : undefined)).toEqual(
					ranges.map((range) => hits(bruteForce({ ...asked, price: range }))),
				);
				for (let color = 0; color < COLORS; color++) {
					expect(selected.counts.get("color")?.[color]).toBe(hits(bruteForce({ ...asked, colors: [color] })));
				}
				for (let size = 0; size < SIZES; size++) {
					expect(selected.counts.get("size")?.[size]).toBe(hits(bruteForce({ ...asked, sizes: [size] })));
				}
				for (let category = 0; category < CATEGORIES; category++) {
					expect(selected.counts.get("cgid")?.[category]).toBe(hits(bruteForce({ ...asked, category })));
				}
				expect(selected.counts.has(PRICE_FACET)).toBe(false);
			}),
			{ numRuns: 300 },
		);
	});
});
