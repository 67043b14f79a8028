import type { LegalPage } from "@vetrina/shop-rules/legal/legal-set.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { legalIn, type SiteSettings } from "../../platform/site-settings.ts";

/** Returns the address of a legal document of the market, in the language of the page; undefined if the market has none (legal-3). */
export function findDocument(
	page: LegalPage,
	{ country, prefix }: Pick<SiteLocale, "country" | "prefix">,
	settings: Pick<SiteSettings, "legal">,
): string | undefined {
	const slug = legalIn(settings, country).pages[page];
	return slug && prefix + slug;
}
