import type { FulfilmentEvent } from "../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";

/** The mails that follow an order once it is placed, and when each is due (orders-5). */
export type NoticeKind =
	| "readyForPickup"
	| "partlyShipped"
	| "shipped"
	| "delivered"
	| "returned"
	| "refunded"
	| "exchanged";
/** Seconds since 1970; `returnNo` where it is about one return. */
export type Notice = { at: number; kind: NoticeKind; returnNo?: string };

const OF_EVENTS: Partial<Record<FulfilmentEvent, NoticeKind>> = {
	partly_shipped: "partlyShipped",
	ready_for_pickup: "readyForPickup",
	shipped: "shipped",
	delivered: "delivered",
	returned: "returned",
	refunded: "refunded",
};

type Progressing = Pick<StoredOrder, "state" | "placedAt" | "plan" | "returns">;

/** All of them, in their order; none of an order that did not come about or was cancelled. */
export function listNotices({ state, placedAt, plan, returns }: Progressing): Notice[] {
	if (state !== "placed" || placedAt === undefined) return [];
	const planned = plan.flatMap(({ after, event }) => {
		const kind = OF_EVENTS[event];
		return kind ? [{ at: placedAt + after, kind }] : [];
	});
	const returned = returns.flatMap(({ returnNo, receivedAt, settledAt, items }): Notice[] => {
		const isExchange = items.every(({ exchangeProductId }) => exchangeProductId !== undefined);
		return [
			{ at: receivedAt, kind: "returned", returnNo },
			{ at: settledAt, kind: isExchange ? "exchanged" : "refunded", returnNo },
		];
	});
	return [...planned, ...returned].sort((a, b) => a.at - b.at);
}

type Told = Progressing & Pick<StoredOrder, "toldUntil">;

/** Lists notices that are due and have not been mailed yet. */
export const dueNotices = (order: Told, now: number): Notice[] =>
	listNotices(order).filter(({ at }) => at > order.toldUntil && at <= now);

/** When the next one is due; null without a next one. */
export const nextNoticeAt = (order: Told): number | null =>
	listNotices(order).find(({ at }) => at > order.toldUntil)?.at ?? null;
