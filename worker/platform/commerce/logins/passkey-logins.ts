import type { UsedPasskey } from "../../../../shared/contracts/passkeys.ts";
import { failureDetails, type PlatformFailure, PlatformUnavailable } from "../../fetch.ts";
import {
	isAway,
	isTooMany,
	postAsPrivateClient,
	readPrivateClient,
	refreshAsPrivateClient,
} from "./code-logins.ts";
import type { SignInRefusal } from "./credentials.ts";
import { type Login, type TokenResponse, type TrackedLogin, toIssuedTokens } from "./issued-tokens.ts";
import type { IssuedTokens } from "./session-cookies.ts";

export type CeremonyOptions = { challenge: string };

export type CeremonyRefusal = "tooManyTries" | "noSignIn";

export const readOptions = (json: unknown): CeremonyOptions => {
	const { challenge } = (json ?? {}) as { challenge?: unknown };
	if (typeof challenge !== "string" || challenge === "")
		throw new PlatformUnavailable("malformed", "The options of a passkey cannot be read.");
	return json as CeremonyOptions;
};

export const refusedBy = (
	login: Login,
	what: string,
	response: PlatformFailure,
): "tooManyTries" | "noSignIn" => {
	if (isTooMany(response)) return "tooManyTries";
	if (isAway(response)) throw PlatformUnavailable.from(response);
	login.platform.log("error", "commerce/passkey-logins", what, failureDetails(response));
	return "noSignIn";
};

/** Returns the options for a passkey sign-in (identity-42), or the refusal. A challenge is valid once, for 5 minutes (identity-44). */
export const passkeyOptions = async (login: Login): Promise<CeremonyOptions | CeremonyRefusal> => {
	const client = readPrivateClient(login.platform.env);
	if (!client) return "noSignIn";
	const response = await postAsPrivateClient(login, client, "webauthn/authenticate/start", {
		channel_id: login.locale.siteId,
	});
	if (response.ok) return readOptions(response.json);
	return refusedBy(login, "The platform refuses to begin with passkeys", response);
};

export const tokensOfPasskey = async (
	login: TrackedLogin,
	{ passkey, usid }: { passkey: UsedPasskey; usid?: string },
): Promise<IssuedTokens | SignInRefusal> => {
	const client = readPrivateClient(login.platform.env);
	if (!client) return "noSignIn";
	const response = await postAsPrivateClient(login, client, "webauthn/authenticate/finish", {
		json: { channel_id: login.locale.siteId, usid, credential: passkey },
	});
	if (!response.ok) {
		if (response.status === 400 || response.status === 401)
			return isTooMany(response) ? "tooManyTries" : "wrongPasskey";
		return refusedBy(login, "The platform refuses to sign customers in by passkeys", response);
	}
	const { tokenResponse } = (response.json ?? {}) as { tokenResponse?: TokenResponse };
	const tokens = toIssuedTokens(tokenResponse ?? ({} as TokenResponse));
	// This operation has no tracking option, so refreshing the token turns tracking off (consent-5).
	return login.dnt ? ((await refreshAsPrivateClient(login, tokens.refreshToken)) ?? tokens) : tokens;
};
