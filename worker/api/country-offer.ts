import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CountryOfferView } from "../../shared/contracts/shopper-api.ts";
import { getCountries } from "../platform/config.ts";
import { createContent } from "../platform/content/content.ts";
import type { Calls } from "../request/calls.ts";

/** Returns the offer of the shop of `country`, or undefined if the page is that country's, or there is no such shop or text (locale-19). */
export const findCountryOffer = async (
	calls: Calls,
	locale: SiteLocale,
	country: string | undefined,
): Promise<CountryOfferView | undefined> => {
	if (country === undefined || country === locale.country) return undefined;
	const countries = await getCountries(calls, { siteId: locale.siteId, locale: localeTag(locale) });
	const own = countries.find(({ code }) => code === country);
	const texts = own && (await createContent(calls, locale).countryOffer());
	if (!texts) return undefined;
	const fill = (text: string): string => text.replaceAll("{country}", own.name);
	return {
		country,
		title: fill(texts.title),
		text: texts.text && fill(texts.text),
		accept: fill(texts.accept),
		decline: fill(texts.decline),
	};
};
