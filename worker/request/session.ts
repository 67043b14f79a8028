import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { readConsent } from "../../shared/domain/consent/consent.ts";
import type { AppEnv } from "../base/bindings.ts";
import { NO_STORE } from "../base/no-store.ts";
import { browserLogins } from "../platform/commerce/logins/browser-logins.ts";
import { createShopper, type Shopper } from "../platform/commerce/logins/sessions.ts";
import type { Calls } from "./calls.ts";
import { browserAlias } from "./middleware/csrf.ts";

export const createSession = (c: Context<AppEnv>, calls: Calls, locale: SiteLocale) => {
	// The platform limits requests by network address, so the shopper's address is passed on.
	const address = c.req.header("cf-connecting-ip");
	const cx = { platform: calls.platform, locale, address };
	const logins = browserLogins({ ...calls.platform, env: c.env }, () =>
		browserAlias(c, `guest ${locale.siteId}`),
	);
	const shopper = createShopper(cx, c.req.raw, new Date(calls.cache.now()), logins);
	return { cx, shopper, consent: readConsent(c.req.raw.headers) };
};

export const addSessionCookies = (response: Response, visitor: Pick<Shopper, "setCookies">): Response => {
	const cookies = visitor.setCookies();
	const copy = new Response(response.body, response);
	for (const cookie of cookies) copy.headers.append("set-cookie", cookie);
	if (cookies.length > 0) copy.headers.set("cache-control", NO_STORE);
	return copy;
};
