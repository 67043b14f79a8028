import type { Promotion } from "../house/promotions.ts";
import { promotionRules } from "../settings/promotions.ts";
import type { PromotionInput } from "./promotion-input.ts";
import { isActive, isForShopper } from "./promotion-rules.ts";

type ShopperNow = Pick<PromotionInput, "siteId" | "now" | "customerGroups" | "sourceCode">;

export const listShippingPromotions = (methodId: string, shopper: ShopperNow): Promotion[] =>
	promotionRules.promotions.filter(
		(promotion) =>
			promotion.class === "shipping" &&
			promotion.qualifiers.couponId === undefined &&
			(promotion.methods?.includes(methodId) ?? true) &&
			isActive(promotion, shopper) &&
			isForShopper(promotion, shopper),
	);
