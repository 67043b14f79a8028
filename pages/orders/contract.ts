import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";

export type OrdersData = {
	navigation: AccountLinkView[];
	/** Null while the platform does not say. */
	orders: OrderSummaryView[] | null;
	/** Number of orders on all pages; absent if the platform does not say. */
	total?: number;
	previousHref?: string;
	nextHref?: string;
	trackHref: string;
};
