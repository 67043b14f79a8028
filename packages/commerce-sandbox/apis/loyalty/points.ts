import type { LoyaltySetting, LoyaltyTier } from "../../house/loyalty.ts";

/** What points are given for, and what they bring (loyalty-2, loyalty-3). Times in seconds since 1970. */

export type ActivityType = "ORDER" | "CANCELLATION" | "RETURN";
export type Activity = {
	orderNo: string;
	siteId: string;
	type: ActivityType;
	points: number;
	at: number;
	/** Of an order that has not left the house yet: they do not count so far. */
	pending?: true;
};

/** An order, as far as points go by it; amounts in euro. */
export type CountedOrder = {
	orderNo: string;
	/** Where it was placed; points are one customer's on all sites. */
	siteId: string;
	/** For its products, after every discount. */
	amount: number;
	placedAt: number;
	/** When all of it leaves the house; missing where nothing says that it will. */
	shipsAt?: number;
	cancelledAt?: number;
	returns: readonly { receivedAt: number; refund: number }[];
};

// A hundredth of a cent: what converting between currencies loses is no point less.
const ROUNDING = 0.0001;

export const pointsFor = (euro: number, { euroPerPoint }: Pick<LoyaltySetting, "euroPerPoint">): number =>
	Math.max(0, Math.floor((euro + ROUNDING) / euroPerPoint));

/** What an order has brought and taken by now, the first first. What is taken adds up to what was given, in however many parts it comes back. */
export function activitiesOf(
	order: CountedOrder,
	now: number,
	setting: Pick<LoyaltySetting, "euroPerPoint">,
): Activity[] {
	const { orderNo, siteId, amount, placedAt, shipsAt = placedAt, cancelledAt } = order;
	const about = { orderNo, siteId };
	const given = pointsFor(amount, setting);
	// What is cancelled takes its points at once, and needs them to have been given.
	const pending = cancelledAt === undefined && shipsAt > now ? { pending: true as const } : {};
	const activities: Activity[] = [{ ...about, type: "ORDER", points: given, at: placedAt, ...pending }];
	if (cancelledAt !== undefined)
		activities.push({ ...about, type: "CANCELLATION", points: -given, at: cancelledAt });
	else {
		let left = amount;
		for (const { receivedAt, refund } of order.returns.toSorted((a, b) => a.receivedAt - b.receivedAt)) {
			if (receivedAt > now) break;
			const before = pointsFor(left, setting);
			left -= refund;
			const points = pointsFor(left, setting) - before;
			activities.push({ ...about, type: "RETURN", points, at: receivedAt });
		}
	}
	return activities.filter(({ points }) => points !== 0);
}

/** What counts, and what will. */
export const balanceOf = (activities: readonly Activity[]): { points: number; pending: number } => {
	const sum = (of: readonly Activity[]) => of.reduce((total, { points }) => total + points, 0);
	const counted = activities.filter(({ pending }) => !pending);
	return { points: sum(counted), pending: sum(activities) - sum(counted) };
};

/** The highest tier that the points reach, and the next one above it. */
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
