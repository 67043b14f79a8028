import type { LoyaltySetting, LoyaltyTier } from "../../house/loyalty.ts";

export type ActivityType = "ORDER" | "CANCELLATION" | "RETURN";
export type Activity = {
	orderNo: string;
	siteId: string;
	type: ActivityType;
	points: number;
	at: number;
	pending?: true;
};

export type CountedOrder = {
	orderNo: string;
	siteId: string;
	amount: number;
	placedAt: number;
	shipsAt?: number;
	cancelledAt?: number;
	returns: readonly { receivedAt: number; refund: number }[];
};

// In euros: a hundredth of a cent, so that rounding in currency conversion costs no point.
const ROUNDING = 0.0001;

export const pointsFor = (euro: number, { euroPerPoint }: Pick<LoyaltySetting, "euroPerPoint">): number =>
	Math.max(0, Math.floor((euro + ROUNDING) / euroPerPoint));

/**
 * Lists points earned and lost until now (loyalty-2). A return loses the points of the difference that its refund makes, so that returning
 * all items in parts loses exactly the earned points.
 */
export function listActivities(
	order: CountedOrder,
	now: number,
	setting: Pick<LoyaltySetting, "euroPerPoint">,
): Activity[] {
	const { orderNo, siteId, amount, placedAt, shipsAt = placedAt, cancelledAt } = order;
	const about = { orderNo, siteId };
	const grantedPoints = pointsFor(amount, setting);
	const pending = cancelledAt === undefined && shipsAt > now ? { pending: true as const } : {};
	const activities: Activity[] = [
		{ ...about, type: "ORDER", points: grantedPoints, at: placedAt, ...pending },
	];
	if (cancelledAt !== undefined)
		activities.push({ ...about, type: "CANCELLATION", points: -grantedPoints, at: cancelledAt });
	else {
		let remaining = amount;
		for (const { receivedAt, refund } of order.returns.toSorted((a, b) => a.receivedAt - b.receivedAt)) {
			if (receivedAt > now) break;
			const before = pointsFor(remaining, setting);
			remaining -= refund;
			const points = pointsFor(remaining, setting) - before;
			activities.push({ ...about, type: "RETURN", points, at: receivedAt });
		}
	}
	return activities.filter(({ points }) => points !== 0);
}

export const sumPoints = (activities: readonly Activity[]): { points: number; pending: number } => {
	const sum = (of: readonly Activity[]) => of.reduce((total, { points }) => total + points, 0);
	const countedActivities = activities.filter(({ pending }) => !pending);
	return { points: sum(countedActivities), pending: sum(activities) - sum(countedActivities) };
};

export function tiersAt(
	points: number,
	tiers: readonly LoyaltyTier[],
): { tier?: LoyaltyTier; next?: LoyaltyTier } {
	const rising = tiers.toSorted((a, b) => a.points - b.points);
	return {
		tier: rising.findLast((one) => one.points <= points),
		next: rising.find((one) => one.points > points),
	};
}
