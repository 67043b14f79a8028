import { type AnalyticsItem, floorAmount, toAnalyticsItem } from "../../../shared/domain/analytics/items.ts";
import type { FindProduct } from "./product-facts.ts";

/** `unit`: what one piece costs the shopper; `basePrice`: before promotions. */
type Line = { productId: string; name: string; unit: number | null; basePrice?: number; quantity: number };

/**
 * Describes a line of a bag or an order: by the catalogue, at the line's own price. Products that the shop has stopped selling, and gift cards, are
 * described by the line alone.
 */
export const toLineItem = (
	{ productId: id, name, unit, basePrice = 0, quantity }: Line,
	{ find }: FindProduct,
): AnalyticsItem => {
	const known = find(id);
	const { list = 0 } =
		known?.product.variants.find((one) => one.id === id)?.price ?? known?.product.price ?? {};
	const described = known
		? toAnalyticsItem(known.product, { variantId: id, categories: known.categories })
		: { id, masterId: id, name, brand: "", categories: [], priceType: "FP" as const };
	if (unit === null) return { ...described, price: null, discount: 0, quantity };
	return {
		...described,
		price: floorAmount(unit),
		unitPrice: unit,
		discount: Math.max(0, floorAmount(Math.max(list, basePrice) - unit)),
		quantity,
	};
};
