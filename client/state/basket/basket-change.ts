import type { CustomChoice } from "../../../shared/domain/product/customisation.ts";
import type { AddOptions } from "./add-options.ts";

export type BasketChange =
	| ({ kind: "add"; productId: string } & AddOptions)
	| { kind: "custom"; itemId: string; productId: string; custom: CustomChoice }
	/** `from`: the quantity that was shown. */
	| { kind: "quantity"; itemId: string; quantity: number; from: number }
	| { kind: "remove"; itemId: string };

/** The mutation key that counts pending changes. */
export const BASKET_KEY = ["basket"] as const;
