import { IMPORT_LIMITS } from "../catalogue/import-limits.ts";
import { isAddressSql } from "../records/content/read-pages.ts";
import { PAGES } from "../records/content/read-published.ts";
import { type BadLines, badLines } from "./bad-lines.ts";
import { sharedAddresses } from "./shared-addresses.ts";

const { categories, attributes, promotions, variants, valuesOfGroup, depth, errors } = IMPORT_LIMITS;

const most = (table: string, what: string, limit: number): string =>
	`SELECT NULL AS line, 'the catalogue has ' || count(*) || ' ${what}, expected at most ${limit}' AS reason FROM ${table} WHERE gen = ?1 HAVING count(*) > ${limit}`;

const ABOVE = `WITH RECURSIVE above (start, line, id, steps) AS (
	SELECT id, line, parent, 1 FROM category WHERE gen = ?1
	UNION ALL SELECT above.start, above.line, p.parent, above.steps + 1 FROM above JOIN category p ON p.gen = ?1 AND p.id = above.id
		WHERE above.steps <= ${depth})`;

/**
 * Each query selects the offending rows (`line` and `reason`). Rows copied from the previous catalogue have no line, so `reason` names
 * them.
 */
const CHECKS: readonly string[] = [
	`SELECT c.line, 'category "' || c.id || '": the parent "' || c.parent || '" is unknown, expected the id of a category that is there' AS reason FROM category c
		WHERE c.gen = ?1 AND c.parent IS NOT NULL AND NOT EXISTS (SELECT 1 FROM category p WHERE p.gen = ?1 AND p.id = c.parent)`,
	`${ABOVE} SELECT line, 'category "' || start || '" is its own ancestor: its parents lead back to it' AS reason FROM above WHERE id = start GROUP BY start`,
	`${ABOVE} SELECT line, 'category "' || start || '" is deeper than ${depth} levels below the top, or below a category that is its own ancestor' AS reason
		FROM above WHERE steps = ${depth + 1} AND id IS NOT NULL AND start NOT IN (SELECT start FROM above WHERE id = start)`,
	`SELECT max(c.line) AS line, 'the url "' || c.url || '" belongs to ' || count(*) || ' categories: ' || min(c.id) || ', ' || max(c.id) || ', expected one of its own for each' AS reason FROM category c WHERE c.gen = ?1 GROUP BY c.url HAVING count(*) > 1`,
	`SELECT c.line, 'category "' || c.id || '": the url "' || c.url || '" belongs to a page of the editors, expected another one' AS reason
		FROM category c JOIN content_entry e ON e.type IN ${PAGES} AND json_extract(e.published, '$.slug') = c.url
		WHERE c.gen = ?1 AND ${isAddressSql("c.url")}`,
	`SELECT p.line, 'product "' || p.id || '": the category "' || named.value || '" is unknown, expected the id of a category that is there' AS reason FROM product p, json_each(p.categories) named
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM category c WHERE c.gen = ?1 AND c.id = named.value)`,
	`SELECT p.line, 'product "' || p.id || '": the primary category "' || p.primary_category || '" is unknown, expected the id of a category that is there' AS reason FROM product p
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM category c WHERE c.gen = ?1 AND c.id = p.primary_category)
			AND NOT EXISTS (SELECT 1 FROM json_each(p.categories) own WHERE own.value = p.primary_category)`,
	`SELECT p.line, 'product "' || p.id || '": the attribute "' || named.key || '" is unknown, expected the id of an attribute that is there' AS reason FROM product p, json_each(p.attributes) named
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM attribute a WHERE a.gen = ?1 AND a.id = named.key)`,
	`SELECT p.line, 'product "' || p.id || '": the attribute "' || named.key || '" has no value "' || one.value || '", expected one of its line' AS reason
		FROM product p, json_each(p.attributes) named, json_each(named.value) one JOIN attribute a ON a.gen = ?1 AND a.id = named.key
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM json_each(a.value_names) known WHERE known.key = one.value)`,
	`SELECT p.line, 'product "' || p.id || '": the variation attribute "' || named.value || '" is unknown, expected the id of an attribute that is there' AS reason
		FROM product p, json_each(p.variation_attributes) named
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM attribute a WHERE a.gen = ?1 AND a.id = named.value)`,
	`SELECT p.line, 'product "' || p.id || '": the promotion "' || named.value || '" is unknown, expected the id of a promotion that is there' AS reason FROM product p, json_each(p.promotions) named
		WHERE p.gen = ?1 AND NOT EXISTS (SELECT 1 FROM promotion o WHERE o.gen = ?1 AND o.id = named.value)`,
	`SELECT p.line, 'product "' || p.id || '": the member "' || (member.value ->> 'id') || '" is unknown, expected the id of a product or variant that is there' AS reason FROM product p, json_each(p.members) member
		WHERE p.gen = ?1 AND p.kind <> 'product'
			AND NOT EXISTS (SELECT 1 FROM product o WHERE o.gen = ?1 AND o.id = member.value ->> 'id' AND o.kind = 'product')
			AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.gen = ?1 AND v.id = member.value ->> 'id' AND v.master_id <> p.id)`,
	`SELECT v.line, 'variant "' || v.id || '": the ' || p.kind || ' "' || p.id || '" has no variants' AS reason FROM variant v
		JOIN product p ON p.gen = ?1 AND p.id = v.master_id WHERE v.gen = ?1 AND p.kind <> 'product' AND v.id <> p.id`,
	`SELECT v.line, 'variant "' || v.id || '": the master "' || v.master_id || '" is unknown, expected the id of a master that is there' AS reason FROM variant v
		WHERE v.gen = ?1 AND NOT EXISTS (SELECT 1 FROM product p WHERE p.gen = ?1 AND p.id = v.master_id)`,
	`SELECT v.line, 'variant "' || v.id || '": "' || named.key || '" is no variation attribute of "' || p.id || '"' AS reason
		FROM variant v JOIN product p ON p.gen = ?1 AND p.id = v.master_id, json_each(v.variation_values) named
		WHERE v.gen = ?1 AND NOT EXISTS (SELECT 1 FROM json_each(p.variation_attributes) one WHERE one.value = named.key)`,
	`SELECT v.line, 'variant "' || v.id || '": the value of "' || one.value || '" is missing' AS reason
		FROM variant v JOIN product p ON p.gen = ?1 AND p.id = v.master_id, json_each(p.variation_attributes) one
		WHERE v.gen = ?1 AND v.id <> p.id AND NOT EXISTS (SELECT 1 FROM json_each(v.variation_values) named WHERE named.key = one.value)`,
	`WITH used AS (SELECT named.key AS attribute, named.value AS value, v.line, v.id
			FROM variant v, json_each(v.variation_values) named WHERE v.gen = ?1 GROUP BY named.key, named.value)
		SELECT used.line, 'variant "' || used.id || '": the attribute "' || used.attribute || '" has no value "' || used.value || '", expected one of its line' AS reason
		FROM used JOIN attribute a ON a.gen = ?1 AND a.id = used.attribute
		WHERE NOT EXISTS (SELECT 1 FROM json_each(a.value_names) known WHERE known.key = used.value)`,
	`SELECT max(v.line) AS line, 'variant "' || max(v.id) || '" has the same values as another variant of "' || v.master_id || '"' AS reason
		FROM variant v WHERE v.gen = ?1 GROUP BY v.master_id, v.variation_values HAVING count(*) > 1`,
	`SELECT max(v.line, coalesce(p.line, 0)) AS line, 'the id "' || v.id || '" belongs to a product and to a variant of "' || v.master_id || '", expected an id of its own for each' AS reason
		FROM variant v JOIN product p ON p.gen = ?1 AND p.id = v.id WHERE v.gen = ?1 AND v.master_id <> v.id`,
	`SELECT max(v.line) AS line, 'the variation group "' || v.group_id || '" belongs to the products "' || min(v.master_id) || '" and "' || max(v.master_id) || '", expected a colour or a product with another id' AS reason
		FROM variant v WHERE v.gen = ?1 GROUP BY v.group_id HAVING count(DISTINCT v.master_id) > 1`,
	`SELECT max(v.line) AS line, 'the variation group "' || v.group_id || '" of "' || v.master_id || '" has the id of a product or variant, expected a colour with another id' AS reason
		FROM variant v WHERE v.gen = ?1 AND v.id <> v.master_id
			AND (EXISTS (SELECT 1 FROM product p WHERE p.gen = ?1 AND p.id = v.group_id) OR EXISTS (SELECT 1 FROM variant o WHERE o.gen = ?1 AND o.id = v.group_id))
		GROUP BY v.group_id, v.master_id`,
	`SELECT max(v.line) AS line, 'product "' || v.master_id || '" has ' || count(*) || ' variants, expected at most ${variants}' AS reason
		FROM variant v WHERE v.gen = ?1 GROUP BY v.master_id HAVING count(*) > ${variants}`,
	`SELECT max(v.line) AS line, 'the variation group "' || v.group_id || '" has ' || count(DISTINCT named.value) || ' values of "' || named.key || '", expected at most ${valuesOfGroup}' AS reason
		FROM variant v, json_each(v.variation_values) named
		WHERE v.gen = ?1 AND v.group_id IN (SELECT group_id FROM variant WHERE gen = ?1 GROUP BY group_id HAVING count(*) > ${valuesOfGroup})
		GROUP BY v.group_id, named.key HAVING count(DISTINCT named.value) > ${valuesOfGroup}`,
	most("category", "categories", categories),
	most("attribute", "attributes", attributes),
	most("promotion", "promotions", promotions),
];

