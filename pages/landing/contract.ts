import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { CountryOptionView, ImageView } from "../../shared/contracts/views.ts";

export type LandingData = Partial<WithSections> & {
	picture?: ImageView;
	suggestion: {
		href: string;
		countryName: string;
		languageName: string;
		country: string;
		language: Language;
	} | null;
	countries: CountryOptionView[];
};
