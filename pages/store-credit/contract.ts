import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type CreditMovementView = {
	kind: "return" | "gift" | "order";
	date?: string;
	amountText: string;
	order?: { orderNo: string; href: string };
};

export type StoreCreditData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	balances: string[] | null;
	movements: CreditMovementView[];
};
