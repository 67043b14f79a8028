import type { CountryOptionView } from "../../shared/contracts/views.ts";
import type { Language } from "../../shared/domain/locale/site-locale.ts";

export type LandingData = {
	suggestion: {
		href: string;
		countryName: string;
		languageName: string;
		country: string;
		language: Language;
	} | null;
	countries: CountryOptionView[];
};
