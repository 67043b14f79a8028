import { isLanguage, localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { preferencesBody } from "../../../shared/contracts/shopper-api.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { withCampaign } from "../../../shared/domain/campaign/campaign.ts";
import { localeFor } from "../../../shared/domain/locale/all-locales.ts";
import { languageFor } from "../../../shared/domain/locale/locale-choice.ts";
import { handoverAddress, writeAddress } from "../../../shared/domain/locale/site-address.ts";
import { type AddressCountry, hostForCountry } from "../../../shared/domain/locale/site-config.ts";
import { siteConfig } from "../../base/sites.ts";
import { settingsAt } from "../../platform/config.ts";
import type { Calls } from "../../request/calls.ts";
import { preferenceCookies } from "../../request/cookies/preference-cookies.ts";
import type { FormContext, HandleForm } from "../../request/form/form-context.ts";
import { formFields } from "../../request/form/form-fields.ts";
import { carryBasket } from "./carry-basket.ts";

export type Preference = {
	locale: SiteLocale;
	location: string;
	unknown?: { country?: string; language?: string };
};

const readPath = (text: string, current: SiteLocale): { path: string; search: string } => {
	const home = { path: "/", search: "" };
	if (!text.startsWith("/") || text.startsWith("//") || !URL.canParse(text, "https://shop.invalid"))
		return home;
	const { pathname, search, origin } = new URL(text, "https://shop.invalid");
	if (
		origin !== "https://shop.invalid" ||
		!(pathname === current.prefix || pathname.startsWith(`${current.prefix}/`))
	)
		return home;
	return { path: pathname.slice(current.prefix.length) || "/", search };
};

/**
 * Returns the chosen locale and the present page's address in it. `unknown`: the codes that the site does not offer. A language that the
 * country does not offer becomes the current language or the country's first (locale-5).
 */
export const readPreference = (
	form: FormData,
	current: SiteLocale,
	countries: readonly AddressCountry[],
	impliedSiteId: string,
): Preference => {
	const request = preferencesBody.parse(formFields(form));
	const { path, search } = readPath(request.path, current);
	const at = (locale: SiteLocale): Pick<Preference, "locale" | "location"> => ({
		locale,
		location: writeAddress(locale, path, search),
	});
	const country = countries.find((one) => one.code === request.country);
	const languageCode = request.language ?? current.language;
	if (!country) return { ...at(current), unknown: { country: request.country } };
	if (!isLanguage(languageCode)) return { ...at(current), unknown: { language: languageCode } };
	const language = languageFor(country, [languageCode, current.language]);
	const locale =
		language && localeFor({ config: siteConfig, countries }, impliedSiteId, country.code, language);
	if (!locale) return { ...at(current), unknown: { country: request.country } };
	return {
		...at(locale),
		...(language === languageCode || !request.language ? {} : { unknown: { language: languageCode } }),
	};
};

const isSameLocale = (one: SiteLocale, other: SiteLocale): boolean =>
	one.country === other.country && one.language === other.language;

const readCode = (code: string | undefined): string | undefined =>
	code === undefined || /^[\w-]{0,12}$/.test(code) ? code : "…";

export const preferencesForm: HandleForm = async (form, cx) => {
	const { calls, locale, url } = cx;
	const preference = readPreference(form, locale, cx.book.countries, cx.impliedSiteId);
	const { unknown } = preference;
	if (unknown)
		calls.platform.log(
			"error",
			"api/preferences-form",
			unknown.country === undefined ? "Language not found" : "Country not found",
			{
				country: readCode(unknown.country),
				language: readCode(unknown.language),
				stays: localeTag(preference.locale),
			},
		);
	if (unknown && isSameLocale(preference.locale, locale)) return { location: preference.location };
	const isOtherSite = preference.locale.siteId !== locale.siteId;
	if (isOtherSite && ((await leadsHome(calls, preference.locale)) || !(await cx.hasPage(preference))))
		preference.location = createPaths(preference.locale).home();
	const { country, language } = preference.locale;
	if (country !== locale.country) cx.visitor.context.forget();
	const cookies: string[] = [...preferenceCookies({ country, language }, url.href)];
	if (country !== locale.country && cx.visitor.shopper.isKnown)
		cookies.push(...(await takeBasket(preference, cx, isOtherSite)));
	const host = hostForCountry(siteConfig, cx.instanceType, url.host, country);
	if (!host) return { location: preference.location, cookies };
	// Cookies belong to a host, so the address hands their contents over.
	const address = handoverAddress(preference.locale, preference.location);
	return { location: `${url.protocol}//${host}${withCampaign(address, cx.campaign)}`, cookies };
};

const takeBasket = async (
	preference: Preference,
	{ visitor, visitorIn, calls }: FormContext,
	isOtherSite: boolean,
): Promise<readonly string[]> => {
	const there = visitorIn(preference.locale);
	try {
		const { currency } = preference.locale;
		const loadAmounts = async () => (await settingsAt(calls, preference.locale)).giftCards?.amounts ?? {};
		const from = isOtherSite ? visitor.baskets : there.baskets;
		const { droppedCount } = await there.baskets.follow(
			() => carryBasket(from, there.baskets, { currency, loadAmounts }),
			from.count,
		);
		const paths = createPaths(preference.locale);
		if (droppedCount > 0 && preference.location.split("?", 1)[0] === paths.cart())
			preference.location = paths.at("cart", { notice: "itemsDropped" });
	} catch (error) {
		calls.platform.log(
			"warning",
			"api/preferences-form",
			"Carrying the basket to another site failed, it stays behind",
			{ error },
		);
	}
	await there.facts.carry();
	return there.setCookies();
};

const leadsHome = async (calls: Calls, locale: SiteLocale): Promise<boolean> => {
	try {
		return (await settingsAt(calls, locale)).homeOnSiteChange;
	} catch (error) {
		calls.platform.log("warning", "api/preferences-form", "Reading a site's settings failed", { error });
		return false;
	}
};
