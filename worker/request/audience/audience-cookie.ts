import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { parse } from "hono/utils/cookie";
import type { Audience } from "../../../shared/domain/content/personalised.ts";
import { base64url, isSigned, readBase64url, sign } from "../../base/signatures.ts";

/** Holds what personalised content needs to know of a customer, so that a page needs no call to find its variant. */
export type KeptAudience = Pick<Audience, "groups" | "newsletter" | "hasOrders">;
export type AudienceOwner = { siteId: string; usid: string };

/** Seconds after which the platform is asked again (cache-18). */
export const AUDIENCE_LIFETIME = 600;
/** Characters; browsers drop cookies over 4,096 bytes. The most important groups come first. */
const LONGEST = 2000;

const writeName = (siteId: string, secure: boolean): string => `${secure ? "__Host-" : ""}audience_${siteId}`;
const toSign = ({ siteId, usid }: AudienceOwner, payload: string): string =>
	["audience", siteId, usid, payload].join(":");

export const writeAudienceCookie = async (
	secret: string,
	owner: AudienceOwner,
	{ groups, newsletter, hasOrders }: KeptAudience,
	{ secure, now }: { secure: boolean; now: number },
): Promise<string> => {
	const until = Math.floor(now / 1000) + AUDIENCE_LIFETIME;
	let kept = [...groups];
	while (JSON.stringify(kept).length > LONGEST) kept = kept.slice(0, -1);
	const json = JSON.stringify([until, kept, newsletter ?? null, hasOrders ?? null]);
	const payload = base64url(new TextEncoder().encode(json));
	const value = `${payload}.${await sign(secret, toSign(owner, payload))}`;
	return `${writeName(owner.siteId, secure)}=${value}; Path=/; Max-Age=${AUDIENCE_LIFETIME}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
};

/** `until`: seconds since 1970 by the Worker's clock. */
type Verified = { until: number; audience: KeptAudience };
/** Contains verified cookies by their signed texts, because each page of a visit sends the same one. */
const verifiedCookies = new Lru<Verified>(500);

const readPayload = (payload: string): Verified => {
	const [until, groups, newsletter, hasOrders] = JSON.parse(readBase64url(payload)) as [
		number,
		string[],
		boolean | null,
		boolean | null,
	];
	return {
		until,
		audience: { groups, newsletter: newsletter ?? undefined, hasOrders: hasOrders ?? undefined },
	};
};

/** Returns undefined if the cookie is absent, expired, forged, or was written for another session. */
export const readAudienceCookie = async (
	secret: string,
	owner: AudienceOwner,
	cookies: string | null,
	{ secure, now }: { secure: boolean; now: number },
): Promise<KeptAudience | undefined> => {
	const name = writeName(owner.siteId, secure);
	const [payload = "", signature = "", ...more] = (parse(cookies ?? "", name)[name] ?? "").split(".");
	const text = toSign(owner, payload);
	const key = [secret, text, signature].join(" ");
	if (more.length > 0) return undefined;
	let verified = verifiedCookies.get(key);
	if (!verified) {
		if (!(await isSigned(secret, text, signature))) return undefined;
		verified = readPayload(payload);
		verifiedCookies.set(key, verified);
	}
	return verified.until * 1000 <= now ? undefined : verified.audience;
};
