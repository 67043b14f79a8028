import { within } from "../../../../cache/single-flight.ts";
import { platformOrigin } from "../../../fetch.ts";
import { scapi } from "../../scapi.ts";
import { type Login, toIssuedTokens } from "../issued-tokens.ts";

/**
 * Milliseconds before its end at which the guest session of shared pages is renewed. Each isolate has one such session per site, which
 * belongs to no shopper (cache-8).
 */
const RENEW_AHEAD_MS = 5 * 60_000;
const sharedKey = ({ platform, locale }: Login): string => `${platformOrigin(platform.env)}|${locale.siteId}`;
const sharedSessions = new Map<string, { token: Promise<string>; renewAt: number }>();

export const sharedGuestToken = (login: Login, now: Date): Promise<string> =>
	within(keptGuestToken(login, now), login.platform.deadline);

const keptGuestToken = (login: Login, now: Date): Promise<string> => {
	const key = sharedKey(login);
	const entry = sharedSessions.get(key);
	if (entry && entry.renewAt > now.getTime()) return entry.token;
	const token = scapi(login)
		.auth.loginAsGuest()
		.then((response) => {
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
