import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";

export type CartData = {
	basket: BasketView;
	notice?: string;
	coupon?: { text: string; isRefused: boolean; typed?: string };
	message?: string;
	leftBehind?: { hint: string; names: string[] };
	express?: ExpressView;
	fraudBeacon?: string;
	/** Days in which items can be returned. */
	returnDays?: number;
	error?: string;
	collect?: string;
	share?: { link?: string };
};
