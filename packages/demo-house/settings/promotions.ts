import type { Coupon, Promotion } from "@vetrina/commerce-sandbox/house/promotions.ts";
import { facts } from "../facts.ts";
import { t } from "../house-text.ts";
import { loyalty } from "./loyalty.ts";

/**
 * One promotion or coupon of every kind. A catalogue may define further ones (`{"kind": "promotion"}` lines), which are plain percentages.
 */

type Draft = Omit<Promotion, "enabled" | "qualifiers" | "condition" | "products" | "details"> &
	Partial<Promotion>;
const promotion = (draft: Draft): Promotion => ({
	enabled: true,
	qualifiers: {},
	condition: {},
	products: { kind: "all" },
	details: draft.name,
	...draft,
});

const TIER_NAMES = {
	gold: "خصم 15\u200e%\u200e لأعضاء الفئة الذهبية|15 % für Gold-Mitglieder|15% off for Gold members|−15 % pour les membres Or|ゴールド会員15%オフ|골드 회원 15% 할인|金卡会员八五折",
	silver:
		"خصم 10\u200e%\u200e لأعضاء الفئة الفضية|10 % für Silber-Mitglieder|10% off for Silver members|−10 % pour les membres Argent|シルバー会員10%オフ|실버 회원 10% 할인|银卡会员九折",
} as const;

