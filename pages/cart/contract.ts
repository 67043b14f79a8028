import type { BasketView } from "../../shared/contracts/basket-views.ts";

export type CartData = { basket: BasketView; notice?: string; error?: string };
