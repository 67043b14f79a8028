import type { Texts } from "./content-types.ts";

/** The lines that turn over above the header. */
export const bannerTexts: readonly { text: Texts; targetUrl: string }[] = [
	{
		targetUrl: "/shipping",
		text: {
			ar: "التوصيل خلال {days} أيام عمل",
			de: "Lieferung in {days} Werktagen",
			en: "Delivered in {days} working days",
			fr: "Livraison en {days} jours ouvrés",
			ja: "{days}営業日でお届けします",
			ko: "영업일 기준 {days}일 이내 배송",
			zh: "{days} 个工作日送达",
		},
	},
	{
		targetUrl: "/returns",
		text: {
			ar: "إرجاع مجاني خلال 30 يومًا",
			de: "Kostenlose Rückgabe innerhalb von 30 Tagen",
			en: "Free returns within 30 days",
			fr: "Retours gratuits sous 30 jours",
			ja: "30日以内の返品は無料です",
			ko: "30일 이내 무료 반품",
			zh: "30 天内免费退货",
		},
	},
	{
		targetUrl: "/about",
		text: {
			ar: "كل طلب يُغلَّف يدويًا",
			de: "Jede Bestellung wird von Hand verpackt",
			en: "Every order is wrapped by hand",
			fr: "Chaque commande est emballée à la main",
			ja: "ご注文は一点ずつ手で包んでお届けします",
			ko: "모든 주문은 손으로 포장합니다",
			zh: "每份订单都由手工包装",
		},
	},
];
