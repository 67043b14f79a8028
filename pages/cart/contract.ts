import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";

export type CartData = {
	basket: BasketView;
	notice?: string;
	coupon?: { text: string; isRefused: boolean; typed?: string };
	message?: string;
	/** Names of items that are not available in this country and wait for another one (basket-25). */
	leftBehind?: { hint: string; names: string[] };
	express?: ExpressView;
	/** The address of the fraud service's script (checkout-21). */
	fraudBeacon?: string;
	error?: string;
	/** The code of a selection from a link (basket-23). */
	collect?: string;
	share?: { link?: string };
};
