import type { PromotionRules } from "../house/promotions.ts";
import { house } from "../house.ts";

/** The house's promotions and coupons; a catalogue may mark products with further ones. */
export const promotionRules: PromotionRules = house.promotionRules;
