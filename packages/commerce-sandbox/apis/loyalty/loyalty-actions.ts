import type { Context } from "hono";
import * as z from "zod";
import type { CommerceEnv } from "../../env.ts";
import type { LoyaltySetting, LoyaltyTier } from "../../house/loyalty.ts";
import { calledSite } from "../../house/organization.ts";
import { house } from "../../house.ts";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import { isoTime } from "../../now.ts";
import { joinProgramme, memberActivities, memberSince } from "./loyalty-store.ts";
import { type Activity, sumPoints, tiersAt } from "./points.ts";

const SHOWN = 100;
type Member = {
	joinedAt: number;
	activities: Activity[];
	points: number;
	pending: number;
};

const tierView = ({ id, points, percent }: LoyaltyTier) => ({ id, points, percent });

async function ofCustomer(
	{ isGuest }: Shopper,
	respond: (setting: LoyaltySetting) => Promise<Response>,
): Promise<Response> {
	if (!house.loyalty) return problem(404, "loyalty-not-found", "The house has no loyalty programme.");
	if (isGuest) return problem(403, "forbidden", "Only registered customers are members.");
	return respond(house.loyalty);
}

async function readMember(db: D1Database, customerId: string): Promise<Member | undefined> {
	const joinedAt = await memberSince(db, customerId);
	if (joinedAt === undefined) return undefined;
	const activities = await memberActivities(db, customerId, joinedAt);
	return { joinedAt, activities, ...sumPoints(activities) };
}

export async function join(c: Context<CommerceHono>, shopper: Shopper): Promise<Response> {
	const request = await jsonBody(c, z.strictObject({}), { emptyAs: {} });
	if ("refusal" in request) return request.refusal;
	return ofCustomer(shopper, async () =>
		privateJson({
			status: (await joinProgramme(c.env.DB, shopper.customerId)) ? "JOINED" : "ALREADY_JOINED",
		}),
	);
}

export const profile = (db: D1Database, shopper: Shopper): Promise<Response> =>
	ofCustomer(shopper, async ({ euroPerPoint, tiers }) => {
		const member = await readMember(db, shopper.customerId);
		const loyaltyProgramme = { euroPerPoint, tiers: tiers.map(tierView) };
		if (!member) return privateJson({ loyaltyProgramme, loyaltyProfile: null });
		const { tier, next } = tiersAt(member.points, tiers);
		return privateJson({
			loyaltyProgramme,
			loyaltyProfile: {
				memberSince: isoTime(member.joinedAt),
				points: member.points,
				pendingPoints: member.pending,
				...(tier ? { tier: tierView(tier) } : {}),
				...(next ? { nextTier: { ...tierView(next), pointsToGo: next.points - member.points } } : {}),
			},
		});
	});

export const activities = ({ DB, ORGANIZATION }: CommerceEnv, shopper: Shopper): Promise<Response> =>
	ofCustomer(shopper, async () => {
		const member = await readMember(DB, shopper.customerId);
		return privateJson({
			loyaltyActivities: (member?.activities ?? []).slice(0, SHOWN).map(({ at, siteId, ...activity }) => ({
				...activity,
				siteId: calledSite(ORGANIZATION, siteId),
				date: isoTime(at),
			})),
		});
	});

export const wallet = (db: D1Database, shopper: Shopper): Promise<Response> =>
	ofCustomer(shopper, async ({ tiers }) => {
		const member = await readMember(db, shopper.customerId);
		if (!member) return privateJson({ loyaltyWallet: null });
		const { tier } = tiersAt(member.points, tiers);
		return privateJson({ loyaltyWallet: { points: member.points, percent: tier?.percent ?? 0 } });
	});

/** Returns the id of a member's tier as a customer group for promotions (loyalty-3); empty for guests and customers without a tier. */
export async function findTierGroup(
	db: D1Database,
	{ customerId, isGuest }: Pick<Shopper, "customerId" | "isGuest">,
): Promise<string[]> {
	if (isGuest || !house.loyalty || house.loyalty.tiers.length === 0) return [];
	const member = await readMember(db, customerId);
	const { tier } = member ? tiersAt(member.points, house.loyalty.tiers) : {};
	return tier ? [tier.id] : [];
}
