const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const fulfilmentEvents = [
	"confirmed",
	"partly_shipped",
	"shipped",
	"ready_for_partial_pickup",
	"ready_for_pickup",
	"partly_picked_up",
	"picked_up",
	"delivered",
	"sent",
	"partly_returned",
	"returned",
	"refunded",
] as const;
export type FulfilmentEvent = (typeof fulfilmentEvents)[number];

export type FulfilmentStep = {
	/** Seconds after the order was placed. */
	after: number;
	event: FulfilmentEvent;
	itemIds?: readonly string[];
};

export type OrderState = "created" | "placed" | "failed" | "cancelled";

export type OrderProgress = {
	status: "created" | "new" | "completed" | "cancelled" | "failed";
	confirmationStatus: "not_confirmed" | "confirmed";
	shippingStatus: "not_shipped" | "part_shipped" | "shipped";
	overall?: string;
	pickup?: string;
	shippedItems: ReadonlySet<string>;
	returnedItems: ReadonlySet<string>;
	shippedAt?: number;
	deliveredAt?: number;
	returned?: "partly_returned" | "returned" | "refunded";
};

type Line = { itemId: string; wait: number };

export const PREORDER_DAYS = 14;

/**
 * Returns the steps of a delivered order. Lines in stock leave the next day, other lines after their wait, in one parcel for each wait. An
 * order without lines consists of gift cards, the last of which is mailed after `giftCardsAfter` seconds.
 */
export function standardPlan(lines: readonly Line[], giftCardsAfter = 0): FulfilmentStep[] {
	const confirmedStep = { after: 15 * MINUTE, event: "confirmed" as const };
	if (lines.length === 0)
		return [confirmedStep, { after: Math.max(giftCardsAfter, confirmedStep.after), event: "sent" }];
	const leavesAfter = ({ wait }: Line): number => Math.max(wait, 1) * DAY;
	const days = [...new Set(lines.map(leavesAfter))].sort((a, b) => a - b);
	const last = days.at(-1) ?? DAY;
	return [
		confirmedStep,
		...days.slice(0, -1).map((after) => ({
			after,
			event: "partly_shipped" as const,
			itemIds: lines.filter((line) => leavesAfter(line) <= after).map(({ itemId }) => itemId),
		})),
		{ after: last, event: "shipped" },
		{ after: last + 3 * DAY, event: "delivered" },
	];
}

/** Returns the steps of an order for pick-up. `wait`: the longest wait of its lines, in days. */
export const pickUpPlan = (wait = 0): FulfilmentStep[] => [
	{ after: 15 * MINUTE, event: "confirmed" },
	{ after: wait * DAY + 4 * 60 * MINUTE, event: "ready_for_pickup" },
	{ after: (wait + 3) * DAY, event: "picked_up" },
];

const LEAVES: ReadonlySet<FulfilmentEvent> = new Set(["shipped", "sent", "picked_up", "delivered"]);

export const shippedAfter = (plan: readonly FulfilmentStep[]): number | undefined => {
	const steps = plan.filter(({ event }) => LEAVES.has(event));
	return steps.length > 0 ? Math.min(...steps.map(({ after }) => after)) : undefined;
};

export const deliveryAfter = (plan: readonly FulfilmentStep[]): number | undefined =>
	plan.find(({ event }) => event === "delivered" || event === "sent" || event === "picked_up")?.after;

type Progressing = { state: OrderState; placedAt: number | undefined; plan: readonly FulfilmentStep[] };

const beginning: OrderProgress = {
	status: "new",
	confirmationStatus: "not_confirmed",
	shippingStatus: "not_shipped",
	shippedItems: new Set(),
	returnedItems: new Set(),
};

export function computeProgress(
	{ state, placedAt, plan }: Progressing,
	itemIds: readonly string[],
	now: number,
): OrderProgress {
	if (state === "created" || placedAt === undefined)
		return { ...beginning, status: state === "failed" ? "failed" : "created" };
	if (state === "failed") return { ...beginning, status: "failed" };
	if (state === "cancelled") return { ...beginning, status: "cancelled", overall: "canceled" };
	return [...plan]
		.sort((a, b) => a.after - b.after)
		.filter(({ after }) => placedAt + after <= now)
		.reduce((progress, step) => advance(progress, step, itemIds, placedAt), beginning);
}

function advance(
	progress: OrderProgress,
	{ event, after, itemIds }: FulfilmentStep,
	all: readonly string[],
	placedAt: number,
): OrderProgress {
	const some = new Set(itemIds ?? all.slice(0, 1));
	const at = placedAt + after;
	const confirmedProgress = { ...progress, confirmationStatus: "confirmed" as const };
	switch (event) {
		case "confirmed":
			return { ...confirmedProgress, overall: "being_processed" };
		case "partly_shipped":
			return {
				...confirmedProgress,
				shippingStatus: "part_shipped",
				overall: event,
				shippedItems: some,
				shippedAt: progress.shippedAt ?? at,
			};
		case "shipped":
			return {
				...confirmedProgress,
				shippingStatus: "shipped",
				overall: event,
				shippedItems: new Set(all),
				shippedAt: progress.shippedAt ?? at,
			};
		case "delivered":
		case "sent":
			return {
				...confirmedProgress,
				status: "completed",
				shippingStatus: "shipped",
				overall: "shipped",
				shippedItems: new Set(all),
				deliveredAt: at,
			};
		case "ready_for_pickup":
		case "ready_for_partial_pickup":
		case "partly_picked_up":
			return { ...confirmedProgress, overall: event, pickup: event.replaceAll("_", "-") };
		case "picked_up":
			return {
				...confirmedProgress,
				status: "completed",
				overall: event,
				pickup: "picked-up",
				deliveredAt: at,
			};
		case "partly_returned":
			return { ...confirmedProgress, overall: event, returned: event, returnedItems: some };
		case "returned":
		case "refunded":
			return { ...confirmedProgress, overall: event, returned: event, returnedItems: new Set(all) };
	}
}
