import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ShellView } from "../../shared/contracts/views.ts";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import { storefront } from "../base/house.ts";
import { lastSiteSettings } from "../platform/config.ts";
import type { PageContext } from "../request/page/page-context.ts";

/** Rejects like a port; a throw would leave the calls made with it unhandled. */
const nothing = async (): Promise<never> => {
	throw new Error("The error page asks the platform for nothing");
};

export const fallbackContext = (
	locale: SiteLocale,
	{ origin, pathname, searchParams }: Pick<URL, "origin" | "pathname" | "searchParams">,
	now: Date,
	shell?: ShellView,
): PageContext => {
	const paths = createPaths(locale);
	const { t } = readTexts(locale);
	const format = {
		thousandSeparator: ",",
		decimalSeparator: ".",
		currencyFirst: true,
		spacing: " ",
		decimals: 2,
	};
	return {
		locale,
		paths,
		origin,
		isIndexed: false,
		path: pathname.startsWith(`${locale.prefix}/`) ? pathname.slice(locale.prefix.length) : "/",
		search: searchParams,
		catalogue: { product: nothing, products: nothing, categories: nothing },
		recommend: nothing,
		finder: { search: nothing, suggest: nothing, popular: nothing },
		content: {
			header: nothing,
			footer: nothing,
			countryOffer: nothing,
			page: nothing,
			popup: nothing,
			hasPage: nothing,
			product: nothing,
			badges: nothing,
			list: nothing,
			batch: nothing,
			home: nothing,
			categoryLanding: nothing,
			notFound: nothing,
			brandPages: nothing,
		},
		deadLink: () => {},
		withTargets: async (links) => [...links],
		stores: { all: nothing, near: nothing },
		categories: indexCategories([]),
		prices: {
			rules: { currency: locale.currency, symbol: locale.currency, long: format, short: format },
			type: "short",
		},
		timeZone: "UTC",
		deliveries: { byMethod: {} },
		t,
		shellVariant: "",
		shell: shell ?? {
			homeHref: paths.home(),
			cartHref: paths.cart(),
			checkoutHref: paths.checkout(),
			searchHref: paths.search(),
			wishlistHref: paths.wishlist(),
			signInHref: paths.signIn(),
			registerHref: paths.at("register"),
			forgotPasswordHref: paths.at("forgotPassword"),
			signInCodeHref: paths.at("signInCode"),
			accountHref: paths.at("account"),
			helpHref: paths.at("customerService"),
			newsletterHref: paths.newsletter(),
			consentHref: paths.at("consent"),
			apiHref: paths.api(),
			preferencesHref: paths.preferences(),
			siteName: storefront.name,
			navigation: [],
			announcements: [],
			footer: { columns: [], copyright: "" },
			country: { code: locale.country, name: locale.country, currency: locale.currency },
			languages: [],
			countries: [],
		},
		countries: [],
		isPartial: true,
		report: () => {},
		warn: () => {},
		missing: () => {},
		alternatesOf: () => [],
		settings: lastSiteSettings({ siteId: locale.siteId, locale: localeTag(locale) }),
		now,
	};
};
