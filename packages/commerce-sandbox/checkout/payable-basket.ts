import type { LanguageCode } from "../languages.ts";
import type { Payable } from "../payments/payment-methods.ts";
import { countryOfBasket } from "../records/baskets/basket-country.ts";
import type { PricedBasket } from "../records/baskets/priced-basket.ts";

export const payableBasket = (
	{ basket, total, lines, giftCertificates }: PricedBasket,
	language: LanguageCode,
): Payable => ({
	siteId: basket.siteId,
	country: countryOfBasket(basket),
	currency: basket.currency,
	amount: total,
	language,
	contents: [
		...(giftCertificates.length > 0 ? (["giftCards"] as const) : []),
		...(basket.document.shipments.some(({ custom }) => custom.c_fromStoreId) ? (["pickUp"] as const) : []),
	],
	productIds: lines.flatMap(({ item, product }) => [
		item.productId,
		...(product ? [product.groupId, product.masterId] : []),
	]),
});
