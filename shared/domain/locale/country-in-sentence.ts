import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

const TAKES_ARTICLE =
	/^United |^(?:Netherlands|Philippines|Bahamas|Maldives|Seychelles|Comoros|Gambia)$| (?:Emirates|Islands|Kingdom|Republic|States)$/;

/** Returns a country's name as a sentence writes it: English puts "the" before plurals and before names such as "United Kingdom". */
export const countryInSentence = (name: string, language: Language): string =>
	language === "en" && TAKES_ARTICLE.test(name) ? `the ${name}` : name;
