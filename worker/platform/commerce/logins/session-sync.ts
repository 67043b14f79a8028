import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import { controllerPath } from "../../controller-path.ts";
import { type PlatformContext, PlatformUnavailable, platformResponse, platformUrl } from "../../fetch.ts";
import { logOwnRefusal } from "../../refusals/log-refusal.ts";
import { isRefusal, refusalStatus } from "../../refusals/refusal.ts";
import { sessionFacts } from "./session-facts.ts";
import type { Shopper, ShopperSession } from "./sessions.ts";

/** The platform's pages, another device or another tab may have signed someone in or out since the tokens were issued (identity-33). */
export type SessionSync = {
	/**
	 * Replaces the tokens if they no longer match the platform's session; never throws. The platform is asked at most every ten minutes,
	 * unless `basketId` is given. `renewed`: data read before may be another shopper's. `ended`: the customer is signed out.
	 */
	sync(options?: { basketId?: string }): Promise<"same" | "renewed" | "ended">;
};

type Parts = {
	platform: PlatformContext;
	locale: Pick<SiteLocale, "siteId">;
	now: number;
	userAgent: string | undefined;
	refuse(session: ShopperSession): Promise<boolean>;
};

const TIMEOUT = 800;
const ONCE_IN = 10 * 60_000;
const askedUntil = new Lru<number>(2000);

const responseSchema = z.object({ success: z.literal(true), refresh: z.boolean() });
type Said = "same" | "refresh" | { status: number };

const ask = async (
	{ platform, locale: { siteId } }: Parts,
	{ accessToken }: ShopperSession,
	basketId: string | undefined,
): Promise<Said> => {
	const query = new URLSearchParams({ force: "false", ...(basketId ? { basketId } : {}) });
	const url = platformUrl(
		platform.env,
		`${controllerPath(siteId, "SLASSessionHelper-SyncSession")}?${query}`,
	);
	const request = new Request(url, { headers: { authorization: `Bearer ${accessToken}` } });
	const response = await platformResponse(platform, request, {
		timeout: TIMEOUT,
		retries: 0,
	});
	if (!response.ok) return { status: response.status };
	const json: unknown = await response.json().catch(() => undefined);
	if (isRefusal(json)) {
		logOwnRefusal(platform.log, request, response.status, json);
		return { status: refusalStatus(json) ?? 400 };
	}
	const result = responseSchema.safeParse(json);
	if (!result.success)
		throw new PlatformUnavailable("malformed", "What is said of the session cannot be read.");
	return result.data.refresh ? "refresh" : "same";
};

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404]);

export const createSessionSync = (parts: Parts, shopper: Shopper): SessionSync => {
	const { platform, now } = parts;
	let looked: ShopperSession | undefined;
	const look = async (basketId: string | undefined): Promise<"same" | "renewed" | "ended"> => {
		if (!shopper.isKnown || shopper.setCookies().length > 0) return "same";
		const session = await shopper.session();
		looked = session;
		// An agent's token cannot be renewed, and expires within minutes.
		if (session.agent || shopper.setCookies().length > 0) return "same";
		const place = `${parts.locale.siteId} ${session.usid} ${session.customerId}`;
		if (basketId === undefined && (askedUntil.get(place) ?? 0) > now) return "same";
		askedUntil.set(place, now + ONCE_IN);
		let reply = await ask(parts, session, basketId);
		const isExpired = typeof reply === "object" && reply.status === 401;
		if (isExpired) reply = await ask(parts, await shopper.renew(), basketId);
		if (reply === "same") return isExpired ? "renewed" : "same";
		if (reply === "refresh") {
			await shopper.renew();
			return "renewed";
		}
		if (!REFUSALS.has(reply.status))
			throw new PlatformUnavailable("http", `The platform responded ${reply.status}.`);
		const hasEnded = await parts.refuse(await shopper.session());
		platform.log("error", "commerce/session-sync", "The platform refuses a session", {
			status: reply.status,
			signedOut: hasEnded,
			...(await sessionFacts(session, parts.userAgent)),
		});
		return hasEnded ? "ended" : isExpired ? "renewed" : "same";
	};
	return {
		sync: ({ basketId } = {}) =>
			look(basketId).catch(async (error: unknown) => {
				platform.log("warning", "commerce/session-sync", "A session is not synchronised", {
					error,
					...(await sessionFacts(looked, parts.userAgent)),
				});
				return "same" as const;
			}),
	};
};
