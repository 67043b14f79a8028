import type { Promotion } from "../../house/promotions.ts";
import { textIn } from "../../languages.ts";
import { concernsLine } from "../../promotions/promotion-rules.ts";
import { promotionalPrices, unitPrice } from "../../promotions/unit-price.ts";
import { offeredVariants } from "../../store/offered-variants.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { paidIn } from "./product-parts.ts";

type View = Pick<CatalogueView, "frame" | "promotions" | "currency">;

export function promotionDocuments(
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: View & Pick<CatalogueView, "texts">,
) {
	const concerning = concernedBy(product, view);
	const promotionSet = new Set(variants.flatMap((variant) => concerning(variant)));
	if (promotionSet.size === 0) return [];
	const offers = offeredVariants(variants, view.currency).map((variant) => {
		const price = paidIn(variant, view.currency) ?? 0;
		return { price, prices: promotionalPrices(price, concerning(variant), view.currency) };
	});
	return [...promotionSet].map(({ id, callout }) => ({
		promotionId: id,
		calloutMsg: textIn(callout, view.texts),
		promotionalPrice:
			offers.length === 0 ? 0 : Math.min(...offers.map(({ price, prices }) => prices.get(id) ?? price)),
	}));
}

export function createUnitPrices(
	product: ProductRecord,
	view: View,
): (variant: VariantRecord) => number | undefined {
	const concerning = concernedBy(product, view);
	const pricesByKey = new Map<string, number>();
	return (variant) => {
		const price = paidIn(variant, view.currency);
		if (price === undefined) return undefined;
		const promotions = concerning(variant);
		if (promotions.length === 0) return price;
		const key = [price, ...promotions.map(({ id }) => id)].join(" ");
		const paidPrice = pricesByKey.get(key) ?? unitPrice(price, promotions, view.currency);
		pricesByKey.set(key, paidPrice);
		return paidPrice;
	};
}

export function concernedBy(
	product: ProductRecord,
	{ frame, promotions }: Pick<View, "frame" | "promotions">,
): (variant: VariantRecord) => readonly Promotion[] {
	if (promotions.length === 0) return () => promotions;
	const above = product.categories.flatMap((id) => frame.categoryById.get(id)?.ancestors ?? []);
	const line = {
		masterId: product.id,
		categoryIds: [...product.categories, ...above.map(({ id }) => id)],
		marked: product.promotions.map((id) => ({ id })),
	};
	const concerning = (productId: string): Promotion[] =>
		promotions.filter((promotion) => concernsLine(promotion, { ...line, productId }));
	const ofProduct = concerning(product.id);
	const namesVariants = promotions.some(
		({ products }) =>
			products.kind === "products" && product.variants.some(({ id }) => products.ids.includes(id)),
	);
	return ({ id }) => (namesVariants ? concerning(id) : ofProduct);
}
