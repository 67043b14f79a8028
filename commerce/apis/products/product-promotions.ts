import { textIn } from "../../languages.ts";
import { markedPromotion } from "../../promotions/marked-promotion.ts";
import type { Promotion } from "../../promotions/promotion.ts";
import { isActive } from "../../promotions/promotion-rules.ts";
import { currencyDecimals } from "../../settings/countries.ts";
import { promotionRules } from "../../settings/promotions.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { priceFields } from "./product-parts.ts";

/** `productPromotions` of documents and hits: what anybody gets on this product, without coupon, group or source code. */
export function promotionDocuments(
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: CatalogueView,
) {
	const price = priceFields(variants, view, false).price as number | undefined;
	return [...markedOf(product, view), ...definedFor(product, view)].map((promotion) => ({
		promotionId: promotion.id,
		calloutMsg: textIn(promotion.callout, view.language),
		promotionalPrice: price === undefined ? 0 : promotionalPrice(price, promotion, view.currency),
	}));
}

/** The catalogue's marks; where merchants defined one further, as they did. */
function markedOf(product: ProductRecord, { frame, siteId }: CatalogueView): Promotion[] {
	const now = new Date();
	return product.promotions.flatMap((id) => {
		const mark = frame.promotions.get(id);
		if (!mark) return [];
		const defined = promotionRules.promotions.find((promotion) => promotion.id === id);
		if (defined) return isActive(defined, { siteId, now }) ? defined : [];
		return markedPromotion({ ...mark, text: mark.callout });
	});
}

/** Product promotions by category that need nothing but the product. */
const ofCategories = promotionRules.promotions.flatMap((promotion) =>
	promotion.class === "product" &&
	promotion.products.kind === "categories" &&
	Object.keys(promotion.qualifiers).length === 0
		? [{ promotion, categories: new Set(promotion.products.ids) }]
		: [],
);

function definedFor(product: ProductRecord, { frame, siteId }: CatalogueView): Promotion[] {
	const now = new Date();
	const isWithin = (categories: ReadonlySet<string>) =>
		product.categories.some(
			(id) =>
				categories.has(id) || frame.categoryById.get(id)?.ancestors.some((above) => categories.has(above.id)),
		);
	return ofCategories
		.filter(({ promotion, categories }) => isActive(promotion, { siteId, now }) && isWithin(categories))
		.map(({ promotion }) => promotion);
}

/** What one unit costs with this promotion alone; one with a condition changes no single unit's price. */
function promotionalPrice(price: number, { condition, discount }: Promotion, currency: string): number {
	const isPlain = discount.kind === "percentage" && Object.keys(condition).length === 0;
	if (!isPlain) return price;
	const decimals = currencyDecimals(currency);
	return Number((price * (1 - discount.percent / 100)).toFixed(decimals));
}
