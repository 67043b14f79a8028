import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Consent, mayUse } from "../../../shared/domain/consent/consent.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { problem } from "../../base/problem.ts";
import { base64url, isSigned, sign } from "../../base/signatures.ts";
import { isSecureCookie } from "../cookies/preference-cookies.ts";
import { isSafeMethod } from "./origin-check.ts";
import { countRefusedWrite } from "./refused-writes.ts";

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

const message = (browserId: string, purpose = "csrf"): string => `${purpose}:${browserId}`;

export const signCsrfToken = (secret: string, browserId: string): Promise<string> =>
	sign(secret, message(browserId));

/** Compares in constant time. */
export const verifyCsrfToken = async (secret: string, browserId: string, token: string): Promise<boolean> =>
	BROWSER_ID.test(browserId) && isSigned(secret, message(browserId), token);

/** Another name for this browser, once in a request, and the cookie that says it: tokens of before are no longer its own (identity-32). */
export const renamed = (c: Context<AppEnv>): { browserId: string; cookie: string } => {
	const browserId = c.get("browserId") ?? base64url(crypto.getRandomValues(new Uint8Array(16)));
	c.set("browserId", browserId);
	const prefix = prefixOf(c);
	const cookie = generateCookie(COOKIE, browserId, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: prefix === "host",
		prefix,
	});
	return { browserId, cookie };
};

/**
 * The token of this browser; a browser without a name gets one. Only for responses that no cache keeps. `renew`: who is shopping has
 * changed, and the response brings another name.
 */
export const csrfTokenOf = async (c: Context<AppEnv>, { renew = false } = {}): Promise<string> => {
	const known = browserIdOf(c);
	if (renew) return signCsrfToken(c.env.SESSION_KEY, renamed(c).browserId);
	if (known && BROWSER_ID.test(known)) return signCsrfToken(c.env.SESSION_KEY, known);
	const { browserId, cookie } = renamed(c);
	c.header("set-cookie", cookie, { append: true });
	return signCsrfToken(c.env.SESSION_KEY, browserId);
};

/**
 * The same token for a form of a private page, which is good without script; `cookie` names the browser where it has no name yet, and belongs
 * to the page's response.
 */
export const formTokenOf = async (c: Context<AppEnv>): Promise<{ token: string; cookie?: string }> => {
	const known = browserIdOf(c) ?? "";
	if (BROWSER_ID.test(known)) return { token: await signCsrfToken(c.env.SESSION_KEY, known) };
	const { browserId, cookie } = renamed(c);
	return { token: await signCsrfToken(c.env.SESSION_KEY, browserId), cookie };
};

/** Is it the token of the browser that sends it? */
export const isOwnToken = (c: Context<AppEnv>, token: string): Promise<boolean> =>
	verifyCsrfToken(c.env.SESSION_KEY, browserIdOf(c) ?? "", token);

/** Another name of this browser, for those who may tell browsers apart and nothing else; undefined where it has none yet. */
export const browserAlias = async (c: Context<AppEnv>, purpose: string): Promise<string | undefined> => {
	const browserId = browserIdOf(c) ?? "";
	return BROWSER_ID.test(browserId) ? sign(c.env.SESSION_KEY, message(browserId, purpose)) : undefined;
};

/** Returns the browser's id for the hosted search; undefined without consent (consent-6). */
export const searchAlias = async (c: Context<AppEnv>, consent: Consent): Promise<string | undefined> =>
	mayUse(consent, "personalisation") ? browserAlias(c, "search") : undefined;

/** Scripted writes carry the token of their browser; else 403. */
export const csrfCheck = createMiddleware<AppEnv>(async (c, next) => {
	if (isSafeMethod(c.req.method)) return next();
	if (await isOwnToken(c, c.req.header(CSRF_HEADER) ?? "")) return next();
	countRefusedWrite(c, "anti-forgery token");
	return problem(403, "The anti-forgery token is missing or not this browser's.", {
		extra: { code: "csrf" },
	});
});
