import { mayTrack, readConsent } from "../../../../shared/domain/consent/consent.ts";
import type { SignInWay } from "../../../../shared/domain/identity/sign-in-way.ts";
import type { Visitor } from "../../../../shared/domain/wishlist/wishlist.ts";
import { singleFlight, within } from "../../../cache/single-flight.ts";
import { PlatformUnavailable, pause } from "../../fetch.ts";
import { scapi } from "../scapi.ts";
import { type AccessTokenClaims, isTokenFresh, readAccessToken } from "./access-token.ts";
import { type BrowserLogins, unsharedLogins } from "./browser-logins.ts";
import { type CodeRequestRefusal, requestCode, tokensOfCode } from "./code-logins.ts";
import { type Credentials, readWay, type SignInRefusal, toSignInRefusal } from "./credentials.ts";
import { type Login, toIssuedTokens } from "./issued-tokens.ts";
import { tokensOfPasskey } from "./passkey-logins.ts";
import { isRefused, refreshOnce } from "./refresh.ts";
import {
	endedFormerCookies,
	endedSessionCookies,
	type IssuedTokens,
	readSessionCookies,
	sessionSetCookies,
} from "./session-cookies.ts";

/** Claims are read from the token, so they always belong to the session's own customer (identity-31). */
export type ShopperSession = Visitor & {
	accessToken: string;
	customerId: string;
	usid: string;
	name: string;
	expiresAt?: number;
};

const toSession = (accessToken: string, claims: AccessTokenClaims): ShopperSession => ({
	accessToken,
	customerId: claims.customerId,
	usid: claims.usid,
	registered: !claims.isGuest,
	agent: claims.isAgent,
	name: claims.name,
	expiresAt: claims.expiresAt,
});

/** The platform accepts one login per name and second. Random pauses keep retries of several browsers apart. */
const LOGIN_TRIES = 3;
const untilNextLogin = (): number => 1100 + Math.random() * 900;

/**
 * Returns text as UTF-8 with one character per byte, because the platform's client takes each character of basic credentials as one byte.
 */
const asBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

export type Shopper = {
	readonly isKnown: boolean;
	readonly maybeCustomer: boolean;
	session(): Promise<ShopperSession>;
	renew(): Promise<ShopperSession>;
	sendCode(email: string): Promise<CodeRequestRefusal | null>;
	signIn(credentials: Credentials): Promise<SignInRefusal | null>;
	readonly signedInBy: SignInWay | undefined;
	readonly hasChanged: boolean;
	readonly encUserId: string | undefined;
	readonly agentId: string | undefined;
	actFor(accessToken: string, seconds: number): Promise<void>;
	signOut(): Promise<void>;
	setCookies(): string[];
};

