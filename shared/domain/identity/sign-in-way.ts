import { isProviderId, type ProviderId } from "./providers.ts";

export type SignInWay = "password" | "code" | "passkey" | ProviderId;

export const SIGN_IN_WAY_COOKIE = "sign_in_way";

const WAYS: readonly string[] = ["password", "code", "passkey"];
const isWay = (text: string): text is SignInWay => WAYS.includes(text) || isProviderId(text);

export const readSignInWay = (cookies: string): SignInWay | undefined => {
	const way = new RegExp(`(?:^|;\\s*)${SIGN_IN_WAY_COOKIE}=(\\w+)`).exec(cookies)?.[1] ?? "";
	return isWay(way) ? way : undefined;
};
