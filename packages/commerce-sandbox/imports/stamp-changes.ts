import type { ImportRow } from "./open-import.ts";

const PRODUCT =
	"brand, name, description, categories, primary_category, attributes, variation_attributes, images, promotions, custom, own_prices, own_ean, kind, members";
const VARIANT = "id, group_id, variation_values, prices, images, ean";

const selectVariants = (gen: string): string =>
	`SELECT ${VARIANT} FROM variant v WHERE v.gen = ${gen} AND v.master_id = product.id`;
const LIVE = "(SELECT max(gen) FROM site_catalog WHERE ?5 IS NULL OR site_id = ?5)";

/**
 * Returns the statement that sets the time of change of products up to a position. Products identical to the live catalogue keep their
 * time; stock does not count (catalogue-27).
 */
export const stampChanges = (
	db: D1Database,
	{ gen, siteId, indexedPosition }: ImportRow,
	upTo: number,
	now: number,
): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE product SET updated_at = coalesce((
				SELECT b.updated_at FROM product b WHERE b.gen = ${LIVE} AND b.id = product.id
				AND NOT EXISTS (SELECT ${listColumns("b")} EXCEPT SELECT ${listColumns("product")})
				AND NOT EXISTS (${selectVariants("?1")} EXCEPT ${selectVariants(LIVE)})
				AND NOT EXISTS (${selectVariants(LIVE)} EXCEPT ${selectVariants("?1")})
			), ?4)
			WHERE gen = ?1 AND position > ?2 AND position <= ?3
			AND EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND open = 1 AND indexed_position = ?2)`,
		)
		.bind(gen, indexedPosition, upTo, now, siteId);

function listColumns(table: string): string {
	return PRODUCT.split(", ")
		.map((column) => `${table}.${column}`)
		.join(", ");
}
