import { findMethod } from "../../payments/find-method.ts";
import type { Texts } from "../../shared/i18n/create-texts.ts";
import type { PlacedOrder } from "../../worker/platform/commerce/checkout/checkout-documents.ts";
import type { CheckoutData } from "./contract.ts";

type BankStep = Pick<CheckoutData, "challenge" | "pending" | "isUnknown" | "error">;
type Order = Readonly<Pick<PlacedOrder, "orderNo" | "state" | "challenge">> & {
	readonly payments: readonly PlacedOrder["payments"][number][];
};

export const readBankStep = (order: Order | null, t: Texts["t"]): BankStep | "placed" | "failed" => {
	if (!order) return "failed";
	const { orderNo, state, challenge, payments } = order;
	if (state === "placed" || state === "failed") return state;
	if (state === "unpaid")
		return {
			pending: {
				orderNo,
				isPromised: false,
				title: t("pendingOrder.unpaidTitle"),
				hint: t("pendingOrder.unpaidHint", { orderNo }),
			},
		};
	if (challenge) return { challenge: { ...challenge, orderNo } };
	for (const payment of payments) {
		const pending = findMethod(payment)?.pending?.(orderNo, t);
		if (pending) return { pending: { orderNo, isPromised: true, ...pending } };
	}
	// The bank has no request for the order, or its reply was lost. The next attempt to order this basket asks the bank again.
	return { isUnknown: true, error: "unavailable" };
};
