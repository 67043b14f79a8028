import { translateRow } from "../house-text.ts";
import type { Texts } from "./content-types.ts";
import type { EditorialSlug } from "./slugs.ts";

export const footerTexts = {
	shop: translateRow({
		ar: "التسوق",
		de: "Einkaufen",
		en: "Shop",
		fr: "Boutique",
		ja: "ショップ",
		ko: "쇼핑",
		zh: "选购",
	}),
	care: translateRow({
		ar: "خدمة العملاء",
		de: "Kundenservice",
		en: "Customer care",
		fr: "Service client",
		ja: "カスタマーケア",
		ko: "고객 서비스",
		zh: "客户服务",
	}),
	brands: translateRow({
		ar: "العلامات من الألف إلى الياء",
		de: "Marken von A bis Z",
		en: "Brands from A to Z",
		fr: "Les marques de A à Z",
		ja: "ブランド一覧（A–Z）",
		ko: "브랜드 A–Z",
		zh: "品牌 A–Z",
	}),
	stores: translateRow({
		ar: "البوتيكات",
		de: "Boutiquen",
		en: "Boutiques",
		fr: "Boutiques",
		ja: "ブティック",
		ko: "부티크",
		zh: "精品店",
	}),
	sitemap: translateRow({
		ar: "خريطة الموقع",
		de: "Sitemap",
		en: "Sitemap",
		fr: "Plan du site",
		ja: "サイトマップ",
		ko: "사이트맵",
		zh: "网站地图",
	}),
	newsletter: translateRow({
		ar: "النشرة البريدية",
		de: "Newsletter",
		en: "Newsletter",
		fr: "Newsletter",
		ja: "ニュースレター",
		ko: "뉴스레터",
		zh: "邮件订阅",
	}),
	giftCard: translateRow({
		ar: "بطاقات الهدايا",
		de: "Geschenkkarten",
		en: "Gift cards",
		fr: "Cartes cadeaux",
		ja: "ギフトカード",
		ko: "기프트 카드",
		zh: "礼品卡",
	}),
	house: translateRow({
		ar: "الدار",
		de: "Das Haus",
		en: "The house",
		fr: "La maison",
		ja: "メゾン",
		ko: "메종",
		zh: "关于品牌",
	}),
	copyright: translateRow({
		ar: "© {year} فيترينا. جميع الحقوق محفوظة.",
		de: "© {year} Vetrina. Alle Rechte vorbehalten.",
		en: "© {year} Vetrina. All rights reserved.",
		fr: "© {year} Vetrina. Tous droits réservés.",
		ja: "© {year} Vetrina. All rights reserved.",
		ko: "© {year} Vetrina. All rights reserved.",
		zh: "© {year} Vetrina 版权所有",
	}),
} satisfies Record<string, Texts>;

export const footerOwnPages = [
	{ title: footerTexts.brands, url: "/brands" },
	{ title: footerTexts.stores, url: "/stores" },
	{ title: footerTexts.sitemap, url: "/sitemap" },
	{ title: footerTexts.newsletter, url: "/newsletter" },
	{ title: footerTexts.giftCard, url: "/gift-certificate-purchase" },
] as const;

export const footerPages: readonly { title: "care" | "house"; pages: readonly EditorialSlug[] }[] = [
	{ title: "care", pages: ["/csc", "/shipping", "/returns"] },
	{ title: "house", pages: ["/about", "/journal"] },
];
