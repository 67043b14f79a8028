import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderStatusView } from "../../shared/contracts/order-views.ts";
import type { ImageView } from "../../shared/contracts/views.ts";

export type OrderSummaryView = {
	orderNo: string;
	href: string;
	/** The day it was placed. */
	placed?: string;
	status: OrderStatusView;
	totalText: string;
	/** Of its products, the first few. */
	images: ImageView[];
	/** How many items it has. */
	count: number;
};

export type OrdersData = {
	navigation: AccountLinkView[];
	/** Null while the platform does not say. */
	orders: OrderSummaryView[] | null;
	previousHref?: string;
	nextHref?: string;
	trackHref: string;
};
