import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";
import type { CustomerView } from "../../shared/contracts/views.ts";

export type AccountData = {
	customer: CustomerView;
	notice?: string;
	navigation: AccountLinkView[];
	/** Null while the platform does not say; empty without any. */
	latestOrder: OrderSummaryView[] | null;
	ordersHref: string;
	/** Missing where the site has no loyalty programme; null while the platform does not say. */
	loyalty?: { href: string; pointsText?: string } | null;
};
