import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";
import type { CustomerView } from "../../shared/contracts/views.ts";

export type AccountData = {
	customer: CustomerView;
	notice?: string;
	navigation: AccountLinkView[];
	/** Null if the platform does not say; empty for a customer without orders. */
	latestOrder: OrderSummaryView[] | null;
	ordersHref: string;
	/** Absent if the site has no loyalty programme; null if the platform does not say. */
	loyalty?: { href: string; pointsText?: string } | null;
};
