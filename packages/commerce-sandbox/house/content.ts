import type { LanguageCode } from "../languages.ts";
import type { Country } from "./countries.ts";
import type { Site } from "./sites.ts";

export type ContentLocale = { site: Site; country: Country; language: LanguageCode };

export type HouseContent = {
	/** Returns a text with its placeholders, such as `{returnDays}`, replaced for a site, country and language. */
	fill: (text: string, locale: ContentLocale) => string;
	categoryScenes: Readonly<Record<string, string>>;
	categoryFields: Readonly<Record<string, object>>;
};
