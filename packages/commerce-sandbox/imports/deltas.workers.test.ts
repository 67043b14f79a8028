import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { ImportLine } from "../catalogue/import-lines.ts";
import { liveGeneration } from "../store/catalogue-store.ts";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { runs } from "../testing/runs.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

/** Each comparison takes three whole imports. */
const TIMEOUT = 120_000;

/** Returns a generation as shoppers see it, without its number: rows in their order, and the index as it is stored. */
const READ = [
	"SELECT id, name, value_names, swatches, refinable, variation FROM attribute WHERE gen = ? ORDER BY position",
	"SELECT id, parent, name, description, url, show_in_menu FROM category WHERE gen = ? ORDER BY position",
	"SELECT id, callout, percent FROM promotion WHERE gen = ? ORDER BY position",
	"SELECT id, brand, name, categories, images, promotions, custom, own_prices, own_stock, own_ean, kind, members FROM product WHERE gen = ? ORDER BY position",
	"SELECT id, master_id, group_id, variation_values, prices, images, ean FROM variant WHERE gen = ? ORDER BY position, id",
	"SELECT variant_id, ats, stock_level, preorderable FROM inventory WHERE gen = ? ORDER BY variant_id",
	"SELECT part, data FROM search_part WHERE gen = ? ORDER BY part",
	"SELECT language, term, part, runs FROM search_posting WHERE gen = ? ORDER BY language, term, part",
	"SELECT group_id FROM stock_turn WHERE gen = ? ORDER BY group_id",
];

async function readLive(): Promise<unknown[]> {
	const gen = await liveGeneration(commerce.env.DB, "vetrina-eu");
	const read = await commerce.env.DB.batch(READ.map((sql) => commerce.env.DB.prepare(sql).bind(gen)));
	return read.map(({ results }) => results);
}

/** Line numbers are left out of refusals, because the delta has the same fault on another line. */
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof importLines>>): unknown => [
	status,
	((body.errors ?? []) as { reason: string }[]).map(({ reason }) => reason).toSorted(),
];

const writeKey = ({ kind, id }: ImportLine): string =>
	`${["master", "set", "bundle"].includes(kind) ? "product" : kind} ${id}`;

/** Returns the lines of the whole catalogue after a delta: changed lines keep their place, new ones follow. */
const applied = (base: readonly ImportLine[], delta: readonly ImportLine[]): ImportLine[] => [
	...new Map([...base, ...delta].map((line) => [writeKey(line), line])).values(),
];

async function expectSameAsFull(base: readonly ImportLine[], delta: readonly ImportLine[]): Promise<void> {
	const opened = await importLines(commerce, base, { replace: true });
	expect(opened.status, String(opened.body.detail)).toBe(200);
	await expectMergeAsFull(base, delta);
}

/** Expects that a delta merged into the live catalogue gives the same result as a full import. */
async function expectMergeAsFull(base: readonly ImportLine[], delta: readonly ImportLine[]): Promise<void> {
	const merged = await importLines(commerce, delta);
	const afterMerge = await readLive();
	const full = await importLines(commerce, applied(base, delta), { replace: true });
	expect(outcomeOf(merged)).toEqual(outcomeOf(full));
	if (full.status === 200) expect(afterMerge).toEqual(await readLive());
}

const find = (kind: ImportLine["kind"], id?: string): ImportLine => {
	const line = smallCatalogue.find((one) => one.kind === kind && (id === undefined || one.id === id));
	if (!line) throw new Error(`The small catalogue has no ${kind} ${id ?? ""}`);
	return line;
};
const variants = smallCatalogue.filter((line) => line.kind === "variant");
const withStock = (line: ImportLine, ats: number): ImportLine =>
	line.kind === "variant" ? { ...line, stock: { ats, preorderable: false } } : line;
const ofGroup = (group: string): ImportLine[] =>
	variants.filter(
		(line) => line.kind === "variant" && `${line.master}-${line.values.color ?? "all"}` === group,
	);

const colorLine = find("attribute", "color");
const colours = colorLine.kind === "attribute" ? colorLine.values : {};
const variantOf = (id: string, master: string, color: string): ImportLine =>
	({ ...variants[0], id, master, values: { color, size: "OS" } }) as ImportLine;

// proves catalogue-22
test(
	"two sizes of one colour sell out, and come back, in one stock feed",
	async () => {
		const sizes = ofGroup("VT100-red");
		expect(sizes).toHaveLength(2);
		const soldOut = sizes.map((line) => withStock(line, 0));
		await expectSameAsFull(smallCatalogue, soldOut);
		await expectSameAsFull(
			applied(smallCatalogue, soldOut),
			sizes.map((line) => withStock(line, 3)),
		);
	},
	TIMEOUT,
);

