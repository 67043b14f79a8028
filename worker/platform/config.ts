import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceRules } from "@vetrina/shop-rules/price/price.ts";
import type * as z from "zod";
import type { Market } from "../../shared/domain/locale/market.ts";
import type { AddressCountry } from "../../shared/domain/locale/site-config.ts";
import { storefront } from "../base/house.ts";
import { type Loaded, loadCached } from "../cache/cached.ts";
import { memoByParts } from "../cache/memo-by-parts.ts";
import { readSwitches } from "../cache/operations/switches.ts";
import { VALUES } from "../cache/policies.ts";
import {
	configurationsSchema,
	countriesSchema,
	type countrySchema,
	localesSchema,
} from "./config-schemas.ts";
import { controllerPath } from "./controller-path.ts";
import { listMarketCountries, listMarketLocales, listMarketSettings } from "./house-market.ts";
import { isAbsence } from "./is-unavailable.ts";
import { loadJson, type PlatformCalls } from "./load-json.ts";
import { DEFAULT_SETTINGS, type SiteSettings, settingsIn, toSiteSettings } from "./site-settings.ts";
import { switchOff } from "./switches.ts";

export type Deliveries = { usual?: string; byMethod: Readonly<Record<string, string>> };

export type Country = AddressCountry & {
	name: string;
	hreflangs: string[];
	timeZone: string;
	deliveries: Deliveries;
	prices: PriceRules;
};
export type Locales = z.infer<typeof localesSchema>;

type Where = { siteId: string; locale: string };

/** A controller, and what the house says in its place. */
type Source<A> = {
	action: string;
	schema: z.ZodType<A>;
	fromHouse: (market: Market, where: Where) => A;
};
const COUNTRIES: Source<z.infer<typeof countriesSchema>> = {
	action: "Countries-GetAll",
	schema: countriesSchema,
	fromHouse: listMarketCountries,
};
const LOCALES: Source<Locales> = {
	action: "Locales-GetAll",
	schema: localesSchema,
	fromHouse: listMarketLocales,
};
const SETTINGS: Source<z.infer<typeof configurationsSchema>> = {
	action: "Configurations-Get",
	schema: configurationsSchema,
	fromHouse: listMarketSettings,
};

/** Seconds for which the house's values are kept, so that a controller is used soon after it has come. */
const HOUSE_VALUES = 60;

/** Returns what the house says if the platform has no controller for it (platform-16). */
const askHouse = async <A>(
	{ platform }: PlatformCalls,
	action: string,
	{ error, readMarket }: { error: unknown; readMarket: (market: Market) => A },
): Promise<Loaded<A>> => {
	if (!isAbsence(error) || !storefront.market) throw error;
	platform.log("warning", "platform/config", "The platform has no controller, the house's values are used", {
		action,
	});
	return { value: readMarket(await storefront.market()), fresh: HOUSE_VALUES };
};

const ask = async <A, T>(
	calls: PlatformCalls,
	where: Where,
	{ action, schema, fromHouse }: Source<A>,
	map: (result: A) => T,
): Promise<T> => {
	const { value } = await loadCached(calls.cache, {
		site: where.siteId,
		key: `${action}/${where.locale}`,
		policy: VALUES.config,
		load: async (signal) => {
			const path = controllerPath(where.siteId, action, where.locale);
			const { value: result, ...lifetime } = await loadJson(calls, path, schema, signal).catch(
				(error: unknown) =>
					askHouse(calls, action, { error, readMarket: (market) => fromHouse(market, where) }),
			);
			return { value: map(result), ...lifetime };
		},
	});
	return value;
};

const toCountry = (result: z.infer<typeof countrySchema>): Country => ({
	code: result.countryCode,
	siteId: result.siteId,
	currency: result.currency,
	languages: result.languages,
	name: result.name,
	hreflangs: result.hreflangs,
	timeZone: result.timeZone,
	deliveries: {
		usual: result.deliveries.find((one) => one.default)?.description,
		byMethod: Object.fromEntries(result.deliveries.map(({ id, description }) => [id, description])),
	},
	prices: {
		currency: result.currency,
		symbol: result.currencySymbol,
		long: result.localeSettings.priceLong,
		short: result.localeSettings.priceShort,
	},
});

export const getCountries = (calls: PlatformCalls, where: Where): Promise<Country[]> =>
	ask(calls, where, COUNTRIES, ({ countries }) =>
		countries.map(toCountry).filter(({ languages }) => languages.length > 0),
	);

export const getLocales = (calls: PlatformCalls, where: Where): Promise<Locales> =>
	ask(calls, where, LOCALES, (result) => result);

const readSettings = memoByParts<SiteSettings>(100);
const writeWhereKey = ({ siteId, locale }: Where): string => `${siteId} ${locale}`;

/**
 * Returns the site's settings for the country of the locale, as far as operations have switched nothing off (ops-1). The cache holds raw
 * preferences, so that preferences cached by an older build get the defaults of this build.
 */
export const getSiteSettings = async (calls: PlatformCalls, where: Where): Promise<SiteSettings> => {
	const [preferences, off] = await Promise.all([
		ask(calls, where, SETTINGS, ({ configurations }) => configurations),
		readSwitches(calls.cache, where.siteId),
	]);
	return readSettings(writeWhereKey(where), [preferences, off], () =>
		switchOff(settingsIn(toSiteSettings(preferences), where.locale.split("-").at(-1) ?? ""), off),
	);
};

/** Returns the settings of the site and the country of a locale. */
export const settingsAt = (
	calls: PlatformCalls,
	locale: Pick<SiteLocale, "siteId" | "country" | "language">,
) => getSiteSettings(calls, { siteId: locale.siteId, locale: localeTag(locale) });

export const lastSiteSettings = (where: Where): SiteSettings =>
	readSettings.last(writeWhereKey(where)) ?? DEFAULT_SETTINGS;
