import { groupId } from "../catalogue/group-id.ts";
import {
	type BundleLine,
	type ImportLine,
	type MasterLine,
	parseImportLine,
	type SetLine,
	type VariantLine,
} from "../catalogue/import-lines.ts";
import { jsonChunks } from "../store/json-chunks.ts";
import { drawnMediaId } from "../store/media-ids.ts";
import { type BadLine, type BadLines, badLines } from "./bad-lines.ts";
import { findRefusedLine, type Numbered } from "./find-refused-line.ts";
import type { ImportRow } from "./open-import.ts";

export async function stageLines(
	db: D1Database,
	open: ImportRow,
	text: string,
	firstLine: number,
	now: number,
): Promise<BadLines | { staged: number }> {
	const lines: Numbered<ImportLine>[] = [];
	const malformedLines: BadLine[] = [];
	for (const [index, json] of text.split("\n").entries()) {
		if (json.trim() === "") continue;
		const number = firstLine + index;
		const result = parseImportLine(json);
		if (result.ok) lines.push({ number, line: result.line });
		else malformedLines.push({ line: number, reason: result.reason });
	}
	const [duplicates, missing] = await Promise.all([
		findDuplicates(db, open.gen, lines),
		findMissingUploads(db, lines),
	]);
	const bad = badLines([...malformedLines, ...duplicates, ...missing]);
	if (bad) return bad;
	try {
		await db.batch([
			...stagingStatements(db, open, lines),
			db
				.prepare("UPDATE generation SET lines = lines + ?2, touched_at = ?3 WHERE gen = ?1")
				.bind(open.gen, lines.length, now),
		]);
	} catch (error) {
		const refusedLine = await findRefusedLine((some) => stagingStatements(db, open, some), db, lines);
		if (!refusedLine) throw error;
		return { errors: [refusedLine], more: 0 };
	}
	return { staged: lines.length };
}

const TABLES = {
	attribute: "attribute",
	category: "category",
	promotion: "promotion",
	master: "product",
	variant: "variant",
	set: "product",
	bundle: "product",
} as const;

async function findDuplicates(
	db: D1Database,
	gen: number,
	lines: readonly Numbered<ImportLine>[],
): Promise<BadLine[]> {
	const first = new Map<string, number>();
	const kinds = Map.groupBy(lines, ({ line }) => line.kind);
	if (kinds.size > 0) {
		const rows = await db.batch<{ kind: ImportLine["kind"]; id: string; line: number }>(
			[...kinds].map(([kind, some]) =>
				db
					.prepare(
						`SELECT ?3 AS kind, id, line FROM ${TABLES[kind]} WHERE gen = ?1 AND line IS NOT NULL AND id IN (SELECT value FROM json_each(?2))`,
					)
					.bind(gen, JSON.stringify(some.map(({ line }) => line.id)), kind),
			),
		);
		for (const row of rows.flatMap(({ results }) => results))
			first.set(`${TABLES[row.kind]} ${row.id}`, row.line);
	}
	const bad: BadLine[] = [];
	for (const { number, line } of lines) {
		const key = `${TABLES[line.kind]} ${line.id}`;
		const earlier = first.get(key);
		if (earlier === undefined) first.set(key, number);
		else
			bad.push({
				line: number,
				reason: `${line.kind} "${line.id}" is already on line ${earlier}, expected each id once`,
			});
	}
	return bad;
}

const listImages = (line: ImportLine): readonly string[] => ("images" in line ? line.images : []);

async function findMissingUploads(
	db: D1Database,
	lines: readonly Numbered<ImportLine>[],
): Promise<BadLine[]> {
	const uploads = new Set(
		lines.flatMap(({ line }) => listImages(line)).filter((image) => drawnMediaId("", image) === undefined),
	);
	if (uploads.size === 0) return [];
	const { results } = await db
		.prepare("SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM media)")
		.bind(JSON.stringify([...uploads]))
		.all<{ value: string }>();
	const missing = new Set(results.map((row) => row.value));
	return lines.flatMap(({ number, line }) => {
		const image = listImages(line).find((one) => missing.has(one));
		return image === undefined
			? []
			: [
					{
						line: number,
						reason: `${line.kind} "${line.id}": images: the picture "${image}" is neither drawn nor uploaded`,
					},
				];
	});
}

const toGroupId = (line: VariantLine): string => groupId(line.master, line.values.color);

