import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { CustomerView } from "../../shared/contracts/views.ts";

export type AccountData = Partial<WithSections> & {
	customer: CustomerView;
	notice?: string;
	navigation: AccountLinkView[];
	latestOrder: OrderSummaryView[] | null;
	ordersHref: string;
	loyalty?: { href: string; pointsText?: string } | null;
};
