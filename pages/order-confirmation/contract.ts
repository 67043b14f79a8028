import type { ReceiptView } from "../../shared/contracts/basket-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { ImageView } from "../../shared/contracts/views.ts";
import type { CollectedView } from "../../shared/contracts/visit-views.ts";
import type { GiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import type { ShippingMethodView } from "../checkout/contract.ts";

export type OrderConfirmationData = Partial<WithSections> &
	ReceiptView & {
		orderNo: string;
		email: string;
		lines: {
			name: string;
			detail?: string;
			image?: ImageView | null;
			quantity: number;
			totalText: string;
		}[];
		/** Empty if the billing address is the shipping address (checkout-7). */
		billingLines: string[];
		addressLines: string[];
		pickUp?: CollectedView;
		gift?: GiftOptions;
		method?: Pick<ShippingMethodView, "name" | "arrival">;
		paidWith: string[];
		isCustomer: boolean;
		offersPasskey: boolean;
		orderHref: string;
		registerHref: string;
	};
