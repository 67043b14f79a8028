import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type CreditMovementView = {
	kind: "return" | "gift" | "order";
	date?: string;
	amountText: string;
	order?: { orderNo: string; href: string };
};

export type StoreCreditData = {
	navigation: AccountLinkView[];
	balances: string[] | null;
	movements: CreditMovementView[];
};
