import { parse } from "hono/utils/cookie";
import { isProviderId, type ProviderId } from "../../../../shared/domain/identity/providers.ts";

export type SessionTokens = {
	accessToken?: string;
	refreshToken?: string;
	registered: boolean;
	usid?: string;
	encUserId?: string;
	account?: ProviderAccount;
};

export type ProviderAccount = { providerId: ProviderId; externalId: string };

export type IssuedTokens = {
	accessToken: string;
	refreshToken: string;
	accessLifetime: number;
	refreshLifetime: number;
	usid: string;
	registered: boolean;
	encUserId?: string;
	account?: ProviderAccount;
};

/** Characters of the access token per cookie: browsers drop cookies over 4,096 bytes including attributes. */
const CHUNK = 3000;
const MAX_CHUNKS = 4;
const REGISTERED_REFRESH_LIFETIME = 90 * 24 * 3600;

/** Browsers accept this prefix only over https and from this host, so other hosts of the house cannot set the cookie. */
const HOST_PREFIX = "__Host-";

const writeCookieNames = (siteId: string, secure: boolean) => {
	const prefix = secure ? HOST_PREFIX : "";
	return {
		access: (index: number): string => `${prefix}cc-at_${siteId}${index === 0 ? "" : `_${index}`}`,
		registered: `${prefix}cc-nx_${siteId}`,
		guest: `${prefix}cc-nx-g_${siteId}`,
		usid: `${prefix}usid_${siteId}`,
		bridged: `${prefix}idp_${siteId}`,
		encUserId: `${prefix}cc-eu_${siteId}`,
	};
};
type Names = ReturnType<typeof writeCookieNames>;

const allNames = (name: Names): string[] => [
	...Array.from({ length: MAX_CHUNKS }, (_, index) => name.access(index)),
	name.registered,
	name.guest,
	name.usid,
	name.bridged,
	name.encUserId,
];

const TOKEN = /^[\w.~+/=-]{1,4000}$/;
const USID = /^[\w-]{1,64}$/;
const valid = (value: string | undefined, pattern: RegExp): string | undefined =>
	value !== undefined && pattern.test(value) ? value : undefined;
export const encUserIdIn = (value: string | undefined): string | undefined => valid(value, /^[\dA-F]{32}$/);

const tokensIn = (cookies: Record<string, string>, name: Names): SessionTokens => {
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
		account: registeredToken === undefined ? undefined : accountIn(cookies[name.bridged]),
		encUserId: registeredToken === undefined ? undefined : encUserIdIn(cookies[name.encUserId]),
	};
};

const accountIn = (value: string | undefined): ProviderAccount | undefined => {
	const [, providerId = "", externalId = ""] = /^([a-z]+)\.([\w.~@-]{1,256})$/.exec(value ?? "") ?? [];
	return isProviderId(providerId) ? { providerId, externalId } : undefined;
};

/** Returns the session's tokens; on https from prefixed cookies only (identity-15). */
export const readSessionCookies = (header: string | null, siteId: string, secure: boolean): SessionTokens =>
	tokensIn(parse(header ?? ""), writeCookieNames(siteId, secure));

const cookie = (name: string, value: string, maxAge: number, secure: boolean): string =>
	`${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

export const endedSessionCookies = (siteId: string, secure: boolean): string[] => {
	return allNames(writeCookieNames(siteId, secure)).map((one) => cookie(one, "", 0, secure));
};

export const endedFormerCookies = (header: string | null, siteId: string, secure: boolean): string[] => {
	if (!secure) return [];
	const cookies = parse(header ?? "");
	const former = allNames(writeCookieNames(siteId, false)).filter((name) => Object.hasOwn(cookies, name));
	return former.map((name) => cookie(name, "", 0, secure));
};

const bridgedCookie = (
	name: string,
	{ account }: IssuedTokens,
	lifetime: number,
	secure: boolean,
): string[] => {
	const value = account ? `${account.providerId}.${account.externalId}` : "";
	return [accountIn(value) ? cookie(name, value, lifetime, secure) : cookie(name, "", 0, secure)];
};

export const sessionSetCookies = (tokens: IssuedTokens, siteId: string, secure: boolean): string[] => {
	const name = writeCookieNames(siteId, secure);
	const isAgents = tokens.refreshToken === "";
	const refreshLifetime = isAgents
		? tokens.accessLifetime
		: tokens.registered
			? REGISTERED_REFRESH_LIFETIME
			: tokens.refreshLifetime;
	const refreshCookie = tokens.registered ? name.registered : name.guest;
	const chunks = tokens.accessToken.match(new RegExp(`.{1,${CHUNK}}`, "g")) ?? [];
	return [
		...chunks.map((chunk, index) => cookie(name.access(index), chunk, tokens.accessLifetime, secure)),
		cookie(name.access(chunks.length), "", 0, secure),
		cookie(refreshCookie, tokens.refreshToken, isAgents ? 0 : refreshLifetime, secure),
		cookie(tokens.registered ? name.guest : name.registered, "", 0, secure),
		cookie(name.usid, tokens.usid, refreshLifetime, secure),
		cookie(name.encUserId, tokens.encUserId ?? "", tokens.encUserId ? refreshLifetime : 0, secure),
		...bridgedCookie(name.bridged, tokens, refreshLifetime, secure),
	];
};
