import type { SiteSetting } from "@vetrina/commerce-sandbox/house/sites.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type HouseText, translateRow } from "../house-text.ts";
import type { SiteId } from "../markets/markets.ts";

const site = (
	id: SiteId,
	defaultCountry: string,
	defaultLanguage: Language,
	name: HouseText,
): SiteSetting & { id: SiteId } => ({
	id,
	alias: id.replace("vetrina-", ""),
	name,
	defaultCountry,
	defaultLanguage,
	taxation: id === "vetrina-us" ? "net" : "gross",
});

export const sites: readonly [SiteSetting, ...SiteSetting[]] = [
	site(
		"vetrina-eu",
		"IT",
		"en",
		translateRow({
			ar: "أوروبا",
			de: "Europa",
			en: "Europe",
			fr: "Europe",
			ja: "ヨーロッパ",
			ko: "유럽",
			zh: "欧洲",
		}),
	),
	site(
		"vetrina-us",
		"US",
		"en",
		translateRow({
			ar: "الأمريكتان",
			de: "Amerika",
			en: "Americas",
			fr: "Amériques",
			ja: "南北アメリカ",
			ko: "아메리카",
			zh: "美洲",
		}),
	),
	site(
		"vetrina-me",
		"AE",
		"en",
		translateRow({
			ar: "الشرق الأوسط",
			de: "Naher Osten",
			en: "Middle East",
			fr: "Moyen-Orient",
			ja: "中東",
			ko: "중동",
			zh: "中东",
		}),
	),
	site(
		"vetrina-ap",
		"JP",
		"ja",
		translateRow({
			ar: "آسيا والمحيط الهادئ",
			de: "Asien-Pazifik",
			en: "Asia-Pacific",
			fr: "Asie-Pacifique",
			ja: "アジア太平洋",
			ko: "아시아 태평양",
			zh: "亚太地区",
		}),
	),
];
