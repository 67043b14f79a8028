import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import type { UsedPasskey } from "../../../../shared/contracts/passkeys.ts";
import type { SignInWay } from "../../../../shared/domain/identity/sign-in-way.ts";
import type { IssuedTokens } from "./session-cookies.ts";

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

/** Expected reasons for a refused sign-in; they are returned, not thrown (identity-16). */
export type SignInRefusal =
	| "wrongPassword"
	| "wrongCode"
	| "wrongPasskey"
	| "tooManyTries"
	| "tooSoon"
	| "noSignIn";

export const toSignInRefusal = (error: unknown): SignInRefusal | null => {
	if (error instanceof AuthTokenInvalidError) return "wrongPassword";
	if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
	if (error.status === 429) return "tooManyTries";
	if (error.status === 409) return "tooSoon";
	return error.status === 401 ? "wrongPassword" : "noSignIn";
};
