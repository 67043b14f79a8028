import type { Language, Text } from "../languages.ts";
import type { Country, SiteId } from "./countries.ts";

export type SiteSetting = {
	id: SiteId;
	alias: string;
	name: Text;
	defaultCountry: string;
	defaultLanguage: Language;
	taxation: "gross" | "net";
};

export type Site = SiteSetting & { countries: readonly Country[] };
