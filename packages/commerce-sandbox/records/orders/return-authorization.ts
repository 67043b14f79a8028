import type { Minor } from "../../money.ts";

export type ReturnAuthorization = {
	returnNo: string;
	requestId?: string;
	createdAt: number;
	way: ReturnWay;
	refundAs?: "payment" | "storeCredit";
	/** The name of the buyer who withdrew from the contract; absent if the house takes the items back of its own will. */
	withdrawnBy?: string;
	items: readonly ReturnItem[];
	refund: Minor;
	/** The part of the refund that is tax; absent in returns from before it was recorded. */
	refundTax?: Minor;
	refundTo: readonly RefundPart[];
	receivedAt: number;
	settledAt: number;
};

export const returnWays = ["post", "store"] as const;
export type ReturnWay = (typeof returnWays)[number];

export type ReturnItem = {
	itemId: string;
	quantity: number;
	reason: string;
	exchangeProductId?: string;
};

export type RefundPart = {
	paymentInstrumentId: string;
	giftCertificateCode?: string;
	isStoreCredit?: true;
	amount: Minor;
};

const FARTHEST_LAST = ["requested", "received", "exchanged", "refunded"] as const;
export type ReturnStatus = (typeof FARTHEST_LAST)[number];

export function readReturnStatus(
	{ items, receivedAt, settledAt }: Pick<ReturnAuthorization, "items" | "receivedAt" | "settledAt">,
	now: number,
): ReturnStatus {
	if (now < receivedAt) return "requested";
	if (now < settledAt) return "received";
	return items.every(({ exchangeProductId }) => exchangeProductId) ? "exchanged" : "refunded";
}

export function statusOfLine(
	{ returns, now }: { returns: readonly ReturnAuthorization[]; now: number },
	itemId: string,
): ReturnStatus | undefined {
	const statuses = returns
		.filter(({ items }) => items.some((item) => item.itemId === itemId))
		.map((one) => readReturnStatus(one, now));
	return FARTHEST_LAST.find((status) => statuses.includes(status));
}

const DAY = 86_400;
const PACE: Record<ReturnWay, { received: number; settled: number }> = {
	post: { received: 4 * DAY, settled: 6 * DAY },
	store: { received: DAY, settled: 2 * DAY },
};

export const findPace = (way: ReturnWay, now: number): { receivedAt: number; settledAt: number } => ({
	receivedAt: now + PACE[way].received,
	settledAt: now + PACE[way].settled,
});

export function unitsReturned(returns: readonly Pick<ReturnAuthorization, "items">[]): Map<string, number> {
	const units = new Map<string, number>();
	for (const { items } of returns)
		for (const { itemId, quantity } of items) units.set(itemId, (units.get(itemId) ?? 0) + quantity);
	return units;
}
