import { PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { loadSectionsBelow } from "../../sections/load-sections-below.ts";
import { countryInSentence } from "../../shared/domain/locale/country-in-sentence.ts";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { storefront } from "../../worker/base/house.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { toPortraitImage } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { LandingData } from "./contract.ts";

/** French and Italian write names of languages small within a sentence, as CLDR does. */
const nameInSentence = (name: string, language: string): string => {
	const inSentence = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? name;
	return inSentence.toLowerCase() === name.toLowerCase() ? inSentence : name;
};

export const loadLanding = async (cx: PageContext): Promise<LoadedPage> => {
	const { country, language } = cx.locale;
	const offeredCountry = cx.countries.find((one) => one.country === country);
	const { entrance } = storefront;
	const data: LandingData = {
		// The picture says nothing that the page does not say.
		picture: entrance ? toPortraitImage({ portrait: contentPicture(entrance) }, "") : undefined,
		suggestion: offeredCountry
			? {
					href: cx.paths.home(),
					country,
					language,
					countryName: countryInSentence(offeredCountry.name, language),
					languageName: nameInSentence(
						offeredCountry.languages.find((one) => one.language === language)?.name ?? language,
						language,
					),
				}
			: null,
		countries: cx.countries,
		...(await loadSectionsBelow(PLACED_PAGES.splash, cx)),
	};
	const title = storefront.name;
	const head = buildHead(cx, {
		title,
		description: cx.t("heads.landingDescription"),
		jsonLd: [toWebPage(cx, title)],
	});
	return {
		kind: "landing",
		data,
		status: 200,
		cache: PRIVATE,
		head: { ...head, canonical: `${cx.origin}/`, alternates: cx.alternatesOf("/") },
	};
};
