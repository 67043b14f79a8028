import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import type { Visitor } from "../../../../shared/domain/wishlist/wishlist.ts";
import { within } from "../../../cache/single-flight.ts";
import { pause, platformOrigin } from "../../fetch.ts";
import { type ScapiContext, scapi } from "../scapi.ts";
import { type AccessTokenClaims, isTokenFresh, readAccessToken } from "./access-token.ts";
import { type BrowserLogins, unsharedLogins } from "./browser-logins.ts";
import {
	endedFormerCookies,
	endedSessionCookies,
	type IssuedTokens,
	readSessionCookies,
	sessionSetCookies,
} from "./session-cookies.ts";

type Login = Omit<ScapiContext, "token">;
type TokenResponse = Awaited<ReturnType<ReturnType<typeof scapi>["auth"]["loginAsGuest"]>>;

/** Seconds; where the platform does not say. */
const GUEST_REFRESH_LIFETIME = 30 * 24 * 3600;

const issued = (response: TokenResponse): IssuedTokens => {
	const claims = readAccessToken(response.access_token ?? "");
	if (!claims || !response.refresh_token) throw new Error("The token response cannot be read");
	return {
		accessToken: response.access_token,
		refreshToken: response.refresh_token,
		accessLifetime: Number(response.expires_in ?? 1800),
		refreshLifetime: Number(response.refresh_token_expires_in ?? GUEST_REFRESH_LIFETIME),
		usid: claims.usid,
		registered: !claims.isGuest,
	};
};

/**
 * The guest session that shared pages are loaded with: one for each site and isolate, renewed ahead of its end
 * (cache-8). It belongs to no shopper.
 */
const RENEW_AHEAD_MS = 5 * 60_000;
const sharedKey = ({ platform, locale }: Login): string => `${platformOrigin(platform.env)}|${locale.siteId}`;
const sharedSessions = new Map<string, { token: Promise<string>; renewAt: number }>();

/** Waits for it no longer than the own request may: another one may have asked for it, and be gone. */
export const sharedGuestToken = (login: Login, now: Date): Promise<string> =>
	within(keptGuestToken(login, now), login.platform.deadline);

const keptGuestToken = (login: Login, now: Date): Promise<string> => {
	const key = sharedKey(login);
	const kept = sharedSessions.get(key);
	if (kept && kept.renewAt > now.getTime()) return kept.token;
	const token = scapi(login)
		.auth.loginAsGuest()
		.then((response) => {
			const tokens = issued(response);
			sharedSessions.set(key, {
				token,
				renewAt: now.getTime() + tokens.accessLifetime * 1000 - RENEW_AHEAD_MS,
			});
			return tokens.accessToken;
		});
	// One login at a time; a failed one is not kept.
	sharedSessions.set(key, { token, renewAt: now.getTime() + 30_000 });
	token.catch(() => sharedSessions.delete(key));
	return token;
};

/** Called when the platform refuses the shared token (a restart with new keys, a revocation). */
export const dropSharedGuestToken = (login: Login): boolean => sharedSessions.delete(sharedKey(login));

/** Refresh tokens of guests are single use: requests of one shopper that come at once share one refresh. */
const REFRESH_SHARED_MS = 30_000;
const refreshes = new Map<string, { at: number; tokens: Promise<IssuedTokens> }>();

const refreshOnce = (login: Login, refreshToken: string, now: Date): Promise<IssuedTokens> => {
	for (const [token, { at }] of refreshes)
		if (now.getTime() - at > REFRESH_SHARED_MS) refreshes.delete(token);
	const running = refreshes.get(refreshToken);
	if (running) return running.tokens;
	const tokens = scapi(login).auth.refreshToken({ refreshToken }).then(issued);
	refreshes.set(refreshToken, { at: now.getTime(), tokens });
	tokens.catch(() => refreshes.delete(refreshToken));
	return tokens;
};

/** Statuses by which the platform says that a refresh token is no longer good; 429 or 408 say nothing of it (identity-14). */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 404]);
const isRefused = (error: unknown): boolean =>
	error instanceof AuthTokenInvalidError || (error instanceof ApiError && TOKEN_REFUSED.has(error.status));

export type ShopperSession = Visitor & {
	accessToken: string;
	customerId: string;
	usid: string;
	/** What to call a customer; empty for guests. */
	name: string;
};

const sessionOf = (accessToken: string, claims: AccessTokenClaims): ShopperSession => ({
	accessToken,
	customerId: claims.customerId,
	usid: claims.usid,
	registered: !claims.isGuest,
	agent: claims.isAgent,
	name: claims.name,
});

export type Credentials = { email: string; password: string };
/** Why no one is signed in (identity-16): an expected failure is a value. */
export type SignInRefusal = "wrongPassword" | "tooManyTries" | "tooSoon" | "noSignIn";

/**
 * The platform's refusals of a login in the storefront's words; null where it is another failure. Only 401 speaks of the
 * password: the others are about the request or the platform, and the shopper can do nothing about them.
 */
const refusalOf = (error: unknown): SignInRefusal | null => {
	if (error instanceof AuthTokenInvalidError) return "wrongPassword";
	if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
	if (error.status === 429) return "tooManyTries";
	if (error.status === 409) return "tooSoon";
	return error.status === 401 ? "wrongPassword" : "noSignIn";
};

/**
 * The platform takes one login of a name in a second, and counts from the last it has refused; another browser of the same customer
 * may have been a moment faster. Each waits for another while, so that they do not meet again.
 */
const LOGIN_TRIES = 3;
const untilNextLogin = (): number => 1100 + Math.random() * 900;

