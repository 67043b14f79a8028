import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";

export type CartData = {
	basket: BasketView;
	notice?: string;
	message?: string;
	express?: ExpressView;
	error?: string;
};
