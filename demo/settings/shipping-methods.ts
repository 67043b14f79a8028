import type { FullText } from "../../commerce/languages.ts";
import { localPrice } from "../catalogue/prices.ts";
import type { Currency } from "./countries.ts";
import { countryByCode } from "./sites.ts";

/** How the house ships: by country, dearer the farther away. What ships for nothing is a promotion (promotions.ts). */

type Zone = "near" | "far";
export type ShippingMethod = {
	id: string;
	name: FullText;
	description: FullText;
	/** Working days until it arrives: the earliest, the latest. */
	days: readonly [number, number];
	/** Where it is missing, every country that the house sells to. */
	countries?: readonly string[];
	/** Price in euro; elsewhere the market's own price point. */
	euro: Readonly<Record<Zone, number>>;
};

/** The house sends from Italy. */
const near = new Set("IT FR DE AT ES PT NL BE LU IE GR FI DK PL".split(" "));

export const shippingMethods: readonly ShippingMethod[] = [
	{
		id: "standard",
		name: {
			ar: "شحن عادي",
			de: "Standardversand",
			en: "Standard delivery",
			fr: "Livraison standard",
			ja: "通常配送",
			ko: "일반 배송",
			zh: "标准配送",
		},
		description: {
			ar: "يصلكم خلال 3 إلى 5 أيام عمل.",
			de: "In 3 bis 5 Werktagen bei Ihnen.",
			en: "With you in 3 to 5 working days.",
			fr: "Chez vous en 3 à 5 jours ouvrés.",
			ja: "3〜5営業日でお届けします。",
			ko: "영업일 기준 3~5일 안에 도착합니다.",
			zh: "3 至 5 个工作日送达。",
		},
		days: [3, 5],
		euro: { near: 10, far: 20 },
	},
	{
		id: "express",
		name: {
			ar: "شحن سريع",
			de: "Expressversand",
			en: "Express delivery",
			fr: "Livraison express",
			ja: "お急ぎ便",
			ko: "빠른 배송",
			zh: "特快配送",
		},
		description: {
			ar: "يصلكم خلال يوم إلى يومي عمل.",
			de: "In 1 bis 2 Werktagen bei Ihnen.",
			en: "With you in 1 to 2 working days.",
			fr: "Chez vous en 1 à 2 jours ouvrés.",
			ja: "1〜2営業日でお届けします。",
			ko: "영업일 기준 1~2일 안에 도착합니다.",
			zh: "1 至 2 个工作日送达。",
		},
		days: [1, 2],
		euro: { near: 20, far: 35 },
	},
	{
		id: "same-day",
		name: {
			ar: "توصيل في اليوم نفسه",
			de: "Lieferung am selben Tag",
			en: "Same-day delivery",
			fr: "Livraison le jour même",
			ja: "当日配送",
			ko: "당일 배송",
			zh: "当日送达",
		},
		description: {
			ar: "للطلبات قبل الظهر، في المدن التي فيها متجرنا.",
			de: "Bis Mittag bestellt, in Städten mit unserem Geschäft.",
			en: "Ordered by noon, in cities with one of our stores.",
			fr: "Commandé avant midi, dans les villes où nous avons une boutique.",
			ja: "正午までのご注文、当店のある都市に限ります。",
			ko: "정오 이전 주문, 매장이 있는 도시에 한합니다.",
			zh: "中午前下单，限设有门店的城市。",
		},
		days: [0, 0],
		countries: ["IT", "FR", "GB", "US", "AE", "JP", "KR", "SG"],
		euro: { near: 35, far: 45 },
	},
];

export const DEFAULT_SHIPPING_METHOD = "standard";

/** The methods that ship to a country, those of the site's alone; none to elsewhere. */
export function shippingMethodsTo(siteId: string, countryCode: string): readonly ShippingMethod[] {
	if (countryByCode(countryCode)?.siteId !== siteId) return [];
	return shippingMethods.filter(({ countries }) => countries?.includes(countryCode) ?? true);
}

/** What a method costs, in units of the currency. */
export function shippingPrice(
	{ euro }: ShippingMethod,
	{ countryCode, currency }: { countryCode: string; currency: string },
): number {
	// Prices exist in the currencies of the sites' countries, and baskets in no other.
	return localPrice(euro[near.has(countryCode) ? "near" : "far"], currency as Currency);
}
