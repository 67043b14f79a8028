import type { BasketDocument, StoredItem } from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";
import { type Minor, percentOf, toMinor } from "./money.ts";

/** What one line costs, in the currency's smallest unit. */
export type LineTotal = {
	item: StoredItem;
	product: BasketProduct | undefined;
	basePrice: Minor;
	price: Minor;
	discount: Minor;
	priceAfterItemDiscount: Minor;
};

type BasketTotals = { lines: LineTotal[]; productSubTotal: Minor; productTotal: Minor };

/** Unit price now; of a product that left the catalogue the last known, if it was in this currency. */
function basePriceOf(item: StoredItem, product: BasketProduct | undefined, currency: string): Minor {
	const known = item.last.currency === currency ? item.last.basePrice : null;
	return toMinor(product?.price ?? known ?? 0, currency);
}

/** Prices every line and adds them up: totals are always the sum of their parts. */
export function totalsOf(
	document: BasketDocument,
	products: ReadonlyMap<string, BasketProduct>,
	currency: string,
): BasketTotals {
	const lines = document.items.map((item): LineTotal => {
		const product = products.get(item.productId);
		const basePrice = basePriceOf(item, product, currency);
		const price = basePrice * item.quantity;
		const discount = product?.promotion ? percentOf(price, product.promotion.percent) : 0;
		return { item, product, basePrice, price, discount, priceAfterItemDiscount: price - discount };
	});
	const productSubTotal = lines.reduce((sum, line) => sum + line.priceAfterItemDiscount, 0);
	// No order-level discounts yet: coupons will stand between the two.
	return { lines, productSubTotal, productTotal: productSubTotal };
}
