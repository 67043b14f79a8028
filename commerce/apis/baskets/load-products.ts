import { LIVE_GENERATION, loadSellables } from "../../store/catalogue-store.ts";
import { languageOf, textIn } from "../../store/texts.ts";
import type { BasketProduct } from "./basket-product.ts";

type PricingSite = { siteId: string; currency: string; lang: string };

/** The products of a basket with price, stock and promotion as they are now. */
export async function loadProducts(
	db: D1Database,
	site: PricingSite,
	ids: readonly string[],
): Promise<Map<string, BasketProduct>> {
	if (ids.length === 0) return new Map();
	const [sellables, promotions] = await Promise.all([
		loadSellables(db, site, [...ids]),
		loadPromotions(db, site, ids),
	]);
	return new Map(
		[...sellables].map(([id, sellable]) => {
			const promotion = promotions.get(id);
			return [id, { ...sellable, ...(promotion ? { promotion } : {}) }];
		}),
	);
}

/** The strongest promotion of each product: promotions do not add up. */
async function loadPromotions(
	db: D1Database,
	site: PricingSite,
	ids: readonly string[],
): Promise<Map<string, NonNullable<BasketProduct["promotion"]>>> {
	const { results } = await db
		.prepare(
			`SELECT v.id AS productId, m.id, m.percent, m.callout FROM json_each(?2) wanted
				CROSS JOIN variant v ON v.gen = ${LIVE_GENERATION} AND v.id = wanted.value
				JOIN product p ON p.gen = v.gen AND p.id = v.master_id
				JOIN json_each(p.promotions) offered
				JOIN promotion m ON m.gen = v.gen AND m.id = offered.value AND m.percent > 0
			ORDER BY m.percent`,
		)
		.bind(site.siteId, JSON.stringify(ids))
		.all<{ productId: string; id: string; percent: number; callout: string }>();
	return new Map(
		results.map(({ productId, id, percent, callout }) => [
			productId,
			// The callout is HTML for a tile; a line item's text is plain.
			{
				id,
				percent,
				text: textIn(JSON.parse(callout), languageOf(site.lang))
					.replace(/<[^>]*>/g, "")
					.trim(),
			},
		]),
	);
}

/** Is this id one that exists but cannot itself be bought (a master or a variation group)? */
export async function isFamily(db: D1Database, siteId: string, id: string): Promise<boolean> {
	const row = await db
		.prepare(
			`SELECT 1 FROM product WHERE gen = ${LIVE_GENERATION} AND id = ?2
			UNION ALL SELECT 1 FROM variant WHERE gen = ${LIVE_GENERATION} AND group_id = ?2 LIMIT 1`,
		)
		.bind(siteId, id)
		.first();
	return row !== null;
}
