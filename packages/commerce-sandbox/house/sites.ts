import type { Language, Text } from "../languages.ts";
import type { Country, SiteId } from "./countries.ts";

export type SiteSetting = {
	id: SiteId;
	/** Short name in addresses (`/s/eu/`). */
	alias: string;
	name: Text;
	defaultCountry: string;
	defaultLanguage: Language;
	/** Whether prices have tax in them (gross) or it is added (net). */
	taxation: "gross" | "net";
};

export type Site = SiteSetting & { countries: readonly Country[] };
