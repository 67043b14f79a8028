import type { Promotion } from "../../house/promotions.ts";
import { promotionRules } from "../../settings/promotions.ts";
import type { SearchIndex } from "./search-index.ts";

export const namedProducts = (promotions: readonly Promotion[] = promotionRules.promotions): Set<string> =>
	new Set(promotions.flatMap((promotion) => (promotion.class === "product" ? namedBy(promotion) : [])));

const namedBy = ({ products }: Promotion): readonly string[] =>
	products.kind === "products" ? products.ids : [];

export type PromotedRows = readonly { n: number; row: number | undefined; ids: ReadonlySet<string> }[];

/**
 * Returns the rows of variants that promotions name. A group without rows, indexed before a promotion named its variant, is discounted as a
 * whole until the next import.
 */
export async function namedRows(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	promotions: readonly Promotion[],
): Promise<PromotedRows> {
	const namedIds = namedProducts(promotions);
	if (namedIds.size === 0) return [];
	const { results } = await db
		.prepare(
			`SELECT id, group_id AS groupId FROM variant WHERE gen = ?1 AND group_id IN (
				SELECT group_id FROM variant WHERE gen = ?1 AND id IN (SELECT value FROM json_each(?2)))
				ORDER BY position`,
		)
		.bind(gen, JSON.stringify([...namedIds]))
		.all<{ id: string; groupId: string }>();
	if (results.length === 0) return [];
	const ordinals = new Map(index.ids.map((id, n) => [id, n]));
	const groups = Map.groupBy(results, ({ groupId }) => groupId);
	return [...groups].flatMap(([groupId, variants]) => {
		const n = ordinals.get(groupId);
		if (n === undefined) return [];
		const start = index.variants.offsets[n] ?? 0;
		const hasRows = (index.variants.offsets[n + 1] ?? 0) > start;
		return variants.flatMap(({ id }, at) => {
			const ids = promotions.filter((one) => namedBy(one).includes(id)).map((one) => one.id);
			return ids.length === 0 ? [] : { n, row: hasRows ? start + at : undefined, ids: new Set(ids) };
		});
	});
}
