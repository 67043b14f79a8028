import { productIdsInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { Price } from "../catalogue/import-fields.ts";
import { findTexts, type Language, textIn } from "../languages.ts";
import { productPath } from "./slug.ts";

export type Sellable = {
	id: string;
	masterId: string;
	groupId: string;
	name: string;
	brand: string;
	values: Record<string, string>;
	/** In units of the currency; null if there is no price in the currency. */
	price: number | null;
	listPrice: number | null;
	tiers: NonNullable<Price["tiers"]>;
	ats: number;
	stockLevel: number;
	preorderable: boolean;
	orderable: boolean;
	image?: string;
	custom: Record<string, unknown>;
};

/** Returns the live generation, or 0 before a site's first import; no row has generation 0, so all queries return nothing. */
export async function liveGeneration(db: D1Database, siteId: string): Promise<number> {
	const gen = await db
		.prepare("SELECT gen FROM site_catalog WHERE site_id = ?")
		.bind(siteId)
		.first<number>("gen");
	return gen ?? 0;
}

export async function liveSince(
	db: D1Database,
	siteId: string,
): Promise<{ generation: number; since: number } | null> {
	return db
		.prepare(
			"SELECT g.gen AS generation, g.touched_at AS since FROM site_catalog s JOIN generation g ON g.gen = s.gen WHERE s.site_id = ?",
		)
		.bind(siteId)
		.first<{ generation: number; since: number }>();
}

/** Scalar subquery for statements whose ?1 is the site, which saves a round trip. */
export const LIVE_GENERATION = "(SELECT gen FROM site_catalog WHERE site_id = ?1)";

export type SellableRow = {
	gen: number;
	id: string;
	master_id: string;
	group_id: string;
	variation_values: string;
	prices: string;
	images: string;
	name: string;
	brand: string;
	custom: string;
	categories: string;
	promotions: string;
	members: string;
	master_images: string;
	ats: number;
	stock_level: number;
	preorderable: number;
};

// CROSS JOIN makes the wanted ids the outer loop; SQLite would otherwise scan every variant of the generation.
const SELLABLES = `
	SELECT v.gen, v.id, v.master_id, v.group_id, v.variation_values, v.prices, v.images, p.name, p.brand, p.custom,
		p.categories, p.promotions, p.members, p.images AS master_images, i.ats, i.stock_level, i.preorderable
	FROM (
		SELECT value FROM json_each(?2)
		UNION SELECT item.value ->> '$.productId' FROM basket JOIN json_each(basket.document, '$.items') item WHERE basket.id = ?3
	) wanted
	CROSS JOIN variant v ON v.gen = ${LIVE_GENERATION} AND v.id = wanted.value
	JOIN product p ON p.gen = v.gen AND p.id = v.master_id
	JOIN inventory i ON i.gen = v.gen AND i.variant_id = v.id`;

export function sellableStatement(
	db: D1Database,
	siteId: string,
	ids: readonly string[],
	basketId = "",
): D1PreparedStatement {
	return db.prepare(SELLABLES).bind(siteId, JSON.stringify(ids), basketId);
}

export async function loadSellables(
	db: D1Database,
	site: { siteId: string; currency: string; lang: string },
	ids: string[],
): Promise<Map<string, Sellable>> {
	if (ids.length === 0) return new Map();
	const { results } = await sellableStatement(db, site.siteId, ids).all<SellableRow>();
	return new Map(results.map((row) => [row.id, toSellable(row, site)]));
}

export function toSellable(row: SellableRow, site: { currency: string; lang: string }): Sellable {
	const price = (JSON.parse(row.prices) as Record<string, Price>)[site.currency];
	const [image] = [...(JSON.parse(row.images) as string[]), ...(JSON.parse(row.master_images) as string[])];
	return {
		id: row.id,
		masterId: row.master_id,
		groupId: row.group_id,
		name: textIn(JSON.parse(row.name), findTexts(site.lang)),
		brand: row.brand,
		values: JSON.parse(row.variation_values),
		price: price === undefined ? null : (price.sale ?? price.list),
		listPrice: price?.list ?? null,
		tiers: price?.tiers ?? [],
		ats: row.ats,
		stockLevel: row.stock_level,
		preorderable: row.preorderable === 1,
		orderable: price !== undefined && row.ats > 0,
		...(image === undefined ? {} : { image }),
		custom: JSON.parse(row.custom),
	};
}

export type ProductAtPath = { id: string; masterId: string; groupId: string | null; canonical: string };

/**
 * Returns the product of a path such as `/silk-dress-VT10001-red.html`, found by its slug, otherwise by the longest ending that is an id;
 * null if there is none (catalogue-21).
 */
export async function findProductBySlug(
	db: D1Database,
	{ siteId, language }: { siteId: string; language: Language },
	path: string,
): Promise<ProductAtPath | null> {
	const ids = productIdsInPath(path);
	if (ids.length === 0) return null;
	const { results } = await db
		.prepare(
			`SELECT DISTINCT found.key, found.id, found.master_id AS masterId, found.group_id AS groupId, p.name FROM (
				SELECT wanted.key, p.id, p.id AS master_id, NULL AS group_id FROM json_each(?2) wanted
					CROSS JOIN product p ON p.gen = ${LIVE_GENERATION} AND p.id = wanted.value
				UNION ALL
				SELECT wanted.key, v.group_id, v.master_id, v.group_id FROM json_each(?2) wanted
					CROSS JOIN variant v ON v.gen = ${LIVE_GENERATION} AND v.group_id = wanted.value
				UNION ALL
				SELECT wanted.key, v.id, v.master_id, v.group_id FROM json_each(?2) wanted
					CROSS JOIN variant v ON v.gen = ${LIVE_GENERATION} AND v.id = wanted.value
			) found CROSS JOIN product p ON p.gen = ${LIVE_GENERATION} AND p.id = found.master_id
			ORDER BY found.key, found.group_id IS NULL`,
		)
		.bind(siteId, JSON.stringify(ids))
		.all<{ id: string; masterId: string; groupId: string | null; name: string }>();
	const references = results.map(({ id, masterId, groupId, name }) => ({
		id,
		masterId,
		groupId,
		canonical: productPath(textIn(JSON.parse(name), language), id),
	}));
	return references.find(({ canonical }) => canonical === path) ?? references[0] ?? null;
}

export async function findCategoryByUrl(
	db: D1Database,
	siteId: string,
	url: string,
): Promise<{ id: string; url: string } | null> {
	return db
		.prepare(`SELECT id, url FROM category WHERE gen = ${LIVE_GENERATION} AND url = ?2`)
		.bind(siteId, url.replace(/\/+$/, ""))
		.first<{ id: string; url: string }>();
}