export async function checkImport(db: D1Database, gen: number): Promise<BadLines | undefined> {
	const results = await db.batch<{ line: number | null; reason: string; total: number }>(
		CHECKS.map((query) =>
			db
				.prepare(
					`SELECT *, count(*) OVER () AS total FROM (${query}) ORDER BY line IS NULL, line LIMIT ${errors}`,
				)
				.bind(gen),
		),
	);
	const rowSets = results.map((result) => result.results);
	const conflicts = await sharedAddresses(db, gen);
	return badLines(
		[...rowSets.flat().map(({ line, reason }) => ({ line: line ?? 0, reason })), ...conflicts],
		rowSets.reduce((sum, [first]) => sum + (first?.total ?? 0), conflicts.length),
	);
}

const SHORT_NAME = "master_id || '-' || coalesce(variation_values ->> 'color', 'all')";
const LONG_NAME = "master_id || '--' || coalesce(variation_values ->> 'color', 'all')";

/**
 * Returns statements that name groups `<product>-<colour>`, or `<product>--<colour>` if that id is taken. Copied groups first get the short
 * name again, because the conflict may be gone.
 */
export function nameGroupsApart(db: D1Database, gen: number): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`UPDATE variant SET group_id = ${SHORT_NAME} WHERE gen = ?1 AND id <> master_id AND group_id = ${LONG_NAME}`,
			)
			.bind(gen),
		db
			.prepare(
				`UPDATE variant SET group_id = ${LONG_NAME}
			WHERE gen = ?1 AND id <> master_id AND group_id = ${SHORT_NAME} AND (
				EXISTS (SELECT 1 FROM product p WHERE p.gen = ?1 AND p.id = variant.group_id)
				OR EXISTS (SELECT 1 FROM variant o WHERE o.gen = ?1 AND o.id = variant.group_id)
				OR group_id IN (SELECT group_id FROM variant WHERE gen = ?1 GROUP BY group_id HAVING count(DISTINCT master_id) > 1))`,
			)
			.bind(gen),
	];
}

