import type { Context } from "hono";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { findTexts, type Language, type LanguageCode, languageOf, languages } from "../languages.ts";
import { siteById } from "../settings/sites.ts";

const LOCALE = /^(default|[a-z]{2}(-[A-Z]{2})?)$/;

export function localeRefusal(locale: string): Response | undefined {
	const isSpoken = locale === "default" || languages.some((language) => language === locale.slice(0, 2));
	if (LOCALE.test(locale) && isSpoken) return undefined;
	const excerpt = locale.slice(0, 32);
	return problem(400, "unsupported-locale", `The locale '${excerpt}' is not valid.`, { locale: excerpt });
}

export const localeOfRequest = (c: Context<CommerceHono>): string =>
	c.get("locale") ?? c.req.query("locale") ?? "default";

export function languageOfRequest(c: Context<CommerceHono>, siteId: string): Language {
	const locale = localeOfRequest(c);
	return locale === "default" ? (siteById(siteId)?.defaultLanguage ?? "en") : languageOf(locale);
}

/** Returns the code of the texts to show, which is a regional variant's if the locale has one (locale-8). */
export function textsOfRequest(c: Context<CommerceHono>, siteId: string): LanguageCode {
	const locale = localeOfRequest(c);
	return locale === "default" ? languageOfRequest(c, siteId) : findTexts(locale);
}