// biome-ignore format: seven languages in one row each
const promotions: readonly Promotion[] = [
	promotion({
		id: "second-piece",
		campaignId: "season",
		class: "product",
		name: t("خصم 15\u200e%\u200e عند شراء قطعتين|15 % beim Kauf von zwei Artikeln|15% off when you buy two|−15 % dès deux articles|2点以上で15%オフ|두 개 구매 시 15% 할인|买两件享八五折"),
		callout: t("<strong>خصم 15\u200e%\u200e</strong> عند شراء قطعتين|<strong>15 %</strong> beim Kauf von zwei Artikeln|<strong>15% off</strong> when you buy two|<strong>−15 %</strong> dès deux articles|2点以上で<strong>15%オフ</strong>|두 개 구매 시 <strong>15% 할인</strong>|买两件享<strong>八五折</strong>"),
		products: { kind: "marked" },
		condition: { minimumQuantity: 2 },
		discount: { kind: "percentage", percent: 15 },
		exclusivity: "class",
		rank: 20,
	}),
	promotion({
		id: "beauty-three-for-two",
		campaignId: "season",
		class: "product",
		name: t("مستحضرات الجمال: ثلاثة بسعر اثنين|Beauty: drei zum Preis von zwei|Beauty: three for the price of two|Beauté : trois pour le prix de deux|ビューティー：3点お買い上げで1点無料|뷰티 2+1|美妆：买二赠一"),
		callout: t("ثلاثة بسعر اثنين|Drei zum Preis von zwei|Three for the price of two|Trois pour le prix de deux|3点お買い上げで1点無料|2+1|买二赠一"),
		products: { kind: "categories", ids: ["beauty"] },
		discount: { kind: "buyXGetY", buy: 2, get: 1, percent: 100 },
		exclusivity: "class",
		rank: 30,
	}),
	promotion({
		id: "fragrance-with-lipstick",
		campaignId: "gifts",
		class: "product",
		name: t("أحمر شفاه هدية مع عطركم|Ein Lippenstift als Geschenk zu Ihrem Duft|A complimentary lipstick with your fragrance|Un rouge à lèvres offert avec votre parfum|フレグランスご購入でリップスティックをプレゼント|향수 구매 시 립스틱 증정|购香水赠口红"),
		callout: t("اختيار لون أحمر الشفاه|Wählen Sie Ihren Farbton|Choose your shade|Choisissez votre teinte|お好きな色をお選びください|컬러를 선택하세요|任选一色"),
		qualifiers: { couponId: "lipstick" },
		products: { kind: "categories", ids: ["beauty-fragrance"] },
		discount: {
			kind: "bonus",
			productIds: ["800000280000", "800000280100", "800000280200", "800000280300"],
			quantity: 1,
		},
		exclusivity: "none",
		rank: 40,
	}),
	promotion({
		id: "atelier-scarves",
		campaignId: "affiliates",
		class: "product",
		name: t("أوشحة بسعر خاص لقرّاء أتيليه|Tücher zum Vorzugspreis für Leser von Atelier|Scarves at a special price for readers of Atelier|Foulards à prix doux pour les lecteurs d’Atelier|アトリエ読者限定スカーフ特別価格|아틀리에 독자를 위한 스카프 특별가|《Atelier》读者专享丝巾特惠"),
		callout: t("سعر القرّاء|Leserpreis|Readers’ price|Prix lecteurs|読者限定価格|독자 특별가|读者专享价"),
		qualifiers: { sourceCodes: ["atelier"] },
		products: { kind: "categories", ids: ["accessories-scarves"] },
		discount: { kind: "fixedPrice", euro: 145 },
		exclusivity: "class",
		rank: 50,
	}),
	promotion({
		id: "private-sale",
		campaignId: "private-sale",
		class: "product",
		name: t("التخفيضات الخاصة: خصم 30\u200e%\u200e|Private Sale: 30 % auf alles|Private sale: 30% off everything|Vente privée : −30 % sur tout|プライベートセール：全品30%オフ|프라이빗 세일: 전 품목 30% 할인|私享特卖：全场七折"),
		callout: t("<strong>خصم 30\u200e%\u200e</strong>|<strong>30 %</strong> auf alles|<strong>30% off</strong> everything|<strong>−30 %</strong> sur tout|全品<strong>30%オフ</strong>|전 품목 <strong>30% 할인</strong>|全场<strong>七折</strong>"),
		qualifiers: { couponId: "private-sale" },
		discount: { kind: "percentage", percent: 30 },
		exclusivity: "global",
		rank: 10,
	}),
	promotion({
		id: "welcome",
		campaignId: "welcome",
		class: "order",
		name: t("خصم 10\u200e%\u200e على طلبكم الأول|10 % auf Ihre erste Bestellung|10% off your first order|−10 % sur votre première commande|初回ご注文10%オフ|첫 주문 10% 할인|首单九折"),
		callout: t("<strong>خصم 10\u200e%\u200e</strong> ترحيبًا بكم|<strong>10 %</strong> zum Willkommen|<strong>10% off</strong> to welcome you|<strong>−10 %</strong> de bienvenue|ようこそ <strong>10%オフ</strong>|환영 <strong>10% 할인</strong>|迎新<strong>九折</strong>"),
		qualifiers: { couponId: "welcome" },
		discount: { kind: "percentage", percent: 10 },
		exclusivity: "none",
		rank: 20,
	}),
	promotion({
		id: "thank-you",
		campaignId: "loyalty",
		class: "order",
		name: t("شكرًا لكم: خصم على طلبكم التالي|Danke: ein Nachlass auf Ihre nächste Bestellung|Thank you: a discount on your next order|Merci : une remise sur votre prochaine commande|感謝を込めて次回ご注文割引|감사 할인: 다음 주문에 사용하세요|感谢有您：下一单立减"),
		callout: t("شكرًا لكم|Danke|Thank you|Merci|感謝を込めて|감사합니다|感谢有您"),
		qualifiers: { couponId: "thank-you" },
		condition: { minimumAmount: 150 },
		discount: { kind: "amount", euro: 20 },
		exclusivity: "none",
		rank: 30,
	}),
	promotion({
		id: "vip-preview",
		campaignId: "loyalty",
		class: "order",
		name: t("خصم 15\u200e%\u200e لكبار العملاء|15 % für unsere VIP-Kundschaft|15% off for our VIP clients|−15 % pour nos clients VIP|VIPのお客様限定15%オフ|VIP 고객 15% 할인|贵宾专享八五折"),
		callout: t("<strong>خصم 15\u200e%\u200e</strong> لكبار العملاء|<strong>15 %</strong> für VIPs|<strong>15% off</strong> for VIPs|<strong>−15 %</strong> pour les VIP|VIP <strong>15%オフ</strong>|VIP <strong>15% 할인</strong>|贵宾<strong>八五折</strong>"),
		qualifiers: { customerGroups: ["VIP"] },
		discount: { kind: "percentage", percent: 15 },
		exclusivity: "class",
		rank: 10,
	}),
	...loyalty.tiers.map(({ id, percent }, at) =>
		promotion({
			id: `tier-${id}`,
			campaignId: "loyalty",
			class: "order",
			name: t(TIER_NAMES[id]),
			callout: t(TIER_NAMES[id]),
			qualifiers: { customerGroups: [id] },
			discount: { kind: "percentage", percent },
			exclusivity: "class",
			rank: 11 + at,
		}),
	),
	promotion({
		id: "candle-as-a-gift",
		campaignId: "gifts",
		class: "order",
		name: t("شمعة معطّرة هدية مع طلبكم|Eine Duftkerze als Geschenk|A complimentary scented candle|Une bougie parfumée offerte|アロマキャンドルをプレゼント|향초 증정|随单赠香薰蜡烛"),
		callout: t("شمعة معطّرة هدية|Eine Duftkerze als Geschenk|A complimentary scented candle|Une bougie parfumée offerte|アロマキャンドルをプレゼント|향초 증정|赠香薰蜡烛"),
		qualifiers: { couponId: "candle" },
		condition: { minimumAmount: 500 },
		discount: { kind: "bonus", productIds: ["800000180000"], quantity: 1 },
		exclusivity: "none",
		rank: 50,
	}),
	promotion({
		id: "summer-in-the-city",
		campaignId: "summer",
		class: "order",
		name: t("صيف في المدينة: خصم 25\u200e%\u200e|Sommer in der Stadt: 25 %|Summer in the city: 25% off|Un été en ville : −25 %|シティサマー 25%オフ|도심의 여름: 25% 할인|城市之夏：七五折"),
		callout: t("خصم 25\u200e%\u200e|25 %|25% off|−25 %|25%オフ|25% 할인|七五折"),
		from: "2026-06-01T00:00:00Z",
		to: "2026-09-01T00:00:00Z",
		qualifiers: { couponId: "summer" },
		discount: { kind: "percentage", percent: 25 },
		exclusivity: "class",
		rank: 40,
	}),
	promotion({
		id: "free-delivery",
		campaignId: "delivery",
		class: "shipping",
		name: t("توصيل مجاني|Kostenfreier Versand|Complimentary delivery|Livraison offerte|送料無料|무료 배송|免运费"),
		callout: t("توصيل عادي مجاني للطلبات الكبيرة|Kostenfreier Standardversand ab einem bestimmten Bestellwert|Complimentary standard delivery on larger orders|Livraison standard offerte dès un certain montant|一定金額以上のご注文は通常配送無料|일정 금액 이상 주문 시 일반 배송 무료|订单满额免标准配送费"),
		methods: ["standard"],
		condition: { minimumAmount: facts.freeDeliveryFromEuro },
		discount: { kind: "free" },
		exclusivity: "none",
		rank: 10,
	}),
	promotion({
		id: "express-upgrade",
		campaignId: "delivery",
		class: "shipping",
		name: t("التوصيل السريع بنصف السعر|Expressversand zum halben Preis|Express delivery at half price|Livraison express à moitié prix|お急ぎ便半額|특급 배송 반값|快速配送半价"),
		callout: t("التوصيل السريع بنصف السعر|Express zum halben Preis|Express at half price|Express à moitié prix|お急ぎ便半額|특급 반값|快速配送半价"),
		qualifiers: { couponId: "express" },
		discount: { kind: "percentage", percent: 50 },
		exclusivity: "none",
		rank: 20,
	}),
];

const coupons: readonly Coupon[] = [
	{ id: "welcome", enabled: true, codes: ["WELCOME10"], usesPerCustomer: 1 },
	// Codes sent by mail are valid for one order each.
	{
		id: "thank-you",
		enabled: true,
		codes: Array.from({ length: 50 }, (_, at) => `MERCI-${String(at + 1).padStart(4, "0")}`),
		uses: 1,
	},
	{ id: "private-sale", enabled: true, codes: ["PRIVATE30"], uses: 100 },
	{ id: "express", enabled: true, codes: ["EXPRESS"] },
	{ id: "lipstick", enabled: true, codes: ["LIPSTICK"] },
	{ id: "candle", enabled: true, codes: ["CANDLE"] },
	{ id: "summer", enabled: true, codes: ["SUMMER25"] },
	{ id: "retired", enabled: false, codes: ["RETIRED"] },
];

export const promotionRules = { promotions, coupons };
