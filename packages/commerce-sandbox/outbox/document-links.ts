import type { LegalPage } from "@vetrina/shop-rules/legal/legal-set.ts";
import { house } from "../house.ts";
import { languageOf } from "../languages.ts";
import { countryOfLocale, siteById } from "../settings/sites.ts";
import { readTexts, type Texts } from "../texts.ts";
import { type MailEnv, storefrontPage } from "./mails.ts";

/** Returns the links of a mail to documents of its reader's market (legal-3). */
export function documentLinks(
	env: Pick<MailEnv, "STOREFRONT_ORIGIN">,
	{ siteId, locale }: { siteId: string; locale: string },
	pages: readonly (LegalPage & keyof Texts["documents"])[],
): { label: string; href: string }[] {
	const site = siteById(siteId);
	if (!site) return [];
	const addresses = house.legal?.[countryOfLocale(site, locale).code]?.pages.value ?? {};
	const language = locale === "default" ? site.defaultLanguage : languageOf(locale);
	const words = readTexts(language, locale).documents;
	return pages.flatMap((page) => {
		const href = addresses[page] && storefrontPage(env, { siteId, locale }, addresses[page]);
		return href ? [{ label: words[page], href }] : [];
	});
}
