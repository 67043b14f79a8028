import { fromMinor } from "../../../money.ts";
import { isoTime } from "../../../now.ts";
import type { OrderProgress } from "../../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { readReturnStatus, unitsReturned } from "../../../records/orders/return-authorization.ts";
import { parcelOfReturn } from "../parcels.ts";

export const returnViews = ({ returns, currency, now }: Pick<StoredOrder, "returns" | "currency" | "now">) =>
	returns.map((one) => {
		const back = parcelOfReturn(one);
		return {
			returnNo: one.returnNo,
			creationDate: isoTime(one.createdAt),
			way: one.way,
			status: readReturnStatus(one, now),
			...(one.withdrawnBy === undefined ? {} : { c_isWithdrawal: true }),
			refund: fromMinor(one.refund, currency),
			refundTo: one.refundTo.map(({ paymentInstrumentId, amount, isStoreCredit }) => ({
				paymentInstrumentId,
				...(isStoreCredit ? { c_type: "SC" } : {}),
				amount: fromMinor(amount, currency),
			})),
			items: one.items,
			...(back ? { trackingNumber: back.trackingNumber, trackingUrl: back.c_trackingUrl } : {}),
		};
	});

export function withReturns(
	progress: OrderProgress,
	{ returns, document, now, state }: Pick<StoredOrder, "returns" | "document" | "now" | "state">,
): OrderProgress {
	const receivedReturns = returns.filter(({ receivedAt }) => receivedAt <= now);
	if (receivedReturns.length === 0 || state !== "placed") return progress;
	const units = unitsReturned(receivedReturns);
	const whole = document.productItems.filter(({ c_bundleKitPart: isPart }) => isPart !== true);
	const returnedItems = new Set(
		whole.filter(({ itemId, quantity }) => (units.get(itemId) ?? 0) >= quantity).map(({ itemId }) => itemId),
	);
	const isAll = returnedItems.size === whole.length;
	const isSettled = receivedReturns.every((one) =>
		["refunded", "exchanged"].includes(readReturnStatus(one, now)),
	);
	const returnStatus = isAll ? (isSettled ? "refunded" : "returned") : "partly_returned";
	return { ...progress, overall: returnStatus, returned: returnStatus, returnedItems };
}
