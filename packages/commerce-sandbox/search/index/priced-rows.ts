import type { Promotion } from "../../house/promotions.ts";
import { promotionRules } from "../../settings/promotions.ts";
import type { SearchIndex } from "./search-index.ts";

/** Products that product promotions name: masters, and single variants, which have rows of their own in the index. */
export const namedProducts = (promotions: readonly Promotion[] = promotionRules.promotions): Set<string> =>
	new Set(promotions.flatMap((promotion) => (promotion.class === "product" ? namedBy(promotion) : [])));

const namedBy = ({ products }: Promotion): readonly string[] =>
	products.kind === "products" ? products.ids : [];

/** A variant that promotions name: its group, its row if the group has any, and their ids. */
export type PromotedRows = readonly { n: number; row: number | undefined; ids: ReadonlySet<string> }[];

/**
 * The rows of variants that promotions name. A group that was indexed before any promotion named one of its variants may have no rows:
 * until the next import, such a promotion counts there for the whole group.
 */
export async function namedRows(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	promotions: readonly Promotion[],
): Promise<PromotedRows> {
	const named = namedProducts(promotions);
	if (named.size === 0) return [];
	const { results } = await db
		.prepare(
			`SELECT id, group_id AS groupId FROM variant WHERE gen = ?1 AND group_id IN (
				SELECT group_id FROM variant WHERE gen = ?1 AND id IN (SELECT value FROM json_each(?2)))
				ORDER BY position`,
		)
		.bind(gen, JSON.stringify([...named]))
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
