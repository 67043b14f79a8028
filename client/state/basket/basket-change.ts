import type { CustomChoice } from "../../../shared/domain/catalogue/customisation.ts";
import type { AddOptions } from "./add-options.ts";

export type BasketChange =
	| ({ kind: "add"; productId: string } & AddOptions)
	| { kind: "custom"; itemId: string; productId: string; custom: CustomChoice }
	| { kind: "quantity"; itemId: string; quantity: number; from: number }
	| { kind: "remove"; itemId: string }
	| { kind: "gift"; giftWrap?: "1"; giftMessage: string; basketId?: string };

export const BASKET_KEY = ["basket"] as const;
