import type { Context } from "hono";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { hostForCountry } from "../../shared/domain/locale/site-config.ts";
import { localeTag, type SiteLocale } from "../../shared/domain/locale/site-locale.ts";
import { siteConfig } from "../config/sites.ts";
import type { AppEnv } from "../context.ts";
import { preferenceCookies } from "../middleware/preference-cookies.ts";
import { methodNotAllowed } from "../middleware/request-guard.ts";
import { type Calls, contextForApi } from "../pages/page-context.ts";
import { createNewsletter } from "../platform/commerce/newsletter.ts";
import { createNotifyMe } from "../platform/commerce/notify-me.ts";
import { getSiteSettings } from "../platform/config.ts";
import { refuse } from "../problem.ts";
import { callsOf, locate, shopperAt } from "../request-calls.ts";
import { carryBasket } from "./carry-basket.ts";
import { runCartForm } from "./cart-form.ts";
import { runNewsletterForm } from "./newsletter.ts";
import { runNotifyMeForm } from "./notify-me.ts";
import { readPreference } from "./preferences-form.ts";
import { runSignInForm, runWishlistForm } from "./wishlist-form.ts";

const readForm = async (request: Request): Promise<FormData | null> => {
	const type = request.headers.get("content-type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
	return request.formData().catch(() => null);
};

const seeOther = (location: string, cookies: readonly string[]): Response => {
	const response = new Response(null, {
		status: 303,
		headers: { location, "cache-control": "private, no-store" },
	});
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
};

/** Where native forms post to; any other address takes no POST. */
const FORMS: ReadonlySet<string> = new Set([
	"/cart",
	"/preferences",
	"/wishlist",
	"/login",
	"/newsletter",
	"/notify-me",
]);

/** Native forms: what they ask for is done, and the browser led on (303). */
export const handleForm = async (c: Context<AppEnv>): Promise<Response> => {
	const url = new URL(c.req.url);
	const calls = callsOf(c);
	const { resolution, book, impliedSiteId } = await locate(c, calls, url.pathname, url.search);
	if (resolution.kind !== "localised" || !FORMS.has(resolution.path))
		return methodNotAllowed(c.req.raw, "GET, HEAD");
	const { locale } = resolution;
	const form = await readForm(c.req.raw);
	if (!form) return refuse(c.req.raw, 400, "This form cannot be read.");
	const here = shopperAt(c, calls, locale);
	if (resolution.path === "/wishlist") {
		const { settings } = await contextForApi(calls, locale);
		const location = await runWishlistForm(form, here, createPaths(locale), settings);
		return seeOther(location, here.shopper.setCookies());
	}
	if (resolution.path === "/login") {
		const location = await runSignInForm(form, here, createPaths(locale), calls.platform.log);
		return seeOther(location, here.shopper.setCookies());
	}
	if (resolution.path === "/newsletter") {
		const newsletter = createNewsletter({ platform: calls.platform, locale }, here.shopper);
		return seeOther(
			await runNewsletterForm(form, newsletter, createPaths(locale)),
			here.shopper.setCookies(),
		);
	}
	if (resolution.path === "/notify-me") {
		const notifyMe = createNotifyMe({ platform: calls.platform, locale }, here.shopper);
		return seeOther(
			await runNotifyMeForm(form, notifyMe, here.shopper, createPaths(locale)),
			here.shopper.setCookies(),
		);
	}
	if (resolution.path === "/cart") {
		const location = await runCartForm(form, here.baskets, createPaths(locale));
		return seeOther(location, here.shopper.setCookies());
	}

	const preference = readPreference(form, locale, book.countries, impliedSiteId);
	if (!preference) return refuse(c.req.raw, 400, "The shop does not sell in this country.");
	const isOtherSite = preference.locale.siteId !== locale.siteId;
	if (isOtherSite && (await leadsHome(calls, preference.locale)))
		preference.location = createPaths(preference.locale).home();
	const cookies: string[] = [
		...preferenceCookies(
			{ country: preference.locale.country, language: preference.locale.language },
			c.req.url,
		),
	];
	if (isOtherSite && here.shopper.known) {
		const there = shopperAt(c, calls, preference.locale);
		try {
			const { dropped } = await carryBasket(here.baskets, there.baskets);
			const cart = createPaths(preference.locale).cart();
			// Elsewhere nobody looks at the basket; in it, whoever misses something is told why.
			if (dropped > 0 && preference.location.split("?", 1)[0] === cart)
				preference.location = `${cart}?notice=itemsDropped`;
		} catch (error) {
			// The shopper moves all the same; the basket stays where it was.
			calls.platform.log("warning", "api/handle-form", "The basket could not be carried over", { error });
		}
		cookies.push(...here.shopper.setCookies(), ...there.shopper.setCookies());
	}
	const host = hostForCountry(siteConfig, c.env.INSTANCE_TYPE, url.host, preference.locale.country);
	return seeOther(host ? `${url.protocol}//${host}${preference.location}` : preference.location, cookies);
};

/** What the site wants that is gone to; while nobody can say it, the page that was asked for. */
const leadsHome = async (calls: Calls, locale: SiteLocale): Promise<boolean> => {
	try {
		const where = { siteId: locale.siteId, locale: localeTag(locale) };
		return (await getSiteSettings(calls, where)).homeOnSiteChange;
	} catch (error) {
		calls.platform.log("warning", "api/handle-form", "A site's settings cannot be had", { error });
		return false;
	}
};
