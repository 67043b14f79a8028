import { failureDetails } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

export type LoyaltyTier = {
	id: string;
	points: number;
	percent: number;
};
export type Loyalty = {
	euroPerPoint: number;
	tiers: LoyaltyTier[];
	member?: {
		points: number;
		pendingPoints: number;
		tier?: string;
		next?: { tier: string; pointsToGo: number };
		activities: LoyaltyActivity[] | null;
	};
};
export type LoyaltyActivity = {
	orderNo: string;
	siteId?: string;
	type: "order" | "cancellation" | "return";
	points: number;
	date: string;
	isPending: boolean;
};
export type Joined = "joined" | "alreadyMember" | "unavailable";

export type LoyaltyPort = {
	read(): Promise<Loyalty | null>;
	points(): Promise<number | "none" | null>;
	join(): Promise<Joined>;
};

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);
const number = (value: unknown): number | undefined =>
	typeof value === "number" && Number.isFinite(value) ? value : undefined;

const TYPES = { ORDER: "order", CANCELLATION: "cancellation", RETURN: "return" } as const;

const toActivity = ({ orderNo, siteId, type, points, date, pending }: Json): LoyaltyActivity[] => {
	const activityType = TYPES[type as keyof typeof TYPES];
	return typeof orderNo === "string" && activityType && number(points) !== undefined
		? [
				{
					orderNo,
					siteId: typeof siteId === "string" ? siteId : undefined,
					type: activityType,
					points: Number(points),
					date: String(date ?? ""),
					isPending: pending === true,
				},
			]
		: [];
};

const toMember = (profile: Json, activities: Json | null): Loyalty["member"] => {
	const [tier, next] = [object(profile.tier), object(profile.nextTier)];
	const pointsToGo = number(next.pointsToGo);
	return {
		points: number(profile.points) ?? 0,
		pendingPoints: number(profile.pendingPoints) ?? 0,
		tier: typeof tier.id === "string" ? tier.id : undefined,
		next: typeof next.id === "string" && pointsToGo !== undefined ? { tier: next.id, pointsToGo } : undefined,
		activities: activities && list(activities.loyaltyActivities).flatMap(toActivity),
	};
};

const toProgramme = (programme: Json): Pick<Loyalty, "euroPerPoint" | "tiers"> => ({
	euroPerPoint: number(programme.euroPerPoint) ?? 1,
	tiers: list(programme.tiers).flatMap(({ id, points, percent }) =>
		typeof id === "string" ? [{ id, points: Number(points), percent: Number(percent) }] : [],
	),
});

export const createLoyalty = (cx: Omit<ScapiContext, "token">, shopper: Shopper): LoyaltyPort => {
	const call = async (path: string, failure: string, body?: object): Promise<Json | null> => {
		try {
			const response = await customApi(cx, shopper)("loyalty-api", path, body);
			if (response.ok) return object(response.json);
			cx.platform.log("warning", "commerce/loyalty", failure, failureDetails(response));
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/loyalty", failure, { error });
		}
		return null;
	};
	return {
		async read() {
			const [profile, activities] = await Promise.all([
				call("profile", "No profile returned."),
				call("activities", "No activities returned."),
			]);
			if (!profile || !("loyaltyProfile" in profile)) return null;
			return {
				...toProgramme(object(profile.loyaltyProgramme)),
				member: profile.loyaltyProfile ? toMember(object(profile.loyaltyProfile), activities) : undefined,
			};
		},
		async points() {
			const wallet = await call("customer-wallet", "No wallet returned.");
			if (!wallet || !("loyaltyWallet" in wallet)) return null;
			return wallet.loyaltyWallet === null ? "none" : (number(object(wallet.loyaltyWallet).points) ?? null);
		},
		async join() {
			const status = (await call("join", "Join failed.", {}))?.status;
			return status === "JOINED" ? "joined" : status === "ALREADY_JOINED" ? "alreadyMember" : "unavailable";
		},
	};
};
