import type { Country } from "../house/countries.ts";
import type { Site } from "../house/sites.ts";
import type { Language } from "../languages.ts";
import { countryByCode } from "./sites.ts";

export function homePath(site: Site, language: Language, country: Country | undefined): string {
	const shopping = country?.siteId === site.id ? country : countryByCode(site.defaultCountry);
	const homeLanguage = shopping?.languages.includes(language) ? language : shopping?.languages[0];
	return `/${homeLanguage ?? site.defaultLanguage}-${shopping?.code ?? site.defaultCountry}`.toLowerCase();
}
