import { sheetTexts } from "@vetrina/commerce-sandbox/apis/identity-provider/fake-idp/scripts/sheet-texts.ts";
import { readTexts as readSandboxTexts, type Texts } from "@vetrina/commerce-sandbox/texts.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { isLanguage, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { TFunction } from "i18next";
import { readTexts } from "../../scripts/lib/texts/text-files.ts";
import { createTexts } from "../../shared/i18n/create-texts.ts";

export function findLanguage(locale: string): Language {
	const [language = ""] = locale.split("-");
	if (!isLanguage(language)) throw new Error(`No language: ${locale}`);
	return language;
}

export const textsAt = (locale: string): TFunction => {
	const language = findLanguage(locale);
	const code = findTextCode(language, `${language}-${locale.slice(-2).toUpperCase()}`);
	return createTexts(code, readTexts(code)).t;
};

export function subjectAt(locale: string, template: keyof Texts["accountMails"]): RegExp {
	const [before = "", after = ""] = readSandboxTexts(findLanguage(locale)).accountMails[
		template
	].subject.split("{token}");
	return new RegExp(`^${before}\\d*${after}$`);
}

export function sheetAt(locale: string, provider: string) {
	const words = sheetTexts(provider)[findLanguage(locale)];
	if (!words) throw new Error(`No sheet: ${locale}`);
	return words;
}