function stagingStatements(
	db: D1Database,
	open: ImportRow,
	lines: readonly Numbered<ImportLine>[],
): D1PreparedStatement[] {
	const media = new Map<string, string>();
	const mediaIds = (owner: string, images: readonly string[]): string =>
		JSON.stringify(
			images.map((image) => {
				const drawnId = drawnMediaId(owner, image);
				if (drawnId !== undefined) media.set(drawnId, image);
				return drawnId ?? image;
			}),
		);
	const rows: Record<
		"attribute" | "category" | "promotion" | "product" | "variant" | "inventory",
		unknown[][]
	> = {
		attribute: [],
		category: [],
		promotion: [],
		product: [],
		variant: [],
		inventory: [],
	};
	for (const { number, line } of lines) {
		const start = [line.id, open.basePosition + number, number];
		switch (line.kind) {
			case "attribute":
				rows.attribute.push([
					...start,
					JSON.stringify(line.name),
					JSON.stringify(line.values),
					line.swatches ? JSON.stringify(line.swatches) : null,
					Number(line.refinable),
					Number(line.variation),
				]);
				break;
			case "category":
				rows.category.push([
					...start,
					line.parent ?? null,
					JSON.stringify(line.name),
					line.description ? JSON.stringify(line.description) : null,
					line.url,
					Number(line.showInMenu),
				]);
				break;
			case "promotion":
				rows.promotion.push([...start, JSON.stringify(line.calloutMsg), line.percent]);
				break;
			case "master":
			case "set":
			case "bundle":
				rows.product.push([...start, ...productRow(line, mediaIds(line.id, line.images))]);
				break;
			case "variant":
				rows.variant.push([
					...start,
					line.master,
					toGroupId(line),
					JSON.stringify(line.values),
					JSON.stringify(line.prices),
					mediaIds(toGroupId(line), line.images),
					line.ean ?? null,
				]);
				rows.inventory.push([
					line.id,
					line.stock.ats,
					line.stock.stockLevel ?? line.stock.ats,
					Number(line.stock.preorderable),
				]);
				break;
		}
	}
	const statements: D1PreparedStatement[] = [];
	for (const [table, columns] of Object.entries(COLUMNS)) {
		const some = rows[table as keyof typeof rows];
		const statement = db.prepare(upsert(table, columns));
		for (const chunk of jsonChunks(some)) statements.push(statement.bind(open.gen, chunk));
	}
	for (const chunk of jsonChunks([...media]))
		statements.push(
			db
				.prepare(
					"INSERT OR IGNORE INTO media (id, source) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)",
				)
				.bind(chunk),
		);
	return statements;
}

function productRow(line: MasterLine | SetLine | BundleLine, images: string): unknown[] {
	const { prices, stock, ean } = line.kind === "set" ? {} : line;
	return [
		line.brand,
		JSON.stringify(line.name),
		line.description ? JSON.stringify(line.description) : null,
		JSON.stringify(line.categories),
		line.primaryCategory,
		JSON.stringify(line.attributes),
		JSON.stringify(line.kind === "master" ? line.variationAttributes : []),
		images,
		JSON.stringify(line.promotions ?? []),
		JSON.stringify(line.custom ?? {}),
		JSON.stringify(prices ?? {}),
		JSON.stringify(stock ?? { ats: 0, preorderable: false }),
		line.kind === "master" ? "product" : line.kind,
		JSON.stringify(listMembers(line)),
		ean ?? null,
	];
}

function listMembers(line: MasterLine | SetLine | BundleLine): { id: string; quantity: number }[] {
	if (line.kind === "master") return [];
	return line.kind === "set" ? line.products.map((id) => ({ id, quantity: 1 })) : line.products;
}

const COLUMNS = {
	attribute: ["id", "position", "line", "name", "value_names", "swatches", "refinable", "variation"],
	category: ["id", "position", "line", "parent", "name", "description", "url", "show_in_menu"],
	promotion: ["id", "position", "line", "callout", "percent"],
	product: [
		"id",
		"position",
		"line",
		"brand",
		"name",
		"description",
		"categories",
		"primary_category",
		"attributes",
		"variation_attributes",
		"images",
		"promotions",
		"custom",
		"own_prices",
		"own_stock",
		"kind",
		"members",
		"own_ean",
	],
	variant: ["id", "position", "line", "master_id", "group_id", "variation_values", "prices", "images", "ean"],
	inventory: ["variant_id", "ats", "stock_level", "preorderable"],
};

function upsert(table: string, columns: readonly string[]): string {
	const values = columns.map((_, index) => `json_extract(row.value, '$[${index}]')`).join(", ");
	const updates = columns
		.slice(1)
		.filter((column) => column !== "position")
		.map((column) => `${column} = excluded.${column}`)
		.join(", ");
	return `INSERT INTO ${table} (gen, ${columns.join(", ")}) SELECT ?1, ${values} FROM json_each(?2) row
		WHERE EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND open = 1)
		ON CONFLICT (gen, ${columns[0]}) DO UPDATE SET ${updates}`;
}