// proves catalogue-22
test.each<[string, ImportLine[], ImportLine[]]>([
	[
		"a product whose last variants move to another sells itself",
		[],
		ofGroup("VT103-ivory").map(
			(line) => ({ ...line, master: "VT104", values: { color: "ivory", size: "36" } }) as ImportLine,
		),
	],
	[
		"a product that becomes a set has no price and stock of its own",
		[],
		[
			{
				...find("master", "VT900"),
				kind: "set",
				products: ["VT100"],
				prices: undefined,
				stock: undefined,
				variationAttributes: undefined,
			} as unknown as ImportLine,
		],
	],
	[
		"a group has its short name again when the id that it stepped aside for is used elsewhere",
		[
			{ ...find("attribute", "color"), values: { ...colours, "dark-red": { en: "Dark red" } } } as ImportLine,
			{ ...find("master", "VT102"), id: "VT100-dark", name: { en: "Dark coat" } } as ImportLine,
			variantOf("9001", "VT100-dark", "red"),
			variantOf("9002", "VT100", "dark-red"),
		],
		[variantOf("9002", "VT100", "black")],
	],
	[
		"a new promotion follows those of a file that ends with promotions",
		[
			{ kind: "promotion", id: "p-z", calloutMsg: { en: "Z" }, percent: 5 },
			{ kind: "promotion", id: "p-y", calloutMsg: { en: "Y" }, percent: 5 },
			{ kind: "promotion", id: "p-x", calloutMsg: { en: "X" }, percent: 5 },
		],
		[{ kind: "promotion", id: "p-a", calloutMsg: { en: "A" }, percent: 5 }],
	],
])(
	"%s",
	async (_, more, delta) => {
		await expectSameAsFull(applied(smallCatalogue, more), delta);
	},
	TIMEOUT,
);

const stock = fc.constantFrom(0, 0, 1, 3);
const variantLine = fc
	.record({
		of: fc.constantFrom(...variants),
		id: fc.option(fc.constantFrom("9001", "9002", "VT102-black", "VT900-red"), { freq: 3, nil: undefined }),
		master: fc.option(fc.constantFrom("VT100", "VT102", "VT103", "VT900"), { freq: 2, nil: undefined }),
		color: fc.option(fc.constantFrom(...Object.keys(colours)), { freq: 2, nil: undefined }),
		size: fc.option(fc.constantFrom("36", "38", "M"), { freq: 2, nil: undefined }),
		ats: stock,
	})
	.map(({ of, id, master, color, size, ats }): ImportLine => {
		if (of.kind !== "variant") return of;
		return {
			...of,
			id: id ?? of.id,
			master: master ?? of.master,
			values: { ...of.values, ...(color ? { color } : {}), ...(size ? { size } : {}) },
			stock: { ats, preorderable: false },
		};
	});
const standardLine = fc.record({ id: fc.constantFrom("VT900", "VT901"), ats: stock }).map(
	({ id, ats }): ImportLine =>
		({
			...find("master", "VT900"),
			id,
			name: { en: `Vase ${id}` },
			variationAttributes: ["color", "size"],
			stock: { ats, preorderable: false },
		}) as ImportLine,
);
const promotionLine = fc
	.constantFrom("twenty-off", "ten-off", "a-first")
	.map((id): ImportLine => ({ kind: "promotion", id, calloutMsg: { en: id }, percent: 10 }));
const lines = (maxLength: number): fc.Arbitrary<ImportLine[]> =>
	fc.uniqueArray(
		fc.oneof({ weight: 5, arbitrary: variantLine }, { weight: 2, arbitrary: standardLine }, promotionLine),
		{ selector: writeKey, maxLength },
	);
/** Generates stock feeds for the sizes of some groups, in stock or sold out. */
const stockFeed = fc
	.uniqueArray(fc.tuple(fc.constantFrom(...variants), stock), { selector: ([line]) => line.id, minLength: 1 })
	.map((some) => some.map(([line, ats]) => withStock(line, ats)));

// proves catalogue-22
test(
	"any delta leaves the catalogue that the whole file of its result makes",
	async () => {
		let accepted = 0;
		await fc.assert(
			fc.asyncProperty(lines(4), fc.oneof(stockFeed, lines(8)), async (more, delta) => {
				const base = applied(smallCatalogue, more);
				const opened = await importLines(commerce, base, { replace: true });
				fc.pre(opened.status === 200);
				accepted++;
				await expectMergeAsFull(base, delta);
			}),
			{ numRuns: runs(8, 150), maxSkipsPerRun: 50 },
		);
		expect(accepted).toBeGreaterThan(0);
	},
	TIMEOUT,
);

// proves catalogue-22
test("no trigger relies on a conflict clause, which the statement that fires it overrules", async () => {
	const { results } = await commerce.env.DB.prepare(
		"SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
	).all<{ name: string; sql: string }>();
	expect(results.map(({ name }) => name)).toContain("stock_turned");
	for (const { name, sql } of results)
		expect(sql, name).not.toMatch(/\bOR\s+(IGNORE|REPLACE|FAIL|ABORT|ROLLBACK)\b|\bON\s+CONFLICT\b/i);
});