export const createShopper = (
	login: Login,
	request: Request,
	now: Date,
	logins: BrowserLogins = unsharedLogins,
): Shopper => {
	const { siteId } = login.locale;
	const url = new URL(request.url);
	const secure = !(url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname));
	const header = request.headers.get("cookie");
	const dnt = !mayTrack(readConsent(request.headers));
	let cookies = readSessionCookies(header, siteId, secure);
	let fresh: IssuedTokens | undefined;
	let hasEnded = false;
	let hasChanged = false;
	let signedInBy: SignInWay | undefined;
	let pending: Promise<ShopperSession> | undefined;
	let renewing: Promise<ShopperSession> | undefined;

	const adopt = (tokens: IssuedTokens): ShopperSession => {
		fresh = tokens;
		hasEnded = false;
		const claims = readAccessToken(tokens.accessToken);
		if (!claims) throw new Error("The token response cannot be read");
		return toSession(tokens.accessToken, claims);
	};
	const begin = async (refusedToken?: string): Promise<ShopperSession> => {
		const { usid } = cookies;
		const logIn = async () =>
			toIssuedTokens(await scapi(login).auth.loginAsGuest(usid ? { usid, dnt } : { dnt }));
		return adopt(await (usid ? logIn() : logins.tokens(logIn, refusedToken)));
	};
	const renew = async (): Promise<ShopperSession> => {
		const refreshToken = fresh?.refreshToken ?? cookies.refreshToken;
		if (!refreshToken) return begin();
		try {
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
		if (!claims) login.platform.log("warning", "commerce/sessions", "The access token cannot be decoded", {});
		if (!claims || !isTokenFresh(claims, now)) return renew();
		return toSession(accessToken, claims);
	};
	const setCookies = (): string[] => {
		const cookieLines = fresh
			? sessionSetCookies(fresh, siteId, secure)
			: hasEnded
				? endedSessionCookies(siteId, secure)
				: [];
		return cookieLines.length > 0
			? [...cookieLines, ...endedFormerCookies(header, siteId, secure)]
			: cookieLines;
	};
	const address = request.headers.get("cf-connecting-ip") ?? undefined;
	const ownLogin = { ...login, address };
	const logIn = async (credentials: Credentials): Promise<IssuedTokens | SignInRefusal> => {
		const usid = cookies.usid ? { usid: cookies.usid } : {};
		if ("tokens" in credentials) return credentials.tokens;
		if ("code" in credentials) return tokensOfCode({ ...ownLogin, dnt }, credentials);
		if ("passkey" in credentials) return tokensOfPasskey({ ...ownLogin, dnt }, { ...credentials, ...usid });
		const { email, password } = credentials;
		const login = { username: asBytes(email), password: asBytes(password), dnt, ...usid };
		return toIssuedTokens(await scapi(ownLogin).auth.loginWithCredentials(login));
	};
	/** Requests tokens once for a form that the browser sends twice at the same time, unless the fields differ (identity-78). */
	const requestTokens = (credentials: Credentials): Promise<IssuedTokens | SignInRefusal> => {
		if (!cookies.usid || "tokens" in credentials) return logIn(credentials);
		const key = `sign-in ${siteId} ${cookies.usid} ${JSON.stringify(credentials)}`;
		return within(
			singleFlight(key, () => logIn(credentials)),
			login.platform.deadline,
		);
	};
	const signIn = async (credentials: Credentials, tries = LOGIN_TRIES): Promise<SignInRefusal | null> => {
		const result = await requestTokens(credentials).catch((error: unknown) => {
			const refusal = toSignInRefusal(error);
			if (!refusal) throw error;
			if (refusal === "noSignIn")
				login.platform.log("error", "commerce/sessions", "The platform refuses to sign customers in", {
					error,
				});
			return refusal;
		});
		if (typeof result !== "string") {
			pending = Promise.resolve(adopt(result));
			hasChanged = true;
			signedInBy = readWay(credentials);
			await logins.forget();
			return null;
		}
		if (result !== "tooSoon" || tries === 1) return result;
		await pause(untilNextLogin(), login.platform.deadline);
		return signIn(credentials, tries - 1);
	};
	const signOut = async (): Promise<void> => {
		// Another person may be the browser's next guest, so the shared guest login is forgotten while the platform ends the session.
		const forgetting = logins.forget();
		const hasSession = fresh !== undefined || cookies.refreshToken !== undefined;
		try {
			const accessToken = hasSession ? (await (pending ?? open())).accessToken : "";
			const refreshToken = fresh?.refreshToken ?? cookies.refreshToken;
			if (refreshToken)
				await scapi({
					...login,
					token: accessToken,
					clientId: readAccessToken(accessToken)?.clientId,
				}).auth.logout({ accessToken, refreshToken });
		} catch (error) {
			login.platform.log("warning", "commerce/sessions", "A session was not ended on the platform", {
				error,
			});
		}
		fresh = undefined;
		pending = undefined;
		cookies = { registered: false };
		hasEnded = true;
		hasChanged = true;
		await forgetting;
	};
	const agentId = (): string | undefined => {
		const accessToken = fresh?.accessToken ?? cookies.accessToken;
		const claims = accessToken ? readAccessToken(accessToken) : null;
		return claims && isTokenFresh(claims, now) ? claims.agentId : undefined;
	};
	return {
		// The usid of a guest is enough to find the basket again (decision 5).
		get isKnown() {
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
			return hasChanged;
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
			renewing ??= renew().finally(() => {
				renewing = undefined;
			});
			pending = renewing;
			return renewing;
		},
		sendCode: (email) => requestCode(ownLogin, { email, usid: cookies.usid }),
		signIn: (credentials) => signIn(credentials),
		signOut,
		setCookies,
	};
};
