import { consentOf, mayTrack } from "../../../../shared/domain/consent/consent.ts";
import type { SignInWay } from "../../../../shared/domain/identity/sign-in-way.ts";
import type { Visitor } from "../../../../shared/domain/wishlist/wishlist.ts";
import { singleFlight, within } from "../../../cache/single-flight.ts";
import { PlatformUnavailable, pause } from "../../fetch.ts";
import { scapi } from "../scapi.ts";
import { type AccessTokenClaims, isTokenFresh, readAccessToken } from "./access-token.ts";
import { type BrowserLogins, unsharedLogins } from "./browser-logins.ts";
import { type CodeRequestRefusal, requestCode, tokensOfCode } from "./code-logins.ts";
import { type Credentials, refusalOf, type SignInRefusal, wayOf } from "./credentials.ts";
import { issued, type Login } from "./issued-tokens.ts";
import { tokensOfPasskey } from "./passkey-logins.ts";
import { isRefused, refreshOnce } from "./refresh.ts";
import {
	endedFormerCookies,
	endedSessionCookies,
	type IssuedTokens,
	readSessionCookies,
	sessionSetCookies,
} from "./session-cookies.ts";

/** Of whom the platform has issued the tokens to, and no one else (identity-31). */
export type ShopperSession = Visitor & {
	accessToken: string;
	customerId: string;
	usid: string;
	/** What to call a customer; empty for guests. */
	name: string;
	/** When the access token ends, in seconds since the epoch. */
	expiresAt?: number;
};

