import { parse } from "hono/utils/cookie";

/** The SLAS session of one shopper on one site, as its cookies keep it (DESIGN §7 "Cookies"). */
export type SessionTokens = {
	accessToken?: string;
	refreshToken?: string;
	registered: boolean;
	usid?: string;
};

/** What a SLAS token response says, in the storefront's words. */
export type IssuedTokens = {
	accessToken: string;
	refreshToken: string;
	/** Seconds. */
	accessLifetime: number;
	refreshLifetime: number;
	usid: string;
	registered: boolean;
};

/** Browsers drop cookies over 4,096 bytes with their attributes; the access token is stored in chunks. */
const CHUNK = 3000;
const MAX_CHUNKS = 4;
/** The registered refresh credential lives 90 days (S2 §9). */
const REGISTERED_REFRESH_LIFETIME = 90 * 24 * 3600;

const names = (siteId: string) => ({
	access: (index: number): string => (index === 0 ? `cc-at_${siteId}` : `cc-at_${siteId}_${index}`),
	registered: `cc-nx_${siteId}`,
	guest: `cc-nx-g_${siteId}`,
	usid: `usid_${siteId}`,
});

/** Token characters only: a forged cookie never reaches a header of ours as something else. */
const TOKEN = /^[\w.~+/=-]{1,4000}$/;
const USID = /^[\w-]{1,64}$/;
const valid = (value: string | undefined, pattern: RegExp): string | undefined =>
	value !== undefined && pattern.test(value) ? value : undefined;

export const readSessionCookies = (header: string | null, siteId: string): SessionTokens => {
	const cookies = parse(header ?? "");
	const name = names(siteId);
	let accessToken = "";
	for (let index = 0; index < MAX_CHUNKS; index++) {
		const chunk = valid(cookies[name.access(index)], TOKEN);
		if (chunk === undefined) break;
		accessToken += chunk;
	}
	const registeredToken = valid(cookies[name.registered], TOKEN);
	return {
		accessToken: accessToken || undefined,
		refreshToken: registeredToken ?? valid(cookies[name.guest], TOKEN),
		registered: registeredToken !== undefined,
		usid: valid(cookies[name.usid], USID),
	};
};

const cookie = (name: string, value: string, maxAge: number, secure: boolean): string =>
	`${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

/** `Set-Cookie` values after which the browser knows of no session. */
export const endedSessionCookies = (siteId: string, secure: boolean): string[] => {
	const name = names(siteId);
	const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) => name.access(index));
	return [...chunks, name.registered, name.guest, name.usid].map((one) => cookie(one, "", 0, secure));
};

/** `Set-Cookie` values; `secure` is off on loopback http only. */
export const sessionSetCookies = (tokens: IssuedTokens, siteId: string, secure: boolean): string[] => {
	const name = names(siteId);
	const refreshLifetime = tokens.registered ? REGISTERED_REFRESH_LIFETIME : tokens.refreshLifetime;
	const chunks = tokens.accessToken.match(new RegExp(`.{1,${CHUNK}}`, "g")) ?? [];
	return [
		...chunks.map((chunk, index) => cookie(name.access(index), chunk, tokens.accessLifetime, secure)),
		cookie(name.access(chunks.length), "", 0, secure),
		cookie(tokens.registered ? name.registered : name.guest, tokens.refreshToken, refreshLifetime, secure),
		cookie(tokens.registered ? name.guest : name.registered, "", 0, secure),
		cookie(name.usid, tokens.usid, refreshLifetime, secure),
	];
};
