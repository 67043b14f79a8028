import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import type { Market } from "../../shared/domain/locale/market.ts";
import { fillLine } from "./fill-text.ts";
import type { SiteId } from "./markets/markets.ts";
import { countries } from "./settings/countries.ts";
import { shopSettings } from "./settings/shop-settings.ts";

/** Offers nothing that needs a custom API. */
export const market: Market = {
	countries,
	readSettings: (siteId) => ({
		...shopSettings(siteId as SiteId),
		loyaltyEnabled: false,
		sharingEnabled: false,
		newsletterPopup: undefined,
	}),
	fill: (text, { siteId, country: code, language: spoken }) => {
		const language = findTextCode(spoken, `${spoken}-${code}`);
		const country = countries.find((one) => one.code === code);
		return country ? fillLine(text, { siteId, country, language }) : text;
	},
};
