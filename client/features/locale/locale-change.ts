import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";

export type Place = { country: string; language: string };

const COUNTRY = /(?:^|; *)preferredCountry=([A-Z]{2})(?:;|$)/;
const LANGUAGE = /(?:^|; *)preferredLanguage=([a-z]{2})(?:;|$)/;

export const chosenPlace = (cookies: string): Place | null => {
	const [country, language] = [COUNTRY.exec(cookies)?.[1], LANGUAGE.exec(cookies)?.[1]];
	return country && language ? { country, language } : null;
};

export const listChanges = (before: Place, now: Place): ShopEvent[] => [
	...(before.country === now.country
		? []
		: [{ type: "customerChanged", country: now.country, before: before.country } as const]),
	...(before.language === now.language
		? []
		: [{ type: "localeChange", language: now.language, before: before.language } as const]),
];
