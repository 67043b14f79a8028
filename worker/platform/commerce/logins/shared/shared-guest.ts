import { within } from "../../../../cache/single-flight.ts";
import { platformOrigin } from "../../../fetch.ts";
import { scapi } from "../../scapi.ts";
import { type Login, toIssuedTokens } from "../issued-tokens.ts";

/** The guest session that loads shared pages: one per site and isolate, renewed before it expires (cache-8). It belongs to no shopper. */
const RENEW_AHEAD_MS = 5 * 60_000;
const sharedKey = ({ platform, locale }: Login): string => `${platformOrigin(platform.env)}|${locale.siteId}`;
const sharedSessions = new Map<string, { token: Promise<string>; renewAt: number }>();

/** Waits no longer than the own deadline, because another request may have started the login and be gone. */
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
	// One login at a time; a failed one is not kept.
	sharedSessions.set(key, { token, renewAt: now.getTime() + 30_000 });
	token.catch(() => sharedSessions.delete(key));
	return token;
};

export const dropSharedGuestToken = (login: Login): boolean => sharedSessions.delete(sharedKey(login));
