import { sheetTexts } from "@vetrina/commerce-sandbox/apis/identity-provider/fake-idp/scripts/sheet-texts.ts";
import { mailTexts } from "@vetrina/commerce-sandbox/outbox/mail-texts.ts";
import { isLanguage, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { TFunction } from "i18next";
import { textsOf } from "../../shared/i18n/all-texts.ts";

/** Journeys that are walked in several languages take the names of what they press from the shop's own texts. */

/** Of a locale as addresses have it: "en-it". */
export function languageOf(locale: string): Language {
	const [language = ""] = locale.split("-");
	if (!isLanguage(language)) throw new Error(`No language: ${locale}`);
	return language;
}

/** What the shop says in a locale. */
export const textsAt = (locale: string): TFunction => textsOf(languageOf(locale)).t;

/** The subject of a mail about signing in, whatever its code is. */
export function subjectAt(locale: string, template: keyof typeof mailTexts): RegExp {
	const [before = "", after = ""] = mailTexts[template][languageOf(locale)].subject.split("{token}");
	return new RegExp(`^${before}\\d*${after}$`);
}

/** What the sheet of a provider's stand-in says. */
export function sheetAt(locale: string, provider: string) {
	const words = sheetTexts(provider)[languageOf(locale)];
	if (!words) throw new Error(`No sheet: ${locale}`);
	return words;
}
