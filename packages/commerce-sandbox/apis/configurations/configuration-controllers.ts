import { nameInMarket } from "@vetrina/shop-rules/locale/country-names.ts";
import { type Country, type Currency, pricesIn } from "../../house/countries.ts";
import { resolveProviders } from "../../house/identity-providers.ts";
import { scriptsAt } from "../../house/payment-methods.ts";
import { tagsAt } from "../../house/tag-origins.ts";
import { house } from "../../house.ts";
import { mediaBase } from "../../http/media-base.ts";
import { problem } from "../../http/problem.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { type LanguageCode, textIn } from "../../languages.ts";
import { mediaPath } from "../../media/media-path.ts";
import { conversionRate, countries, currencies } from "../../settings/countries.ts";
import { giftCardAmounts } from "../../settings/gift-cards.ts";
import { preferencesOf } from "../../settings/preferences.ts";
import { DEFAULT_SHIPPING_METHOD, shippingMethodsTo } from "../../settings/shipping-methods.ts";
import { countryByCode, languageSettings } from "../../settings/sites.ts";
import { currenciesApart, listSortingOptions, usualSorting } from "../../settings/sorting-options.ts";
import { catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration, liveSince } from "../../store/catalogue-store.ts";
import {
	type Controller,
	type ControllerParameters,
	type Controllers,
	lasting,
} from "../controllers/controller.ts";
import { refinementIds } from "../search/search-refinements.ts";

/** Seconds for which storefronts may cache configurations, which are the same for every shopper (cloud-2). */

const HOUR = 3600;
const DAY = 24 * HOUR;

function countryView(country: Country, language: LanguageCode, market?: Country) {
	const { currencySymbol, localeSettings } = pricesIn(country, language);
	return {
		countryCode: country.code,
		siteId: country.siteId,
		name: textIn(nameInMarket(country, market?.code), language),
		currency: country.currency,
		languages: country.languages,
		hreflangs: country.hreflangs,
		timeZone: country.timeZone,
		deliveries: shippingMethodsTo(country.siteId, country.code).map(({ id, description }) => ({
			id,
			description: textIn(description, language),
			default: id === DEFAULT_SHIPPING_METHOD,
		})),
		currencySymbol,
		localeSettings,
	};
}

function giftCardsView(base: string, language: LanguageCode) {
	const { giftCards, media } = house;
	return (
		giftCards && {
			amounts: Object.fromEntries(currencies.map((currency) => [currency, giftCardAmounts(currency)])),
			designs: giftCards.designs.map(({ id, name, picture }) => ({
				id,
				name: textIn(name, language),
				src: mediaPath(media.contentPicture(picture, "landscape"), base),
			})),
		}
	);
}

function isCurrency(code: string | undefined): code is Currency {
	return currencies.some((currency) => currency === code);
}

function nextMidnight(now: Date): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

const read = (handler: Controller["handler"], parameters: ControllerParameters = {}): Controller => ({
	methods: ["GET"],
	scope: "none",
	parameters,
	handler,
});

export const configurationControllers: Controllers = {
	"Catalog-GetGeneration": read(async ({ c, site }) => {
		const live = await liveSince(c.env.DB, site.id);
		const body = live && {
			generation: String(live.generation),
			liveSince: new Date(live.since).toISOString(),
		};
		return c.json(body ?? { generation: null, liveSince: null }, 200, { "cache-control": "no-store" });
	}),

	"Configurations-Get": read(async ({ c, site, texts }) => {
		const { DB } = c.env;
		const preferences = preferencesOf(site);
		const sortings = listSortingOptions(site.id, texts).map((option) => ({
			...option,
			currencies: currenciesApart(site.id, option.id),
		}));
		const facets = refinementIds(await catalogueFrame(DB, await liveGeneration(DB, site.id)));
		const hostedSearch = { ...preferences.hostedSearch, facets, sortings };
		const identityProviders = resolveProviders(preferences.identityProviders, publicOrigin(c));
		const expressMethods = scriptsAt(preferences.expressMethods, publicOrigin(c));
		const walletScripts = scriptsAt(preferences.walletScripts, publicOrigin(c));
		const [fraudBeacon] = scriptsAt(
			preferences.fraudBeacon ? [preferences.fraudBeacon] : [],
			publicOrigin(c),
		);
		const giftCards = giftCardsView(mediaBase(c), texts);
		const configurations = {
			...preferences,
			hostedSearch,
			identityProviders,
			expressMethods,
			walletScripts,
			...(fraudBeacon ? { fraudBeacon } : {}),
			...(preferences.analytics ? { analytics: tagsAt(preferences.analytics, publicOrigin(c)) } : {}),
			defaultSort: usualSorting(site.id).id,
			...(giftCards ? { giftCards } : {}),
		};
		return lasting(c, { configurations }, HOUR);
	}),

	"Countries-GetAll": read(({ c, texts, country: market }) =>
		lasting(c, { countries: countries.map((country) => countryView(country, texts, market)) }, DAY),
	),

	"Countries-Get": read(
		({ c, texts, country: market }) => {
			const id = c.req.query("id");
			const country = countryByCode((id ?? "").toUpperCase());
			if (!country)
				return problem(
					404,
					"country-not-found",
					`No country with the id '${(id ?? "").slice(0, 16)}' was found.`,
				);
			return lasting(c, { country: countryView(country, texts, market) }, DAY);
		},
		{ id: "required" },
	),

	"Locales-GetAll": read(({ c, site }) =>
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
	),

	"Currencies-GetConversionRates": read(
		({ c }) => {
			const { from, to } = c.req.query();
			if (!isCurrency(from) || !isCurrency(to)) {
				return problem(400, "bad-request", "Give two known currencies, as in ?from=EUR&to=USD.");
			}
			return lasting(c, { from, to, rate: conversionRate(from, to) }, nextMidnight(new Date()));
		},
		{ from: "required", to: "required" },
	),
};
