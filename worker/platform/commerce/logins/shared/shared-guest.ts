import { within } from "../../../../cache/single-flight.ts";
import { PlatformUnavailable, platformFetch, platformOrigin } from "../../../fetch.ts";
import { readWay } from "../../../ways/ways.ts";
import { scapi } from "../../scapi.ts";
import { type Login, type TokenResponse, toIssuedTokens } from "../issued-tokens.ts";

/**
 * Milliseconds before its end at which the guest session of shared pages is renewed. Each isolate has one such session per site, which
 * belongs to no shopper (cache-8).
 */
const RENEW_AHEAD_MS = 5 * 60_000;
const sharedKey = ({ platform, locale }: Login): string => `${platformOrigin(platform.env)}|${locale.siteId}`;
const sharedSessions = new Map<string, { token: Promise<string>; renewAt: number }>();

export const sharedGuestToken = (login: Login, now: Date): Promise<string> =>
	within(keptGuestToken(login, now), login.platform.deadline);

/** Asks the house's own log-in of servers, if it has one, and otherwise logs in as a guest (platform-21). */
const logIn = async (login: Login): Promise<TokenResponse> => {
	const { env } = login.platform;
	if (readWay(env, "server-login") === "scapi") return scapi(login).auth.loginAsGuest();
	const { siteId } = login.locale;
	const response = await platformFetch(
		login.platform,
		`/custom/shopper-auth-api/v1/organizations/${env.COMMERCE_ORGANIZATION}/login-server?${new URLSearchParams({ siteId, channel_id: siteId })}`,
	);
	if (!response.ok) throw PlatformUnavailable.from(response);
	return response.json as TokenResponse;
};

const keptGuestToken = (login: Login, now: Date): Promise<string> => {
	const key = sharedKey(login);
	const entry = sharedSessions.get(key);
	if (entry && entry.renewAt > now.getTime()) return entry.token;
	const token = logIn(login).then((response) => {
		const tokens = toIssuedTokens(response);
		sharedSessions.set(key, {
			token,
			renewAt: now.getTime() + tokens.accessLifetime * 1000 - RENEW_AHEAD_MS,
		});
		return tokens.accessToken;
	});
	sharedSessions.set(key, { token, renewAt: now.getTime() + 30_000 });
	token.catch(() => sharedSessions.delete(key));
	return token;
};

export const dropSharedGuestToken = (login: Login): boolean => sharedSessions.delete(sharedKey(login));
