import type { ReceiptView } from "../../shared/contracts/basket-views.ts";
import type { ImageView } from "../../shared/contracts/views.ts";
import type { CollectedView } from "../../shared/contracts/visit-views.ts";
import type { GiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import type { ShopEventOf } from "../../shared/domain/shell/shop-events.ts";
import type { ShippingMethodView } from "../checkout/contract.ts";

/** An order of this session. */
export type OrderConfirmationData = ReceiptView & {
	orderNo: string;
	/** The event that analytics receives once (checkout-24). */
	purchase: Omit<ShopEventOf<"purchase">, "type">;
	email: string;
	/** `detail` and `image` are absent if the catalogue does not respond. */
	lines: {
		name: string;
		detail?: string;
		image?: ImageView | null;
		quantity: number;
		totalText: string;
	}[];
	/** The bill goes elsewhere (checkout-7). */
	billingLines: string[];
	addressLines: string[];
	/** The store it is fetched from, and who comes (stores-7). */
	pickUp?: CollectedView;
	/** It is a gift (gifts-5). */
	gift?: GiftOptions;
	method?: Pick<ShippingMethodView, "name" | "arrival">;
	/** Payments of a part, such as gift cards, come first. */
	paidWith: string[];
	isCustomer: boolean;
	/** The customer has no passkey yet. */
	offersPasskey: boolean;
	orderHref: string;
	/** The page where a guest opens an account with this order (identity-17). */
	registerHref: string;
};
