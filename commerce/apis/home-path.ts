import type { Country } from "../../demo/settings/countries.ts";
import { countryByCode, type Site } from "../../demo/settings/sites.ts";
import type { Language } from "../languages.ts";

/** The storefront's home of a site in a language and country (`/de-at`); what the country does not speak becomes its own. */
export function homePath(site: Site, language: Language, country: Country | undefined): string {
	const shopping = country?.siteId === site.id ? country : countryByCode(site.defaultCountry);
	const spoken = shopping?.languages.includes(language) ? language : shopping?.languages[0];
	return `/${spoken ?? site.defaultLanguage}-${shopping?.code ?? site.defaultCountry}`.toLowerCase();
}
