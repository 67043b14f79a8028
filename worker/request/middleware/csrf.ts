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
 * The token is an HMAC over a random browser id in an HttpOnly cookie. Scripts send the token in a header, which other sites cannot set.
 */
export const CSRF_HEADER = "x-csrf-token";
const COOKIE = "browser_id";
const BROWSER_ID = /^[\w-]{22}$/;

/** The prefix prevents other hosts of the house from setting an id whose token they know. */
const cookiePrefix = (c: Context<AppEnv>): "host" | undefined =>
	isSecureCookie(c.req.url) ? "host" : undefined;
const readBrowserId = (c: Context<AppEnv>): string | undefined => getCookie(c, COOKIE, cookiePrefix(c));

const message = (browserId: string, purpose = "csrf"): string => `${purpose}:${browserId}`;

export const signCsrfToken = (secret: string, browserId: string): Promise<string> =>
	sign(secret, message(browserId));

export const verifyCsrfToken = async (secret: string, browserId: string, token: string): Promise<boolean> =>
	BROWSER_ID.test(browserId) && isSigned(secret, message(browserId), token);

/** Gives this browser a new id, at most one per request. Tokens of the former id become invalid (identity-32). */
export const renewBrowserId = (c: Context<AppEnv>): { browserId: string; cookie: string } => {
	const browserId = c.get("browserId") ?? base64url(crypto.getRandomValues(new Uint8Array(16)));
	c.set("browserId", browserId);
	const prefix = cookiePrefix(c);
	const cookie = generateCookie(COOKIE, browserId, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: prefix === "host",
		prefix,
	});
	return { browserId, cookie };
};

export const readCsrfToken = async (c: Context<AppEnv>, { renew = false } = {}): Promise<string> => {
	const currentId = readBrowserId(c);
	if (renew) return signCsrfToken(c.env.SESSION_KEY, renewBrowserId(c).browserId);
	if (currentId && BROWSER_ID.test(currentId)) return signCsrfToken(c.env.SESSION_KEY, currentId);
	const { browserId, cookie } = renewBrowserId(c);
	c.header("set-cookie", cookie, { append: true });
	return signCsrfToken(c.env.SESSION_KEY, browserId);
};

export const formTokenOf = async (c: Context<AppEnv>): Promise<{ token: string; cookie?: string }> => {
	const currentId = readBrowserId(c) ?? "";
	if (BROWSER_ID.test(currentId)) return { token: await signCsrfToken(c.env.SESSION_KEY, currentId) };
	const { browserId, cookie } = renewBrowserId(c);
	return { token: await signCsrfToken(c.env.SESSION_KEY, browserId), cookie };
};

export const isOwnToken = (c: Context<AppEnv>, token: string): Promise<boolean> =>
	verifyCsrfToken(c.env.SESSION_KEY, readBrowserId(c) ?? "", token);

/** Returns an alias for services that may distinguish browsers and nothing else; undefined if the browser has no id. */
export const browserAlias = async (c: Context<AppEnv>, purpose: string): Promise<string | undefined> => {
	const browserId = readBrowserId(c) ?? "";
	return BROWSER_ID.test(browserId) ? sign(c.env.SESSION_KEY, message(browserId, purpose)) : undefined;
};

export const searchAlias = async (c: Context<AppEnv>, consent: Consent): Promise<string | undefined> =>
	mayUse(consent, "personalisation") ? browserAlias(c, "search") : undefined;

/** Refuses writes without this browser's token, but for those to `open` paths. */
export const csrfCheck = (open: ReadonlySet<string>) =>
	createMiddleware<AppEnv>(async (c, next) => {
		if (isSafeMethod(c.req.method) || open.has(c.req.path)) return next();
		if (await isOwnToken(c, c.req.header(CSRF_HEADER) ?? "")) return next();
		countRefusedWrite(c, "anti-forgery token");
		return problem(403, "The anti-forgery token is missing or not this browser's.", {
			extra: { code: "csrf" },
		});
	});
