import type { Minor } from "../../money.ts";

/** A return that was asked for; it is kept with its order. Times in seconds since 1970. */
export type ReturnAuthorization = {
	/** Of its order, with a number: `V…-R1`. */
	returnNo: string;
	/** Of the form that asked for it: sent twice, it is one return. */
	requestId?: string;
	createdAt: number;
	way: ReturnWay;
	/** The refund that the form asked for; returns that were made before it was stored lack it. */
	refundAs?: "payment" | "storeCredit";
	items: readonly ReturnItem[];
	/** What goes back for the items that are not exchanged, and to what they were paid with. */
	refund: Minor;
	refundTo: readonly RefundPart[];
	/** When the house has the items, and when it has paid them back or sent others. */
	receivedAt: number;
	settledAt: number;
};

export const returnWays = ["post", "store"] as const;
export type ReturnWay = (typeof returnWays)[number];

export type ReturnItem = {
	itemId: string;
	quantity: number;
	reason: string;
	/** Of the same product, in another size. */
	exchangeProductId?: string;
};

export type RefundPart = {
	paymentInstrumentId: string;
	giftCertificateCode?: string;
	/** Store credit of the customer instead of what was paid with (credit-2). */
	isStoreCredit?: true;
	amount: Minor;
};

const FARTHEST_LAST = ["requested", "received", "exchanged", "refunded"] as const;
export type ReturnStatus = (typeof FARTHEST_LAST)[number];

/** How far a return is. */
export function statusOf(
	{ items, receivedAt, settledAt }: Pick<ReturnAuthorization, "items" | "receivedAt" | "settledAt">,
	now: number,
): ReturnStatus {
	if (now < receivedAt) return "requested";
	if (now < settledAt) return "received";
	return items.every(({ exchangeProductId }) => exchangeProductId) ? "exchanged" : "refunded";
}

/** How far a line is of which something comes back: as far as the last of its returns. */
export function statusOfLine(
	{ returns, now }: { returns: readonly ReturnAuthorization[]; now: number },
	itemId: string,
): ReturnStatus | undefined {
	const statuses = returns
		.filter(({ items }) => items.some((item) => item.itemId === itemId))
		.map((one) => statusOf(one, now));
	return FARTHEST_LAST.find((status) => statuses.includes(status));
}

const DAY = 86_400;
/** A parcel travels for days; a boutique sends what it was given with the next delivery. */
const PACE: Record<ReturnWay, { received: number; settled: number }> = {
	post: { received: 4 * DAY, settled: 6 * DAY },
	store: { received: DAY, settled: 2 * DAY },
};

/** When a return that is asked for at `now` is received and settled. */
export const paceOf = (way: ReturnWay, now: number): { receivedAt: number; settledAt: number } => ({
	receivedAt: now + PACE[way].received,
	settledAt: now + PACE[way].settled,
});

/** Units of each item that returns are about. */
export function unitsReturned(returns: readonly Pick<ReturnAuthorization, "items">[]): Map<string, number> {
	const units = new Map<string, number>();
	for (const { items } of returns)
		for (const { itemId, quantity } of items) units.set(itemId, (units.get(itemId) ?? 0) + quantity);
	return units;
}
