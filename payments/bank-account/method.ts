import type { Method } from "../method.ts";
import { BANK_ACCOUNT, readDigits } from "./platform.ts";

export const bankAccount: Method = {
	name: "bank-account",
	id: BANK_ACCOUNT,
	pays: "all",
	read: ({ fields }, t) => ({ text: t("checkout.accountEnding", { digits: readDigits(fields) }) }),
	pending: (orderNo, t) => ({
		title: t("pendingOrder.transferTitle"),
		hint: t("pendingOrder.transferHint", { orderNo }),
	}),
};
