import type { Promotion } from "../../../house/promotions.ts";
import { type LanguageCode, textIn } from "../../../languages.ts";
import { fromMinor, type Minor } from "../../../money.ts";
import {
	concernsLine,
	describeDiscount,
	isActive,
	isForShopper,
	toPromotionAmount,
} from "../../../promotions/promotion-rules.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { promotionRules } from "../../../settings/promotions.ts";
import type { PromotionContext } from "../pricing/price-basket.ts";
import { promotionLine } from "../pricing/price-lines.ts";
import { shippingMethodViews } from "./view-parts.ts";

export function approachingDiscounts(
	pricing: PricedBasket,
	context: PromotionContext,
	language: LanguageCode,
) {
	const { basket } = pricing;
	const { currency, siteId } = basket;
	const shopper = { ...context, siteId };
	return promotionRules.promotions.flatMap((promotion) => {
		const { minimumAmount } = promotion.condition;
		const isOffered =
			promotion.class !== "product" &&
			promotion.qualifiers.couponId === undefined &&
			isActive(promotion, shopper) &&
			isForShopper(promotion, shopper);
		if (!isOffered || minimumAmount === undefined) return [];
		const threshold = toPromotionAmount(minimumAmount, currency);
		const merchandise = sumMerchandise(pricing, promotion);
		if (merchandise === 0 || merchandise >= threshold) return [];
		const [shipment] = basket.document.shipments;
		const { methods } = promotion;
		return [
			{
				type: promotion.class,
				conditionThreshold: fromMinor(threshold, currency),
				merchandiseTotal: fromMinor(merchandise, currency),
				discount: describeDiscount(promotion.discount, currency),
				promotionLink: {
					promotionId: promotion.id,
					name: textIn(promotion.name, language),
					calloutMsg: textIn(promotion.callout, language),
				},
				...(promotion.class === "shipping"
					? {
							shipmentId: shipment.shipmentId,
							shippingMethods: shippingMethodViews(pricing, shipment, { currency, language }).filter(
								({ id }) => methods?.includes(id) ?? true,
							),
						}
					: {}),
			},
		];
	});
}

function sumMerchandise({ lines }: PricedBasket, promotion: Promotion): Minor {
	return lines
		.filter((line) => !line.bonus && concernsLine(promotion, promotionLine({ ...line, rest: line.price })))
		.reduce(
			(sum, line) =>
				sum + (promotion.class === "shipping" ? line.priceAfterOrderDiscount : line.priceAfterItemDiscount),
			0,
		);
}
