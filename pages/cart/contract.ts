import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";

export type CartData = {
	basket: BasketView;
	notice?: string;
	coupon?: { text: string; refused: boolean; typed?: string };
	message?: string;
	/** Names of items that are not available in this country and wait for another one (basket-25). */
	leftBehind?: { hint: string; names: string[] };
	express?: ExpressView;
	/** The address of the fraud service's script (checkout-21). */
	fraudBeacon?: string;
	error?: string;
	/** A selection that a link has brought, by its code (basket-23). */
	collect?: string;
	/** Present for agents, who may create a link to the basket; `link` is the one created. */
	share?: { link?: string };
};
