import { house } from "../house.ts";
import type { PromotionRules } from "../promotions/promotion.ts";

/** The house's promotions and coupons; a catalogue may mark products with further ones. */
export const promotionRules: PromotionRules = house.promotionRules;
