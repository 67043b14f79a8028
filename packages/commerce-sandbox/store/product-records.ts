import type { CustomValue } from "../catalogue/import-fields.ts";
import type { Prices } from "../catalogue/import-lines.ts";
import type { Text } from "../languages.ts";
import { LIVE_GENERATION } from "./catalogue-store.ts";

export type VariantRecord = {
	id: string;
	masterId: string;
	groupId: string;
	values: Record<string, string>;
	prices: Prices;
	images: string[];
	ean?: string;
	ats: number;
	stockLevel: number;
	preorderable: boolean;
};

export type ProductRecord = {
	id: string;
	position: number;
	brand: string;
	name: Text;
	description: string | null;
	categories: string[];
	primaryCategory: string;
	attributes: Record<string, string[]>;
	variationAttributes: string[];
	images: string[];
	promotions: string[];
	custom: Record<string, CustomValue>;
	kind: "product" | "set" | "bundle";
	updatedAt?: number | null;
	members: ProductMember[];
	variants: VariantRecord[];
};
export type ProductMember = { id: string; quantity: number };

type ProductRow = {
	id: string;
	position: number;
	brand: string;
	name: string;
	description: string | null;
	categories: string;
	primary_category: string;
	attributes: string;
	variation_attributes: string;
	images: string;
	promotions: string;
	custom: string;
	kind: ProductRecord["kind"];
	members: string;
	updated_at: number | null;
};
type VariantRow = {
	id: string;
	master_id: string;
	group_id: string;
	variation_values: string;
	prices: string;
	images: string;
	ean: string | null;
	ats: number;
	stock_level: number;
	preorderable: number;
};

const PRODUCT_COLUMNS =
	"p.id, p.position, p.brand, p.name, p.description, p.categories, p.primary_category, p.attributes, p.variation_attributes, p.images, p.promotions, p.custom, p.kind, p.members, p.updated_at";
const VARIANT_COLUMNS =
	"v.id, v.master_id, v.group_id, v.variation_values, v.prices, v.images, v.ean, i.ats, i.stock_level, i.preorderable";
const VARIANTS = `SELECT ${VARIANT_COLUMNS} FROM product p
	JOIN variant v ON v.gen = p.gen AND v.master_id = p.id
	JOIN inventory i ON i.gen = v.gen AND i.variant_id = v.id`;

export async function loadProducts(
	db: D1Database,
	gen: number,
	masterIds: readonly string[],
): Promise<Map<string, ProductRecord>> {
	if (masterIds.length === 0) return new Map();
	const condition = "p.gen = ?1 AND p.id IN (SELECT value FROM json_each(?2))";
	const ids = JSON.stringify([...new Set(masterIds)]);
	const [products, variants] = await db.batch<never>([
		db.prepare(`SELECT ${PRODUCT_COLUMNS} FROM product p WHERE ${condition}`).bind(gen, ids),
		db.prepare(`${VARIANTS} WHERE ${condition} ORDER BY v.position`).bind(gen, ids),
	]);
	return new Map(
		join((products?.results ?? []) as ProductRow[], (variants?.results ?? []) as VariantRow[]).map(
			(product) => [product.id, product],
		),
	);
}

export async function loadProductsAfter(
	db: D1Database,
	gen: number,
	position: number,
	limit: number,
): Promise<ProductRecord[]> {
	const page = "SELECT id FROM product WHERE gen = ?1 AND position > ?2 ORDER BY position LIMIT ?3";
	const [products, variants] = await db.batch<never>([
		db
			.prepare(
				`SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.gen = ?1 AND p.position > ?2 ORDER BY p.position LIMIT ?3`,
			)
			.bind(gen, position, limit),
		db
			.prepare(`${VARIANTS} WHERE p.gen = ?1 AND p.id IN (${page}) ORDER BY v.position`)
			.bind(gen, position, limit),
	]);
	return join((products?.results ?? []) as ProductRow[], (variants?.results ?? []) as VariantRow[]);
}

export type ProductKind = "master" | "item" | "variationGroup" | "variant" | "set" | "bundle";
export type ProductReference = { id: string; masterId: string; kind: ProductKind };

/** `gen`: an expression, either a parameter or the subquery of the live generation. */
const selectReferences = (
	gen: string,
) => `SELECT v.id, v.master_id AS masterId, CASE WHEN v.id = v.master_id THEN 'item' ELSE 'variant' END AS kind
		FROM variant v WHERE v.gen = ${gen} AND v.id IN (SELECT value FROM json_each(?2))
	UNION ALL
	SELECT DISTINCT v.group_id, v.master_id, 'variationGroup'
		FROM variant v WHERE v.gen = ${gen} AND v.group_id IN (SELECT value FROM json_each(?2)) AND v.group_id <> v.id
	UNION ALL
	SELECT p.id, p.id, CASE p.kind WHEN 'product' THEN 'master' ELSE p.kind END
		FROM product p WHERE p.gen = ${gen} AND p.id IN (SELECT value FROM json_each(?2))`;

export async function resolveProductIds(
	db: D1Database,
	gen: number,
	ids: readonly string[],
): Promise<Map<string, ProductReference>> {
	const { results } = await db
		.prepare(selectReferences("?1"))
		.bind(gen, JSON.stringify(ids))
		.all<ProductReference>();
	return referencesById(results);
}

