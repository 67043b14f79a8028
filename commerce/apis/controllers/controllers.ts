import { type Context, Hono } from "hono";
import type { Language } from "../../catalogue/import-lines.ts";
import { type Country, type Currency, countries, currencies } from "../../config/countries.ts";
import { preferencesOf } from "../../config/preferences.ts";
import { conversionRate, countryByCode, languageSettings, type Site } from "../../config/sites.ts";
import type { CommerceHono } from "../../http.ts";
import { problem } from "../../problem.ts";
import { localeOf, siteByName } from "./site-locale.ts";

type Request = { c: Context<CommerceHono>; site: Site; language: Language };
type Controller = (request: Request) => Response;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Answers that the storefront keeps for a while: the lifetime in seconds, or until when. */
function lasting(c: Context<CommerceHono>, body: object, expires: number | Date): Response {
	return c.json(body, 200, {
		"x-sf-cc-expiration-time": expires instanceof Date ? expires.toUTCString() : String(expires),
	});
}

function countryView(country: Country, language: Language) {
	return {
		countryCode: country.code,
		siteId: country.siteId,
		name: country.name[language],
		currency: country.currency,
		currencySymbol: country.currencySymbol,
		languages: country.languages,
		hreflangs: country.hreflangs,
		localeSettings: country.localeSettings,
	};
}

function isCurrency(code: string | undefined): code is Currency {
	return currencies.some((currency) => currency === code);
}

function nextMidnight(now: Date): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

const controllers: Record<string, Controller> = {
	"Configurations-Get": ({ c, site }) => lasting(c, { configurations: preferencesOf(site) }, HOUR),

	/** Countries of every site: a shopper may move to any of them. */
	"Countries-GetAll": ({ c, language }) =>
		lasting(c, { countries: countries.map((country) => countryView(country, language)) }, DAY),

	"Countries-Get": ({ c, language }) => {
		const id = c.req.query("id");
		const country = countryByCode((id ?? "").toUpperCase());
		if (!country)
			return problem(
				404,
				"country-not-found",
				`No country with the id '${(id ?? "").slice(0, 16)}' was found.`,
			);
		return lasting(c, { country: countryView(country, language) }, DAY);
	},

	"Locales-GetAll": ({ c, site }) =>
		lasting(
			c,
			{
				defaultLocale: `${site.defaultLanguage}-${site.defaultCountry}`,
				languages: languageSettings,
				locales: site.countries.flatMap((country) =>
					country.languages.map((language) => ({
						id: `${language}-${country.code}`,
						language,
						country: country.code,
					})),
				),
			},
			DAY,
		),

	/** The house fixes its rates once a day. */
	"Currencies-GetConversionRates": ({ c }) => {
		const { from, to } = c.req.query();
		if (!isCurrency(from) || !isCurrency(to)) {
			return problem(400, "bad-request", "Give two known currencies, as in ?from=EUR&to=USD.");
		}
		return lasting(c, { from, to, rate: conversionRate(from, to) }, nextMidnight(new Date()));
	},
};

/** The site controllers: `/on/demandware.store/Sites-{site}-Site/{locale}/{Controller-Action}`. */
export const controllersApp = new Hono<CommerceHono>();

controllersApp.all("/on/demandware.store/:sites/:locale/:action", (c) => {
	const name = /^Sites-([a-z0-9-]+)-Site$/.exec(c.req.param("sites"))?.[1];
	const site = siteByName(name ?? "");
	if (!site) return problem(404, "site-not-found", "No such site.");
	const locale = localeOf(site, c.req.param("locale"));
	if (!locale) return problem(404, "locale-not-found", "The site has no such locale.");
	const action = c.req.param("action");
	const controller = Object.hasOwn(controllers, action) ? controllers[action] : undefined;
	if (!controller) return problem(404, "controller-not-found", "No such controller.");
	if (c.req.method !== "GET" && c.req.method !== "HEAD") {
		const refusal = problem(405, "method-not-allowed", `${action} is read with GET.`);
		refusal.headers.set("allow", "GET, HEAD");
		return refusal;
	}
	return controller({ c, site, language: locale.language });
});
