import type { OfferConditions, ShippingMethod } from "@vetrina/commerce-sandbox/house/shipping-methods.ts";
import { type DeliveryId, daysText, delivery, findZone } from "../../facts.ts";
import { type HouseText, mapText, translateRow } from "../../house-text.ts";
import { countries as allCountries } from "../countries.ts";
import { SAME_DAY_UNTIL, sameDayIn } from "./same-day.ts";

/** Descriptions may contain `{days}`, the number of days for the country, and `{time}`, the hour until which orders are accepted. */
type Draft = {
	id: DeliveryId;
	name: HouseText;
	description: HouseText;
	countries?: readonly string[];
	carrier?: string;
	only?: (countryCode: string) => OfferConditions;
};

const inWorkingDays: HouseText = translateRow({
	ar: "مدة التوصيل بأيام العمل: {days}.",
	de: "Lieferung in {days} Werktagen.",
	en: "Delivery in {days} working days.",
	fr: "Livraison en {days} jours ouvrés.",
	ja: "{days}営業日でお届けします。",
	ko: "영업일 기준 {days}일 안에 도착합니다.",
	zh: "{days} 个工作日送达。",
});

const drafts: readonly Draft[] = [
	{
		id: "standard",
		name: translateRow({
			ar: "التوصيل العادي",
			de: "Standardversand",
			en: "Standard delivery",
			fr: "Livraison standard",
			ja: "通常配送",
			ko: "일반 배송",
			zh: "标准配送",
		}),
		description: inWorkingDays,
	},
	{
		id: "express",
		name: translateRow({
			ar: "التوصيل السريع",
			de: "Expressversand",
			en: "Express delivery",
			fr: "Livraison express",
			ja: "お急ぎ便",
			ko: "특급 배송",
			zh: "快速配送",
		}),
		description: inWorkingDays,
		carrier: "freccia",
	},
	{
		id: "same-day",
		name: translateRow({
			ar: "التوصيل في اليوم نفسه",
			de: "Lieferung am selben Tag",
			en: "Same-day delivery",
			fr: "Livraison le jour même",
			ja: "当日配送",
			ko: "당일 배송",
			zh: "当日送达",
		}),
		description: translateRow({
			ar: "للطلبات المؤكدة قبل الساعة {time} في أيام العمل، في المدن التي يوجد فيها أحد بوتيكاتنا.",
			de: "Für Bestellungen an Werktagen bis {time} Uhr, in Städten mit einer unserer Boutiquen.",
			en: "For orders placed by {time} on working days, in cities with one of our boutiques.",
			fr: "Pour les commandes passées avant {time} les jours ouvrés, dans les villes où nous avons une boutique.",
			ja: "営業日の{time}までのご注文、当店のある都市に限ります。",
			ko: "영업일 {time} 이전 주문, 매장이 있는 도시에 한합니다.",
			zh: "工作日 {time} 前下单，仅限设有门店的城市。",
		}),
		countries: ["IT", "FR", "GB", "US", "AE", "JP", "KR", "SG"],
		carrier: "freccia",
		only: sameDayIn,
	},
];

const methodsIn = (countryCode: string): readonly ShippingMethod[] => {
	const zone = findZone(countryCode);
	return drafts
		.filter(({ countries }) => countries?.includes(countryCode) ?? true)
		.map(({ id, name, description, carrier, only }) => {
			const days = delivery[id].days[zone];
			return {
				id,
				name,
				description: mapText(description, (text, language) =>
					text.replace("{days}", daysText(days, language)).replace("{time}", SAME_DAY_UNTIL),
				),
				days,
				euro: delivery[id].euro[zone],
				...(carrier ? { carrier } : {}),
				...(only ? { only: only(countryCode) } : {}),
			};
		});
};

const byCountry = new Map(allCountries.map(({ code }) => [code, methodsIn(code)]));

export const shippingMethodsTo = (countryCode: string): readonly ShippingMethod[] =>
	byCountry.get(countryCode) ?? [];

/** Pickup in a boutique is free and ready within one working day (stores-7). */
export const pickUp: ShippingMethod = {
	id: "pick-up",
	name: translateRow({
		ar: "الاستلام من البوتيك",
		de: "Abholung in der Boutique",
		en: "Collect in the boutique",
		fr: "Retrait en boutique",
		ja: "ブティック受け取り",
		ko: "부티크 수령",
		zh: "精品店自提",
	}),
	description: translateRow({
		ar: "نُعلمكم فور جاهزية طلبكم.",
		de: "Wir melden uns, sobald Ihre Bestellung bereitliegt.",
		en: "We will write to you as soon as your order is ready.",
		fr: "Nous vous écrirons dès que votre commande sera prête.",
		ja: "ご用意ができ次第、メールでお知らせいたします。",
		ko: "준비가 되는 대로 이메일로 알려 드립니다.",
		zh: "订单备妥后，我们将发送邮件通知您。",
	}),
	days: [0, 1],
	euro: 0,
	isPickUp: true,
};

export const shippingMethodIds: readonly DeliveryId[] = drafts.map(({ id }) => id);
