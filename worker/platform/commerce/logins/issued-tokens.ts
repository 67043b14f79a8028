import { PlatformUnavailable } from "../../fetch.ts";
import type { ScapiContext, scapi } from "../scapi.ts";
import { readAccessToken } from "./access-token.ts";
import { encUserIdIn, type IssuedTokens } from "./session-cookies.ts";

export type Login = Omit<ScapiContext, "token">;
export type TrackedLogin = Login & { dnt: boolean };
export type TokenResponse = Awaited<ReturnType<ReturnType<typeof scapi>["auth"]["loginAsGuest"]>>;

export const GUEST_REFRESH_LIFETIME = 30 * 24 * 3600;

/**
 * Returns the tokens with their lifetimes in seconds. Throws PlatformUnavailable for a malformed response, which does not end the session
 * (identity-14).
 */
export const toIssuedTokens = (
	response: Pick<TokenResponse, "access_token" | "refresh_token"> & Partial<TokenResponse>,
): IssuedTokens => {
	const claims = readAccessToken(response.access_token ?? "");
	if (!claims || !response.refresh_token)
		throw new PlatformUnavailable("malformed", "The token response cannot be read.");
	return {
		accessToken: response.access_token,
		refreshToken: response.refresh_token,
		accessLifetime: Number(response.expires_in ?? 1800),
		refreshLifetime: Number(response.refresh_token_expires_in ?? GUEST_REFRESH_LIFETIME),
		usid: claims.usid,
		registered: !claims.isGuest,
		encUserId: claims.isGuest ? undefined : encUserIdIn(response.enc_user_id),
	};
};
