import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import type { UsedPasskey } from "../../../../shared/contracts/passkeys.ts";
import type { SignInWay } from "../../../../shared/domain/identity/sign-in-way.ts";
import type { IssuedTokens } from "./session-cookies.ts";

/**
 * By a password, by a code that was sent by mail, by a passkey that the browser has used, or by the tokens that a provider's
 * account has brought (identity-51).
 */
export type Credentials =
	| { email: string; password: string }
	| { email: string; code: string }
	| { passkey: UsedPasskey }
	| { tokens: IssuedTokens };
/** A provider's tokens name the account that they come from. */
export const wayOf = (credentials: Credentials): SignInWay | undefined => {
	if ("password" in credentials) return "password";
	if ("code" in credentials) return "code";
	return "passkey" in credentials ? "passkey" : credentials.tokens.account?.providerId;
};

/** Why no one is signed in (identity-16): an expected failure is a value. */
export type SignInRefusal =
	| "wrongPassword"
	| "wrongCode"
	| "wrongPasskey"
	| "tooManyTries"
	| "tooSoon"
	| "noSignIn";

/**
 * The platform's refusals of a login in the storefront's words; null where it is another failure. Only 401 speaks of the
 * password: the others are about the request or the platform, and the shopper can do nothing about them.
 */
export const refusalOf = (error: unknown): SignInRefusal | null => {
	if (error instanceof AuthTokenInvalidError) return "wrongPassword";
	if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
	if (error.status === 429) return "tooManyTries";
	if (error.status === 409) return "tooSoon";
	return error.status === 401 ? "wrongPassword" : "noSignIn";
};
