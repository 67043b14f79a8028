import { serialize } from "hono/utils/cookie";
import { type Consent, mayUse } from "../../../shared/domain/consent/consent.ts";
import { SIGN_IN_WAY_COOKIE, type SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import { isSecureCookie } from "./preference-cookies.ts";

const LIFETIME = 180 * 86_400;

const cookie = (value: string, maxAge: number, url: string): string =>
	serialize(SIGN_IN_WAY_COOKIE, value, { path: "/", sameSite: "Lax", secure: isSecureCookie(url), maxAge });

export const signInWayCookies = (way: SignInWay | undefined, consent: Consent, url: string): string[] =>
	way && mayUse(consent, "personalisation") ? [cookie(way, LIFETIME, url)] : [];

export const withdrawnSignInWay = (url: string): string => cookie("", 0, url);
