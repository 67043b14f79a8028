import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { serialize } from "hono/utils/cookie";

export const COUNTRY_COOKIE = "preferredCountry";
export const LANGUAGE_COOKIE = "preferredLanguage";
const YEAR = 365 * 86_400;

/** Returns false on loopback http, where browsers drop secure cookies (identity-5). */
export const isSecureCookie = (url: string): boolean => {
	const { protocol, hostname } = new URL(url);
	return !(
		protocol === "http:" &&
		(hostname === "localhost" ||
			hostname.endsWith(".localhost") ||
			hostname === "[::1]" ||
			/^127(\.\d{1,3}){3}$/.test(hostname))
	);
};

export const preferenceCookies = (
	choice: { country: string; language: Language },
	url: string,
): [string, string] => {
	const options = { path: "/", maxAge: YEAR, sameSite: "Lax", secure: isSecureCookie(url) } as const;
	return [
		serialize(COUNTRY_COOKIE, choice.country, options),
		serialize(LANGUAGE_COOKIE, choice.language, options),
	];
};
