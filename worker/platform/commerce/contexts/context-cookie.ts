import { parse } from "hono/utils/cookie";
import { base64url, isSigned, readBase64url, sign } from "../../../base/signatures.ts";

/** The cookie holds a fingerprint of the shopper context and the customer's groups, signed for one session of one person (identity-74). */
export type KeptContext = { print: string; groups: readonly string[] };
export type ContextOwner = { usid: string; customerId: string; siteId: string };

const DAY = 86_400;
/** Returns the lifetime of the cookie in seconds; the platform keeps a context equally long (identity-10). */
export const contextLifetime = (registered: boolean): number => (registered ? 7 : 1) * DAY;

const prefix = (secure: boolean): string => (secure ? "__Host-" : "");
const contextCookieName = (usid: string, secure: boolean): string => `${prefix(secure)}context_${usid}`;
const line = (name: string, value: string, maxAge: number, secure: boolean): string =>
	`${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

const buildSignedText = ({ siteId, usid, customerId }: ContextOwner, payload: string): string =>
	["context", siteId, usid, customerId, payload].join(":");

const LONGEST = 2000;
export const contextCookie = async (
	secret: string,
	owner: ContextOwner,
	{ print, groups }: KeptContext,
	{ registered, secure, now }: { registered: boolean; secure: boolean; now: number },
): Promise<string> => {
	const lifetime = contextLifetime(registered);
	const until = Math.floor(now / 1000) + lifetime;
	const json = JSON.stringify(groups);
	const encodedGroups = base64url(new TextEncoder().encode(json.length > LONGEST ? "[]" : json));
	const payload = `${until}.${print}.${encodedGroups}`;
	const signature = await sign(secret, buildSignedText(owner, payload));
	return line(contextCookieName(owner.usid, secure), `${payload}.${signature}`, lifetime, secure);
};

export const readContextCookie = async (
	secret: string,
	owner: ContextOwner,
	cookies: string | null,
	{ secure, now }: { secure: boolean; now: number },
): Promise<KeptContext | null> => {
	const name = contextCookieName(owner.usid, secure);
	const [until = "", print = "", encodedGroups = "", signature = "", ...more] = (
		parse(cookies ?? "", name)[name] ?? ""
	).split(".");
	if (more.length > 0 || !/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return null;
	if (!(await isSigned(secret, buildSignedText(owner, `${until}.${print}.${encodedGroups}`), signature)))
		return null;
	return { print, groups: JSON.parse(readBase64url(encodedGroups)) as string[] };
};

/** Returns Set-Cookie values that delete the context cookies of all sessions except `current` and the sessions of other sites. */
export const endedContextCookies = (
	cookies: string | null,
	siteId: string,
	current: string | undefined,
	secure: boolean,
): string[] => {
	if (!cookies?.includes("context_")) return [];
	const all = parse(cookies);
	const others = Object.keys(all)
		.filter((name) => /^(?:__Host-)?usid_/.test(name) && !name.endsWith(`usid_${siteId}`))
		.map((name) => all[name]);
	const namePattern = new RegExp(`^${prefix(secure)}context_([\\w-]{1,64})$`);
	return Object.keys(all)
		.filter((name) => {
			const usid = namePattern.exec(name)?.[1];
			return usid !== undefined && usid !== current && !others.includes(usid);
		})
		.map((name) => line(name, "", 0, secure));
};

const SIGN_OUTS = "refused_contexts";

export const signOutsIn = (cookies: string | null, secure: boolean): number => {
	const name = prefix(secure) + SIGN_OUTS;
	const value = parse(cookies ?? "", name)[name] ?? "";
	return /^\d$/.test(value) ? Number(value) : 0;
};
export const signOutsCookie = (count: number, secure: boolean): string =>
	`${prefix(secure)}${SIGN_OUTS}=${count}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
