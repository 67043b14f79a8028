import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import type { UsedPasskey } from "../../../../shared/contracts/passkeys.ts";
import type { SignInWay } from "../../../../shared/domain/identity/sign-in-way.ts";
import type { IssuedTokens } from "./session-cookies.ts";

/** A password, a code sent by mail, a passkey assertion, or tokens from a provider's account (identity-51). */
export type Credentials =
	| { email: string; password: string }
	| { email: string; code: string }
	| { passkey: UsedPasskey }
	| { tokens: IssuedTokens };
export const readWay = (credentials: Credentials): SignInWay | undefined => {
	if ("password" in credentials) return "password";
	if ("code" in credentials) return "code";
	return "passkey" in credentials ? "passkey" : credentials.tokens.account?.providerId;
};

/** Reasons for a failed sign-in (identity-16), returned as values. */
export type SignInRefusal =
	| "wrongPassword"
	| "wrongCode"
	| "wrongPasskey"
	| "tooManyTries"
	| "tooSoon"
	| "noSignIn";

/**
 * Returns the error code of a refused login, or null for other failures. Only 401 is about the password; other statuses are about
 * the request or the platform, which the shopper cannot influence.
 */
export const toSignInRefusal = (error: unknown): SignInRefusal | null => {
	if (error instanceof AuthTokenInvalidError) return "wrongPassword";
	if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
	if (error.status === 429) return "tooManyTries";
	if (error.status === 409) return "tooSoon";
	return error.status === 401 ? "wrongPassword" : "noSignIn";
};