const sessionOf = (accessToken: string, claims: AccessTokenClaims): ShopperSession => ({
	accessToken,
	customerId: claims.customerId,
	usid: claims.usid,
	registered: !claims.isGuest,
	agent: claims.isAgent,
	name: claims.name,
	expiresAt: claims.expiresAt,
});

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
	/** Sends a code to sign in with, if this is a customer's address: the result does not say. Null when it worked. */
	sendCode(email: string): Promise<CodeRequestRefusal | null>;
	/** Signs a customer in, as who was the guest before: the session is theirs from here on. Null when it worked. */
	signIn(credentials: Credentials): Promise<SignInRefusal | null>;
	/** How a customer has signed in in this request; undefined where none has (identity-80). */
	readonly signedInBy: SignInWay | undefined;
	/** True once a customer has signed in or out in this request. */
	readonly hasChanged: boolean;
	/** What other services of the platform call the customer, as cookies say; undefined for guests and agents. */
	readonly encUserId: string | undefined;
	/** The customer number of the agent who acts for the customer; undefined where none does. */
	readonly agentId: string | undefined;
	/** Goes on as a customer for whom an agent acts, for as many seconds; the agent's own session ends. */
	actFor(accessToken: string, seconds: number): Promise<void>;
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
	// Every token says it (consent-5).
	const dnt = !mayTrack(consentOf(request.headers));
	let cookies = readSessionCookies(header, siteId, secure);
	let fresh: IssuedTokens | undefined;
	let ended = false;
	let changed = false;
	let signedInBy: SignInWay | undefined;
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
		const logIn = async () => issued(await scapi(login).auth.loginAsGuest(usid ? { usid, dnt } : { dnt }));
		// With its usid a guest stays the same however often it logs in.
		return adopt(await (usid ? logIn() : logins.tokens(logIn, refused)));
	};
	const renew = async (): Promise<ShopperSession> => {
		const refreshToken = fresh?.refreshToken ?? cookies.refreshToken;
		if (!refreshToken) return begin();
		try {
			// The refresh may be another request's.
			return adopt(
				await within(
					refreshOnce({ ...login, dnt }, refreshToken, now, logins, fresh ? fresh.account : cookies.account),
					login.platform.deadline,
				),
			);
		} catch (error) {
			if (!isRefused(error)) throw error;
			return begin(refreshToken);
		}
	};
	const open = async (): Promise<ShopperSession> => {
		const { accessToken } = cookies;
		if (!accessToken) return renew();
		const claims = readAccessToken(accessToken);
		// The token itself is a secret.
		if (!claims) login.platform.log("warning", "commerce/sessions", "The access token cannot be decoded", {});
		if (!claims || !isTokenFresh(claims, now)) return renew();
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
	const address = request.headers.get("cf-connecting-ip") ?? undefined;
	const called = { ...login, address };
	const logIn = async (credentials: Credentials): Promise<IssuedTokens | SignInRefusal> => {
		const usid = cookies.usid ? { usid: cookies.usid } : {};
		if ("tokens" in credentials) return credentials.tokens;
		if ("code" in credentials) return tokensOfCode({ ...called, dnt }, credentials);
		if ("passkey" in credentials) return tokensOfPasskey({ ...called, dnt }, { ...credentials, ...usid });
		const { email, password } = credentials;
		const login = { username: asBytes(email), password: asBytes(password), dnt, ...usid };
		return issued(await scapi(called).auth.loginWithCredentials(login));
	};
	/** A form that a browser sends twice at once is one attempt, unless it says something else (identity-78). */
	const tokensOf = (credentials: Credentials): Promise<IssuedTokens | SignInRefusal> => {
		if (!cookies.usid || "tokens" in credentials) return logIn(credentials);
		const key = `sign-in ${siteId} ${cookies.usid} ${JSON.stringify(credentials)}`;
		return within(
			singleFlight(key, () => logIn(credentials)),
			login.platform.deadline,
		);
	};
	const signIn = async (credentials: Credentials, tries = LOGIN_TRIES): Promise<SignInRefusal | null> => {
		const result = await tokensOf(credentials).catch((error: unknown) => {
			const refusal = refusalOf(error);
			if (!refusal) throw error;
			if (refusal === "noSignIn")
				login.platform.log("error", "commerce/sessions", "The platform refuses to sign customers in", {
					error,
				});
			return refusal;
		});
		if (typeof result !== "string") {
			pending = Promise.resolve(adopt(result));
			changed = true;
			signedInBy = wayOf(credentials);
			await logins.forget();
			return null;
		}
		if (result !== "tooSoon" || tries === 1) return result;
		await pause(untilNextLogin(), login.platform.deadline);
		return signIn(credentials, tries - 1);
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
				await scapi({
					...login,
					token: accessToken,
					clientId: readAccessToken(accessToken)?.clientId,
				}).auth.logout({ accessToken, refreshToken });
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
		changed = true;
		await forgotten;
	};
	const agentId = (): string | undefined => {
		const accessToken = fresh?.accessToken ?? cookies.accessToken;
		const claims = accessToken ? readAccessToken(accessToken) : null;
		return claims && isTokenFresh(claims, now) ? claims.agentId : undefined;
	};
	return {
		// A guest's usid alone finds its basket again (decision 5).
		get known() {
			return (
				fresh !== undefined ||
				[cookies.accessToken, cookies.refreshToken, cookies.usid].some((cookie) => cookie !== undefined)
			);
		},
		get maybeCustomer() {
			return fresh?.registered ?? (cookies.registered || agentId() !== undefined);
		},
		get signedInBy() {
			return signedInBy;
		},
		get hasChanged() {
			return changed;
		},
		get encUserId() {
			return fresh ? fresh.encUserId : cookies.encUserId;
		},
		get agentId() {
			return agentId();
		},
		actFor: async (accessToken, seconds) => {
			const claims = readAccessToken(accessToken);
			if (!claims?.isAgent)
				throw new PlatformUnavailable("malformed", "The token of an agent cannot be read.");
			await signOut();
			const tokens = { accessToken, refreshToken: "", accessLifetime: seconds, refreshLifetime: seconds };
			pending = Promise.resolve(adopt({ ...tokens, usid: claims.usid, registered: true }));
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
		sendCode: (email) => requestCode(called, { email, usid: cookies.usid }),
		signIn: (credentials) => signIn(credentials),
		signOut,
		setCookies,
	};
};
