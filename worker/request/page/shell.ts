import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { type Language, localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { TagSettings } from "../../../shared/contracts/tags/tag.ts";
import { hasTags } from "../../../shared/contracts/tags/tags.ts";
import type { CountryOptionView, ShellView } from "../../../shared/contracts/views.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { FooterContent, HeaderContent } from "../../../shared/domain/content/content.ts";
import { STANDARD_RATIO, STANDARD_SHAPE } from "../../../shared/domain/media/images.ts";
import type { Device } from "../../base/device.ts";
import { storefront, theme } from "../../base/house.ts";
import type { RequestClass } from "../../base/request-class.ts";
import { memoByParts } from "../../cache/memo-by-parts.ts";
import type { Country, Locales } from "../../platform/config.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { isOfflineOff } from "../../platform/switches.ts";
import { findDocument } from "../legal/find-document.ts";
import { writePriceNote } from "../legal/price-note.ts";
import { toAnnouncements } from "./announcements.ts";
import { toFooterView, toZoneViews } from "./footer-view.ts";
import { listMenuCategories, toNavigation } from "./navigation.ts";
import type { PageContext } from "./page-context.ts";

const LOCALES = 100;
const shells = memoByParts<ShellView>(LOCALES);
const options = memoByParts<CountryOptionView[]>(LOCALES);

type ShellParts = {
	header: HeaderContent | null;
	footer: FooterContent | null;
	categories: CategoryIndex;
	countries: Country[];
	locales: Locales;
	settings: SiteSettings;
	hasPrivateClient: boolean;
};
type DeadLink = PageContext["deadLink"];

const findLanguageName = (language: Language, { languages }: Locales): string =>
	languages.find(({ code }) => code === language)?.nativeName ?? language;

const toOptions = (
	locale: SiteLocale,
	{ countries, locales }: Pick<ShellParts, "countries" | "locales">,
): CountryOptionView[] =>
	countries
		.map((country) => ({
			country: country.code,
			name: country.name,
			currency: country.currency,
			siteId: country.siteId,
			languages: country.languages.map((language) => ({
				language,
				name: findLanguageName(language, locales),
			})),
		}))
		.toSorted((a, b) => a.name.localeCompare(b.name, pageTag(locale)));

const toTagSettings = ({ analytics, consentEverywhere }: SiteSettings): TagSettings | undefined => {
	if (!hasTags(analytics)) return undefined;
	const { containers, containerOrigin, hotjarId, hotjarOrigin } = analytics;
	return {
		containers,
		containerOrigin,
		hotjarId,
		hotjarOrigin,
		asksEverywhere: consentEverywhere || undefined,
	};
};

const toShell = (locale: SiteLocale, parts: ShellParts, deadLink: DeadLink): ShellView => {
	const paths = createPaths(locale);
	const links = { paths, categories: parts.categories, deadLink };
	const current = parts.countries.find(({ code }) => code === locale.country);
	const { highestRatio, productShape } = parts.settings.images;
	const shape = productShape.width / productShape.height;
	return {
		homeHref: paths.home(),
		cartHref: paths.cart(),
		checkoutHref: paths.checkout(),
		searchHref: paths.search(),
		wishlistHref: paths.wishlist(),
		signInHref: paths.signIn(),
		registerHref: paths.at("register"),
		forgotPasswordHref: paths.at("forgotPassword"),
		signInCodeHref: parts.hasPrivateClient ? paths.at("signInCode") : undefined,
		signInWith:
			parts.settings.identityProviders.length > 0
				? parts.settings.identityProviders.map(({ id, name, script }) => ({
						id,
						name,
						href: paths.at("providerSignIn", { provider: id }),
						inPage: script ? true : undefined,
					}))
				: undefined,
		accountHref: paths.at("account"),
		helpHref: paths.at("customerService"),
		newsletterHref: paths.newsletter(),
		newsletterAsks: parts.settings.newsletterForm.length > 0 ? parts.settings.newsletterForm : undefined,
		consentHref: paths.at("consent"),
		offlineHref: isOfflineOff(parts.settings) ? undefined : paths.at("offline"),
		privacyHref: findDocument("privacy", locale, parts.settings),
		newsletterOffer: parts.settings.newsletterEnabled ? parts.settings.newsletterPopup : undefined,
		pixelRatio: highestRatio === STANDARD_RATIO ? undefined : highestRatio,
		pictureShape: shape === STANDARD_SHAPE.width / STANDARD_SHAPE.height ? undefined : shape,
		apiHref: paths.api(),
		preferencesHref: paths.preferences(),
		siteName: storefront.name,
		navigation: parts.header?.navigation.length
			? toNavigation(parts.header.navigation, { ...links, language: pageTag(locale) })
			: listMenuCategories(parts.categories.roots, paths),
		announcements: toAnnouncements(parts.header?.announcements ?? [], links),
		announcementInterval: parts.header?.announcementInterval,
		headerType: parts.header?.headerType ?? theme.header,
		footer: { ...toFooterView(parts.footer, links), priceNote: writePriceNote(locale, parts.settings) },
		zones: toZoneViews(parts.footer?.zones ?? [], links),
		tags: toTagSettings(parts.settings),
		country: { code: locale.country, name: current?.name ?? locale.country, currency: locale.currency },
		languages: (current?.languages ?? [locale.language]).map((language) => ({
			language,
			name: findLanguageName(language, parts.locales),
			current: language === locale.language,
		})),
		countries: toOptions(locale, parts).map(({ country, name, currency }) => ({ country, name, currency })),
	};
};

export const buildLocaleKey = (locale: SiteLocale): string =>
	[locale.siteId, localeTag(locale), locale.prefix, locale.parameters ?? ""].join(" ");

/** `variant`: of the header's personalised contents. */
export const buildShell = (
	locale: SiteLocale,
	parts: ShellParts,
	deadLink: DeadLink,
	variant: string,
): ShellView =>
	shells([buildLocaleKey(locale), variant].join(variant && " "), Object.values(parts), () =>
		toShell(locale, parts, deadLink),
	);

/** Returns a shell that nothing remembers, for previews (preview-6). */
export const buildShellAlone: typeof buildShell = toShell;

type Client = { requestClass?: RequestClass; device?: Device };

/** Returns the shell for a kind of client; pages of each kind have a cache key of their own. */
export const forClient = (shell: ShellView, { requestClass, device }: Client): ShellView => {
	if (requestClass === "app") return { ...shell, isInApp: true, zones: undefined };
	return device === "mobile" ? { ...shell, footer: { ...shell.footer, isFolded: true } } : shell;
};

export const listCountryOptions = (
	locale: SiteLocale,
	parts: Pick<ShellParts, "countries" | "locales">,
): CountryOptionView[] =>
	options(buildLocaleKey(locale), [parts.countries, parts.locales], () => toOptions(locale, parts));

export const findKnownShell = (locale: SiteLocale): ShellView | undefined => {
	const shell = shells.last(buildLocaleKey(locale));
	return shell && { ...shell, newsletterOffer: undefined };
};
