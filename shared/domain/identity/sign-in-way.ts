import { isProviderId, type ProviderId } from "./providers.ts";

/** How a customer signs in: by a password, a mailed code, a passkey, or the account of a provider. */
export type SignInWay = "password" | "code" | "passkey" | ProviderId;

/** The cookie that keeps the way which a browser used last (identity-80); scripts read it, as it says nothing secret. */
export const SIGN_IN_WAY_COOKIE = "sign_in_way";

const WAYS: readonly string[] = ["password", "code", "passkey"];
const isWay = (text: string): text is SignInWay => WAYS.includes(text) || isProviderId(text);

/** Returns the way that a browser used last; undefined where its cookies name none. */
export const readSignInWay = (cookies: string): SignInWay | undefined => {
	const way = new RegExp(`(?:^|;\\s*)${SIGN_IN_WAY_COOKIE}=(\\w+)`).exec(cookies)?.[1] ?? "";
	return isWay(way) ? way : undefined;
};
