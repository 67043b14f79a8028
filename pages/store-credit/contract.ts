import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

/** What changed a balance; amounts with their sign. */
export type CreditMovementView = {
	kind: "return" | "gift" | "order";
	date?: string;
	amountText: string;
	/** The order it is about, and its page. */
	order?: { orderNo: string; href: string };
};

export type StoreCreditData = {
	navigation: AccountLinkView[];
	/** What is left, as a price of each currency; null while the platform does not say. */
	balances: string[] | null;
	/** The latest first. */
	movements: CreditMovementView[];
};
