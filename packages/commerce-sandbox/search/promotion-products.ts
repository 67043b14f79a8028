import type { ProductFilter, Promotion } from "../house/promotions.ts";
import { isActive } from "../promotions/promotion-rules.ts";
import { promotionRules } from "../settings/promotions.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { PromotionRole } from "./refine.ts";
import { hasAny } from "./select-groups.ts";

type Condition = (ordinal: number) => boolean;
type Context = {
	db: D1Database;
	gen: number;
	index: SearchIndex;
	frame: CatalogueFrame;
	siteId: string;
	now: Date;
};

/**
 * Returns a condition for products in a role: `discounted` products get the discount, `bonus` products are given free, `qualifying`
 * products must be bought without being discounted.
 */
export async function productsOfPromotions(
	ids: readonly string[],
	role: PromotionRole,
	cx: Context,
): Promise<Condition> {
	const conditions: Condition[] = [];
	for (const id of ids) {
		const promotion = promotionRules.promotions.find((promotion) => promotion.id === id);
		if (!promotion) conditions.push(...(role === "all" || role === "discounted" ? [findMarked(id, cx)] : []));
		else if (isActive(promotion, cx)) conditions.push(...(await ofDefined(promotion, role, cx)));
	}
	return (n) => conditions.some((isMet) => isMet(n));
}

async function ofDefined(promotion: Promotion, role: PromotionRole, cx: Context): Promise<Condition[]> {
	const { discount, products } = promotion;
	const isDiscounted = promotion.class === "product" && discount.kind !== "bonus";
	const conditions: Condition[] = [];
	if (role === "all" || role === (isDiscounted ? "discounted" : "qualifying"))
		conditions.push(...(await findNamed(promotion.id, products, cx)));
	if (discount.kind === "bonus" && (role === "all" || role === "bonus"))
		conditions.push(...(await findNamed(promotion.id, { kind: "products", ids: discount.productIds }, cx)));
	return conditions;
}

async function findNamed(id: string, products: ProductFilter, cx: Context): Promise<Condition[]> {
	const concerns = concernsGroup({ id, products }, cx.index, cx.frame);
	if (products.kind !== "products") return [concerns];
	const groups = await groupsWith(products.ids, cx);
	return [(n) => groups.has(cx.index.ids[n] ?? "") || concerns(n)];
}

const findMarked = (id: string, { index, frame }: Context): Condition =>
	concernsGroup({ id, products: { kind: "marked" } }, index, frame);

export function concernsGroup(
	{ id, products }: Pick<Promotion, "id" | "products">,
	{ categories, promotions, masters, master }: SearchIndex,
	frame: CatalogueFrame,
): Condition {
	switch (products.kind) {
		case "all":
			return () => true;
		case "marked": {
			const ordinal = frame.promotions.get(id)?.ordinal;
			const wantedOrdinals = new Set(ordinal === undefined ? [] : [ordinal]);
			return (n) => hasAny(promotions, n, wantedOrdinals);
		}
		case "categories": {
			const wantedOrdinals = new Set(
				products.ids.flatMap((one) => frame.categoryById.get(one)?.ordinal ?? []),
			);
			return (n) => hasAny(categories, n, wantedOrdinals);
		}
		case "products": {
			const wantedIds = new Set(products.ids);
			return (n) => wantedIds.has(masters[master[n] ?? 0] ?? "");
		}
	}
}

async function groupsWith(variantIds: readonly string[], { db, gen }: Context): Promise<Set<string>> {
	const { results } = await db
		.prepare(
			"SELECT DISTINCT group_id AS id FROM variant WHERE gen = ?1 AND id IN (SELECT value FROM json_each(?2))",
		)
		.bind(gen, JSON.stringify(variantIds))
		.all<{ id: string }>();
	return new Set(results.map((row) => row.id));
}
