import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { OrderSummaryView } from "../../shared/contracts/order-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type OrdersData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	orders: OrderSummaryView[] | null;
	total?: number;
	previousHref?: string;
	nextHref?: string;
	trackHref: string;
};
