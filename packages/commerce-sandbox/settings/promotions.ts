import type { PromotionRules } from "../house/promotions.ts";
import { house } from "../house.ts";

export const promotionRules: PromotionRules = house.promotionRules;
