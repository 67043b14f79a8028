import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Consent, mayUse } from "../../shared/domain/consent/consent.ts";
import type { AppEnv } from "../context.ts";
import { problem } from "../problem.ts";
import { isSafeMethod } from "./origin-check.ts";
import { isSecureCookie } from "./preference-cookies.ts";

/**
 * Anti-forgery tokens of scripted writes: an HMAC over a random name of the browser, which an HttpOnly cookie holds for the visit. The
 * script gets the token by `GET /session` and sends it in a header, which another site cannot read or set.
 */
export const CSRF_HEADER = "x-csrf-token";
const COOKIE = "browser_id";
const BROWSER_ID = /^[\w-]{22}$/;

/** On https the name has a prefix, so that no other host of the house can give a browser an id whose token it knows. */
const prefixOf = (c: Context<AppEnv>): "host" | undefined => (isSecureCookie(c.req.url) ? "host" : undefined);
const browserIdOf = (c: Context<AppEnv>): string | undefined => getCookie(c, COOKIE, prefixOf(c));

const base64url = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | null => {
	if (!/^[\w-]{43}$/.test(text)) return null;
	return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
		character.charCodeAt(0),
	);
};

let imported: { secret: string; key: Promise<CryptoKey> } | undefined;
const keyOf = (secret: string): Promise<CryptoKey> => {
	if (secret.length < 32) throw new Error("SESSION_KEY has to be set, with at least 32 characters");
	if (imported?.secret !== secret)
		imported = {
			secret,
			key: crypto.subtle.importKey(
				"raw",
				new TextEncoder().encode(secret),
				{ name: "HMAC", hash: "SHA-256" },
				false,
				["sign", "verify"],
			),
		};
	return imported.key;
};
const message = (browserId: string, purpose = "csrf"): Uint8Array =>
	new TextEncoder().encode(`${purpose}:${browserId}`);
const sign = async (secret: string, text: Uint8Array): Promise<string> =>
	base64url(new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), text)));

export const signCsrfToken = (secret: string, browserId: string): Promise<string> =>
	sign(secret, message(browserId));

/** Compares in constant time. */
export const verifyCsrfToken = async (secret: string, browserId: string, token: string): Promise<boolean> => {
	const signature = fromBase64url(token);
	return (
		signature !== null &&
		BROWSER_ID.test(browserId) &&
		crypto.subtle.verify("HMAC", await keyOf(secret), signature, message(browserId))
	);
};

/** The token of this browser; a browser without a name gets one. Only for responses that no cache keeps. */
export const csrfTokenOf = async (c: Context<AppEnv>): Promise<string> => {
	const known = browserIdOf(c);
	const browserId =
		known && BROWSER_ID.test(known) ? known : base64url(crypto.getRandomValues(new Uint8Array(16)));
	if (browserId !== known) {
		const prefix = prefixOf(c);
		setCookie(c, COOKIE, browserId, {
			path: "/",
			httpOnly: true,
			sameSite: "Lax",
			secure: prefix === "host",
			prefix,
		});
	}
	return signCsrfToken(c.env.SESSION_KEY, browserId);
};

/** Another name of this browser, for those who may tell browsers apart and nothing else; undefined where it has none yet. */
export const browserAlias = async (c: Context<AppEnv>, purpose: string): Promise<string | undefined> => {
	const browserId = browserIdOf(c) ?? "";
	return BROWSER_ID.test(browserId) ? sign(c.env.SESSION_KEY, message(browserId, purpose)) : undefined;
};

/** What the hosted search knows a browser by: nothing without consent (consent-6). */
export const searchAlias = async (c: Context<AppEnv>, consent: Consent): Promise<string | undefined> =>
	mayUse(consent, "personalisation") ? browserAlias(c, "search") : undefined;

/** Scripted writes carry the token of their browser; else 403. */
export const csrfCheck = createMiddleware<AppEnv>(async (c, next) => {
	if (isSafeMethod(c.req.method)) return next();
	const token = c.req.header(CSRF_HEADER) ?? "";
	if (await verifyCsrfToken(c.env.SESSION_KEY, browserIdOf(c) ?? "", token)) return next();
	return problem(403, "The anti-forgery token is missing or not this browser's.", {
		extra: { code: "csrf" },
	});
});
