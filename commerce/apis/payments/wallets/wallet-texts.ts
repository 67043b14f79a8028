import type { Language } from "../../../languages.ts";

/** What shoppers read in a wallet's sheet. */
type WalletTexts = {
	subtotal: string;
	discount: string;
	shipping: string;
	tax: string;
	missing: string;
	notServed: string;
	declined: string;
	unavailable: string;
};

export const walletTexts: Record<Language, WalletTexts> = {
	en: {
		subtotal: "Subtotal",
		discount: "Discount",
		shipping: "Delivery",
		tax: "Tax",
		missing: "This is missing.",
		notServed: "We do not deliver to this country from here.",
		declined: "The payment was declined.",
		unavailable: "A piece in your bag is no longer available.",
	},
	de: {
		subtotal: "Zwischensumme",
		discount: "Rabatt",
		shipping: "Versand",
		tax: "Steuer",
		missing: "Diese Angabe fehlt.",
		notServed: "In dieses Land liefern wir von hier aus nicht.",
		declined: "Die Zahlung wurde abgelehnt.",
		unavailable: "Ein Stück in Ihrer Tasche ist nicht mehr verfügbar.",
	},
	fr: {
		subtotal: "Sous-total",
		discount: "Remise",
		shipping: "Livraison",
		tax: "Taxe",
		missing: "Ce champ est vide.",
		notServed: "Nous ne livrons pas dans ce pays depuis ce site.",
		declined: "Le paiement a été refusé.",
		unavailable: "Une pièce de votre sac n’est plus disponible.",
	},
	ar: {
		subtotal: "المجموع الفرعي",
		discount: "الخصم",
		shipping: "التوصيل",
		tax: "الضريبة",
		missing: "هذا الحقل فارغ.",
		notServed: "لا نوصل إلى هذا البلد من هنا.",
		declined: "رُفض الدفع.",
		unavailable: "إحدى القطع في حقيبتك لم تعد متوفرة.",
	},
	ja: {
		subtotal: "小計",
		discount: "割引",
		shipping: "配送",
		tax: "税",
		missing: "入力が必要です。",
		notServed: "この国へはお届けできません。",
		declined: "お支払いが承認されませんでした。",
		unavailable: "バッグの商品の一部は在庫がなくなりました。",
	},
	ko: {
		subtotal: "소계",
		discount: "할인",
		shipping: "배송",
		tax: "세금",
		missing: "필수 항목입니다.",
		notServed: "이 국가로는 배송하지 않습니다.",
		declined: "결제가 거절되었습니다.",
		unavailable: "쇼핑백의 일부 상품이 품절되었습니다.",
	},
	zh: {
		subtotal: "小计",
		discount: "优惠",
		shipping: "配送",
		tax: "税费",
		missing: "此项必填。",
		notServed: "我们不向该国家/地区配送。",
		declined: "付款被拒绝。",
		unavailable: "购物袋中的商品已售罄。",
	},
};
