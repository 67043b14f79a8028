import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";

export type CartData = {
	basket: BasketView;
	notice?: string;
	/** What became of a promo code, and whether it was refused. */
	coupon?: { text: string; refused: boolean };
	message?: string;
	/** What could not come along to this country, and waits for another one (basket-25). */
	leftBehind?: { hint: string; names: string[] };
	express?: ExpressView;
	error?: string;
};
