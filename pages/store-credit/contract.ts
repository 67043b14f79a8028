import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

/** A change of a balance; amounts are signed. */
export type CreditMovementView = {
	kind: "return" | "gift" | "order";
	date?: string;
	amountText: string;
	/** The order it is about, and its page. */
	order?: { orderNo: string; href: string };
};

export type StoreCreditData = {
	navigation: AccountLinkView[];
	/** One price per currency; null if the platform does not say. */
	balances: string[] | null;
	/** The latest first. */
	movements: CreditMovementView[];
};
