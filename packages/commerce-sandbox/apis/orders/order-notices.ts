import type { FulfilmentEvent } from "../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";

export type NoticeKind =
	| "readyForPickup"
	| "partlyShipped"
	| "shipped"
	| "delivered"
	| "returned"
	| "refunded"
	| "exchanged";
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

export function listNotices({ state, placedAt, plan, returns }: Progressing): Notice[] {
	if (state !== "placed" || placedAt === undefined) return [];
	const plannedNotices = plan.flatMap(({ after, event }) => {
		const kind = OF_EVENTS[event];
		return kind ? [{ at: placedAt + after, kind }] : [];
	});
	const returnNotices = returns.flatMap(({ returnNo, receivedAt, settledAt, items }): Notice[] => {
		const isExchange = items.every(({ exchangeProductId }) => exchangeProductId !== undefined);
		return [
			{ at: receivedAt, kind: "returned", returnNo },
			{ at: settledAt, kind: isExchange ? "exchanged" : "refunded", returnNo },
		];
	});
	return [...plannedNotices, ...returnNotices].sort((a, b) => a.at - b.at);
}

type Told = Progressing & Pick<StoredOrder, "toldUntil">;

export const dueNotices = (order: Told, now: number): Notice[] =>
	listNotices(order).filter(({ at }) => at > order.toldUntil && at <= now);

export const nextNoticeAt = (order: Told): number | null =>
	listNotices(order).find(({ at }) => at > order.toldUntil)?.at ?? null;