/**
 * Returns the references by id. An id may have several rows, because a standard product is found as item and as master: the first row
 * counts, but for a bundle the last row.
 */
function referencesById(rows: readonly ProductReference[]): Map<string, ProductReference> {
	const references = new Map<string, ProductReference>();
	for (const reference of rows)
		if (!references.has(reference.id) || reference.kind === "bundle") references.set(reference.id, reference);
	return references;
}

export type Referenced = {
	references: Map<string, ProductReference>;
	products: Map<string, ProductRecord>;
};

export async function loadReferenced(
	db: D1Database,
	gen: number,
	ids: readonly string[],
): Promise<Referenced> {
	if (ids.length === 0) return { references: new Map(), products: new Map() };
	return readReferenced(await db.batch<never>(referencedStatements(db, "?1", gen, ids)));
}

/** Returns the live generation and what the ids name in it, in one round trip. */
export async function loadLiveReferenced(
	db: D1Database,
	siteId: string,
	ids: readonly string[],
): Promise<Referenced & { gen: number }> {
	const [live, ...rows] = await db.batch<never>([
		db.prepare(`SELECT ${LIVE_GENERATION} AS gen`).bind(siteId),
		...referencedStatements(db, LIVE_GENERATION, siteId, ids),
	]);
	const [row] = (live?.results ?? []) as { gen: number | null }[];
	return { gen: row?.gen ?? 0, ...readReferenced(rows) };
}

function referencedStatements(
	db: D1Database,
	gen: string,
	first: number | string,
	ids: readonly string[],
): D1PreparedStatement[] {
	const references = selectReferences(gen);
	const masters = `SELECT DISTINCT masterId AS id FROM (${references})`;
	return [
		references,
		// CROSS JOIN starts with the few ids, because the planner would otherwise scan all products.
		`SELECT ${PRODUCT_COLUMNS} FROM (${masters}) wanted CROSS JOIN product p ON p.gen = ${gen} AND p.id = wanted.id`,
		`SELECT ${VARIANT_COLUMNS} FROM (${masters}) wanted
			CROSS JOIN variant v ON v.gen = ${gen} AND v.master_id = wanted.id
			CROSS JOIN inventory i ON i.gen = v.gen AND i.variant_id = v.id
			ORDER BY v.position`,
	].map((sql) => db.prepare(sql).bind(first, JSON.stringify([...new Set(ids)])));
}

function readReferenced([references, products, variants]: D1Result<never>[]): Referenced {
	const records = join((products?.results ?? []) as ProductRow[], (variants?.results ?? []) as VariantRow[]);
	return {
		references: referencesById((references?.results ?? []) as ProductReference[]),
		products: new Map(records.map((product) => [product.id, product])),
	};
}

function join(products: ProductRow[], variants: VariantRow[]): ProductRecord[] {
	const byMaster = Map.groupBy(variants, (row) => row.master_id);
	return products.map((row) => ({
		id: row.id,
		position: row.position,
		brand: row.brand,
		name: JSON.parse(row.name),
		description: row.description,
		categories: JSON.parse(row.categories),
		primaryCategory: row.primary_category,
		attributes: JSON.parse(row.attributes),
		variationAttributes: JSON.parse(row.variation_attributes),
		images: JSON.parse(row.images),
		promotions: JSON.parse(row.promotions),
		custom: JSON.parse(row.custom),
		kind: row.kind,
		members: JSON.parse(row.members),
		updatedAt: row.updated_at,
		variants: (byMaster.get(row.id) ?? []).map(toVariant),
	}));
}

const toVariant = (row: VariantRow): VariantRecord => ({
	id: row.id,
	masterId: row.master_id,
	groupId: row.group_id,
	values: JSON.parse(row.variation_values),
	prices: JSON.parse(row.prices),
	images: JSON.parse(row.images),
	...(row.ean === null ? {} : { ean: row.ean }),
	ats: row.ats,
	stockLevel: row.stock_level,
	preorderable: row.preorderable === 1,
});

export const isStandardProduct = (product: ProductRecord): boolean => product.variants[0]?.id === product.id;

export const listVariantGroups = (product: ProductRecord): Map<string, VariantRecord[]> =>
	Map.groupBy(product.variants, (variant) => variant.groupId);

export type MemberRecord = {
	id: string;
	quantity: number;
	product: ProductRecord;
	variants: VariantRecord[];
};

export async function loadMembers(
	db: D1Database,
	gen: number,
	products: Iterable<ProductRecord>,
): Promise<Map<string, MemberRecord[]>> {
	const owners = [...products].filter((product) => product.members.length > 0);
	if (owners.length === 0) return new Map();
	const ids = owners.flatMap((product) => product.members.map((member) => member.id));
	const { references, products: records } = await loadReferenced(db, gen, ids);
	return new Map(
		owners.map((owner) => [
			owner.id,
			owner.members.flatMap(({ id, quantity }) => {
				const product = records.get(references.get(id)?.masterId ?? "");
				if (!product) return [];
				const own = product.variants.filter((variant) => variant.id === id);
				return [{ id, quantity, product, variants: own.length > 0 ? own : product.variants }];
			}),
		]),
	);
}
