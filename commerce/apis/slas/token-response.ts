import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { CommerceHono } from "../../http.ts";
import { GUEST_REFRESH_SECONDS, issueRefreshToken, type Session } from "./sessions.ts";
import { ACCESS_TOKEN_SECONDS, signGuestToken, signIdToken } from "./tokens.ts";

type Options = {
	doNotTrack: boolean;
	/** The login that this token descends from, when it is a refresh. */
	family?: string;
	/** A private client keeps its refresh token. */
	refreshToken?: string;
	refreshTokenExpiresIn?: number;
};

/** The answer of every grant: a fresh access token, and a refresh token that is new unless the client keeps its own. */
export async function tokenResponse(
	c: Context<CommerceHono>,
	session: Session,
	options: Options,
	now: number,
): Promise<Response> {
	const { doNotTrack, family } = options;
	const [accessToken, idToken, refreshToken] = await Promise.all([
		signGuestToken(c.env, session, { now, doNotTrack }),
		signIdToken(c.env, session, now),
		options.refreshToken ?? issueRefreshToken(c.env.DB, session, { family, doNotTrack }, now),
	]);
	return c.json(
		{
			access_token: accessToken,
			id_token: idToken,
			refresh_token: refreshToken,
			expires_in: ACCESS_TOKEN_SECONDS,
			refresh_token_expires_in: options.refreshTokenExpiresIn ?? GUEST_REFRESH_SECONDS,
			token_type: "Bearer",
			usid: session.usid,
			customer_id: session.customerId,
			// An identifier that the platform passes on to scripts, not a protection.
			enc_user_id: createHash("md5").update(session.customerId).digest("hex").toUpperCase(),
			idp_access_token: "",
			dnt: String(doNotTrack),
		},
		200,
		{ "cache-control": "no-store", pragma: "no-cache" },
	);
}