/**
 * Returns statements that give standard products and bundles a variant under their own id, and remove such variants where a product has
 * others. Unchanged products of a copied catalogue keep their stock.
 */
export function standardProducts(db: D1Database, gen: number): D1PreparedStatement[] {
	const alone = `p.gen = ?1 AND p.kind <> 'set' AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.gen = ?1 AND v.master_id = p.id AND v.id <> p.id)`;
	const outdatedQuery = `SELECT own.id FROM variant own WHERE own.gen = ?1 AND own.id = own.master_id AND (
		EXISTS (SELECT 1 FROM variant o WHERE o.gen = ?1 AND o.master_id = own.id AND o.id <> own.id)
		OR EXISTS (SELECT 1 FROM product p WHERE p.gen = ?1 AND p.id = own.id AND p.kind = 'set'))`;
	return [
		db.prepare(`DELETE FROM inventory WHERE gen = ?1 AND variant_id IN (${outdatedQuery})`).bind(gen),
		db.prepare(`DELETE FROM variant WHERE gen = ?1 AND id IN (${outdatedQuery})`).bind(gen),
		db
			.prepare(
				`INSERT OR REPLACE INTO variant (gen, id, master_id, group_id, position, line, variation_values, prices, images, ean)
				SELECT ?1, p.id, p.id, p.id, p.position, p.line, '{}', p.own_prices, '[]', p.own_ean FROM product p
				WHERE ${alone} AND (p.line IS NOT NULL OR NOT EXISTS (SELECT 1 FROM variant v WHERE v.gen = ?1 AND v.id = p.id))`,
			)
			.bind(gen),
		db
			.prepare(
				`INSERT OR REPLACE INTO inventory (gen, variant_id, ats, stock_level, preorderable)
				SELECT ?1, p.id, p.own_stock ->> 'ats', coalesce(p.own_stock ->> 'stockLevel', p.own_stock ->> 'ats'), p.own_stock ->> 'preorderable'
				FROM product p
				WHERE ${alone} AND (p.line IS NOT NULL OR NOT EXISTS (SELECT 1 FROM inventory i WHERE i.gen = ?1 AND i.variant_id = p.id))`,
			)
			.bind(gen),
	];
}
