import { translateRow } from "../house-text.ts";
import type { Texts } from "./content-types.ts";

export const bannerTexts: readonly { text: Texts; targetUrl: string }[] = [
	{
		targetUrl: "/shipping",
		text: translateRow({
			ar: "التوصيل خلال {deliveryDays} أيام عمل",
			de: "Lieferung in {deliveryDays} Werktagen",
			en: "Delivery in {deliveryDays} working days",
			fr: "Livraison en {deliveryDays} jours ouvrés",
			ja: "{deliveryDays}営業日でお届けします",
			ko: "영업일 기준 {deliveryDays}일 이내 배송",
			zh: "{deliveryDays} 个工作日送达",
		}),
	},
	{
		targetUrl: "/returns",
		text: translateRow({
			ar: "إرجاع مجاني خلال {returnDays} يومًا",
			de: "Kostenlose Rückgabe innerhalb von {returnDays} Tagen",
			en: "Free returns within {returnDays} days",
			fr: "Retours gratuits sous {returnDays} jours",
			ja: "{returnDays}日以内の返品は無料です",
			ko: "{returnDays}일 이내 무료 반품",
			zh: "{returnDays} 天内免费退货",
		}),
	},
	{
		targetUrl: "/about",
		text: translateRow({
			ar: "كل طلب يُغلَّف يدويًا",
			de: "Jede Bestellung wird von Hand verpackt",
			en: "Every order is wrapped by hand",
			fr: "Chaque commande est emballée à la main",
			ja: "ご注文の品は一点ずつ手で包みます",
			ko: "모든 주문을 손으로 포장합니다",
			zh: "每份订单都由手工包装",
		}),
	},
];