/** Basic credentials are bytes: the client of the platform takes each character for one. */
const asBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** A shopper's session through one request: found in cookies, refreshed or begun when something needs it. */
export type Shopper = {
	/** True where cookies promise a session; reading pages need not begin one. */
	readonly known: boolean;
	/** True where they promise a customer's; who it is, the session says. */
	readonly maybeCustomer: boolean;
	session(): Promise<ShopperSession>;
	/** The platform refused the access token: refresh, else start again. */
	renew(): Promise<ShopperSession>;
	/** Signs a customer in, as who was the guest before: the session is theirs from here on. Null when it worked. */
	signIn(credentials: Credentials): Promise<SignInRefusal | null>;
	/** Ends the session here and on the platform; a new guest begins with the first thing that needs one. */
	signOut(): Promise<void>;
	/** `Set-Cookie` values of tokens issued on the way. */
	setCookies(): string[];
};

export const shopperOf = (
	login: Login,
	request: Request,
	now: Date,
	logins: BrowserLogins = unsharedLogins,
): Shopper => {
	const { siteId } = login.locale;
	const url = new URL(request.url);
	const secure = !(url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname));
	const header = request.headers.get("cookie");
	let cookies = readSessionCookies(header, siteId, secure);
	let fresh: IssuedTokens | undefined;
	let ended = false;
	let pending: Promise<ShopperSession> | undefined;
	let renewing: Promise<ShopperSession> | undefined;

	const adopt = (tokens: IssuedTokens): ShopperSession => {
		fresh = tokens;
		ended = false;
		const claims = readAccessToken(tokens.accessToken);
		if (!claims) throw new Error("The token response cannot be read");
		return sessionOf(tokens.accessToken, claims);
	};
	const begin = async (refused?: string): Promise<ShopperSession> => {
		const { usid } = cookies;
		const logIn = async () => issued(await scapi(login).auth.loginAsGuest(usid ? { usid } : {}));
		// With its usid a guest stays the same however often it logs in.
		return adopt(await (usid ? logIn() : logins.tokens(logIn, refused)));
	};
	const renew = async (): Promise<ShopperSession> => {
		const refreshToken = fresh?.refreshToken ?? cookies.refreshToken;
		if (!refreshToken) return begin();
		try {
			// The refresh may be another request's.
			return adopt(await within(refreshOnce(login, refreshToken, now), login.platform.deadline));
		} catch (error) {
			if (!isRefused(error)) throw error;
			return begin(refreshToken);
		}
	};
	const open = async (): Promise<ShopperSession> => {
		const { accessToken, refreshToken } = cookies;
		const claims = accessToken ? readAccessToken(accessToken) : null;
		if (!accessToken || !claims || !isTokenFresh(claims, now)) return renew();
		// The same tokens under the names of today, without asking the platform.
		if (cookies.hasFormerNames && refreshToken)
			return adopt({
				accessToken,
				refreshToken,
				accessLifetime: Math.floor(claims.expiresAt - now.getTime() / 1000),
				refreshLifetime: GUEST_REFRESH_LIFETIME,
				usid: claims.usid,
				registered: !claims.isGuest,
			});
		return sessionOf(accessToken, claims);
	};
	const setCookies = (): string[] => {
		const set = fresh
			? sessionSetCookies(fresh, siteId, secure)
			: ended
				? endedSessionCookies(siteId, secure)
				: [];
		return set.length > 0 ? [...set, ...endedFormerCookies(header, siteId, secure)] : set;
	};
	const signIn = async (credentials: Credentials, tries = LOGIN_TRIES): Promise<SignInRefusal | null> => {
		const { email, password } = credentials;
		const address = request.headers.get("cf-connecting-ip") ?? undefined;
		try {
			const tokens = await scapi({ ...login, address }).auth.loginWithCredentials({
				username: asBytes(email),
				password: asBytes(password),
				...(cookies.usid ? { usid: cookies.usid } : {}),
			});
			pending = Promise.resolve(adopt(issued(tokens)));
			await logins.forget();
			return null;
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) throw error;
			if (refusal === "noSignIn")
				login.platform.log("error", "commerce/sessions", "The platform refuses to sign customers in", {
					error,
				});
			if (refusal !== "tooSoon" || tries === 1) return refusal;
			await pause(untilNextLogin(), login.platform.deadline);
			return signIn(credentials, tries - 1);
		}
	};
	const signOut = async (): Promise<void> => {
		// Meanwhile: the next guest of this browser has nothing to do with the last one.
		const forgotten = logins.forget();
		const hasSession = fresh !== undefined || cookies.refreshToken !== undefined;
		try {
			// The platform ends what a valid access token asks it to end.
			const accessToken = hasSession ? (await (pending ?? open())).accessToken : "";
			const refreshToken = fresh?.refreshToken ?? cookies.refreshToken;
			if (refreshToken)
				await scapi({ ...login, token: accessToken }).auth.logout({ accessToken, refreshToken });
		} catch (error) {
			// This browser has no session any more, all the same.
			login.platform.log("warning", "commerce/sessions", "A session was not ended on the platform", {
				error,
			});
		}
		fresh = undefined;
		pending = undefined;
		cookies = { registered: false };
		ended = true;
		await forgotten;
	};
	return {
		// A guest's usid alone finds its basket again (docs/decisions/0005).
		get known() {
			return (
				fresh !== undefined ||
				[cookies.accessToken, cookies.refreshToken, cookies.usid].some((cookie) => cookie !== undefined)
			);
		},
		get maybeCustomer() {
			return fresh?.registered ?? cookies.registered;
		},
		session: () => {
			pending ??= open();
			return pending;
		},
		renew: () => {
			// Calls that are refused at the same time are refused for the same reason.
			renewing ??= renew().finally(() => {
				renewing = undefined;
			});
			pending = renewing;
			return renewing;
		},
		signIn: (credentials) => signIn(credentials),
		signOut,
		setCookies,
	};
};
