import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";

export type OrdersData = {
	navigation: AccountLinkView[];
	orders: OrderSummaryView[] | null;
	total?: number;
	previousHref?: string;
	nextHref?: string;
	trackHref: string;
};
