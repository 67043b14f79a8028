import { toFaults } from "../../worker/request/form/form-fields.ts";
import type { Method } from "../method.ts";
import { BANK_ACCOUNT, readDigits, toInstrument } from "./platform.ts";
import { readBankAccount } from "./read-bank-account.ts";

export const bankAccount: Method = {
	name: "bank-account",
	id: BANK_ACCOUNT,
	pays: "all",
	read: ({ fields }, { t }) => ({ text: t("paidWith.account", { digits: readDigits(fields) }) }),
	offer: ({ name: title }, { cx: { t } }) => ({ title, go: t("checkout.useAccount") }),
	acts: {
		async use({ visitor }, { iban = "", bic = "" }) {
			const values = { iban: iban.slice(0, 64), bic: bic.slice(0, 64) };
			const result = readBankAccount({ iban, bic });
			// The form shows each error at its field (checkout-10).
			if ("faults" in result) return { ok: false, error: "form", values, faults: toFaults(result.faults) };
			const outcome = await visitor.checkout.payWith(toInstrument(result.ok));
			return outcome.ok ? { ok: true, next: "review" } : { ...outcome, values };
		},
	},
	earlier: { bank: "use" },
	pending: (orderNo, t) => ({
		title: t("pendingOrder.transferTitle"),
		hint: t("pendingOrder.transferHint", { orderNo }),
	}),
};
