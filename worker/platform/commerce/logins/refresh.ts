import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import { isVague } from "../../refusals/platform-refusal.ts";
import { scapi } from "../scapi.ts";
import type { BrowserLogins } from "./browser-logins.ts";
import { refreshAsPrivateClient } from "./code-logins.ts";
import { type TrackedLogin, toIssuedTokens } from "./issued-tokens.ts";
import { ProviderSessionEnded, refreshByProvider } from "./provider-logins.ts";
import type { IssuedTokens, ProviderAccount } from "./session-cookies.ts";

/** Milliseconds for which a refresh is shared: guests' refresh tokens are single use, and a shopper's requests may be simultaneous. */
const REFRESH_SHARED_MS = 30_000;
const refreshes = new Map<string, { at: number; tokens: Promise<IssuedTokens> }>();

export const refreshOnce = (
	login: TrackedLogin,
	refreshToken: string,
	now: Date,
	logins: BrowserLogins,
	account?: ProviderAccount,
): Promise<IssuedTokens> => {
	for (const [token, { at }] of refreshes)
		if (now.getTime() - at > REFRESH_SHARED_MS) refreshes.delete(token);
	const running = refreshes.get(refreshToken);
	if (running) return running.tokens;
	const tokens = logins.refresh(refreshToken, () => refresh(login, refreshToken, now, account));
	refreshes.set(refreshToken, { at: now.getTime(), tokens });
	tokens.catch(() => refreshes.delete(refreshToken));
	return tokens;
};

/**
 * Returns new tokens, from the provider's account if the session has one (identity-55). A session that began with a code belongs to the
 * private client, which is tried if the refresh is refused.
 */
const refresh = async (
	login: TrackedLogin,
	refreshToken: string,
	now: Date,
	account: ProviderAccount | undefined,
): Promise<IssuedTokens> => {
	if (account) return refreshByProvider(login, account, refreshToken, now);
	try {
		return toIssuedTokens(await scapi(login).auth.refreshToken({ refreshToken, dnt: login.dnt }));
	} catch (error) {
		const tokens = isRefused(error) ? await refreshAsPrivateClient(login, refreshToken) : undefined;
		if (!tokens) throw error;
		return tokens;
	}
};

/** Statuses that reject a refresh token. Other statuses, such as 429, do not mean that the token is invalid (identity-14). */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 404]);
export const isRefused = (error: unknown): boolean =>
	error instanceof ProviderSessionEnded ||
	error instanceof AuthTokenInvalidError ||
	(error instanceof ApiError && TOKEN_REFUSED.has(error.status) && !isVague(error));
