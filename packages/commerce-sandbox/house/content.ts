import type { Language } from "../languages.ts";
import type { Country } from "./countries.ts";
import type { Site } from "./sites.ts";

export type ContentLocale = { site: Site; country: Country; language: Language };

/** The parts of a house's content that are code; its entries are files (`content/`), which the seed loads. */
export type HouseContent = {
	/** Replaces placeholders of a text, such as `{returnDays}`, by the facts of the house for a place. */
	fill: (text: string, locale: ContentLocale) => string;
	/** The pictures of categories, by id. */
	categoryScenes: Readonly<Record<string, string>>;
	/** The custom attributes of categories, by id. */
	categoryFields: Readonly<Record<string, object>>;
};
