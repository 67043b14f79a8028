import { translateRow } from "../house-text.ts";
import type { Texts } from "./content-types.ts";

export const badges: ReadonlyMap<string, { text: Texts; textColor?: string; backgroundColor?: string }> =
	new Map([
		[
			"new",
			{
				text: translateRow({
					ar: "جديد",
					de: "Neu",
					en: "New",
					fr: "Nouveau",
					ja: "新作",
					ko: "신상품",
					zh: "新品",
				}),
			},
		],
		[
			"exclusive",
			{
				text: translateRow({
					ar: "حصري",
					de: "Exklusiv",
					en: "Exclusive",
					fr: "Exclusivité",
					ja: "限定",
					ko: "단독",
					zh: "独家",
				}),
				textColor: "#171411",
				backgroundColor: "#e0d8ca",
			},
		],
		[
			"last-pieces",
			{
				text: translateRow({
					ar: "كمية محدودة",
					de: "Nur noch wenige",
					en: "Low stock",
					fr: "Bientôt épuisé",
					ja: "残りわずか",
					ko: "품절 임박",
					zh: "库存紧张",
				}),
				textColor: "#6d1522",
			},
		],
		[
			"preorder",
			{
				text: translateRow({
					ar: "طلب مسبق",
					de: "Vorbestellbar",
					en: "Pre-order",
					fr: "Précommande",
					ja: "予約受付中",
					ko: "예약 주문",
					zh: "预售",
				}),
				backgroundColor: "#dfe0d2",
			},
		],
		[
			"made-to-order",
			{
				text: translateRow({
					ar: "يُصنع حسب الطلب",
					de: "Auf Bestellung gefertigt",
					en: "Made to order",
					fr: "Réalisé sur commande",
					ja: "受注生産",
					ko: "주문 제작",
					zh: "定制",
				}),
				backgroundColor: "#e4d9c8",
			},
		],
	]);
