import { PlatformUnavailable } from "../../fetch.ts";
import type { ScapiContext, scapi } from "../scapi.ts";
import { readAccessToken } from "./access-token.ts";
import { encUserIdIn, type IssuedTokens } from "./session-cookies.ts";

/** What logins are made with: who asks is not known yet. */
export type Login = Omit<ScapiContext, "token">;
/** With whether the platform is not to connect what the session does (consent-5). */
export type TrackedLogin = Login & { dnt: boolean };
export type TokenResponse = Awaited<ReturnType<ReturnType<typeof scapi>["auth"]["loginAsGuest"]>>;

/** Seconds; where the platform does not say. */
export const GUEST_REFRESH_LIFETIME = 30 * 24 * 3600;

/** The tokens of a response; one that cannot be read is as good as none, and says nothing of the session (identity-14). */
export const issued = (
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
