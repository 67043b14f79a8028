import type { Language } from "../../languages.ts";

type ReminderTexts = { subject: string; text: string; link: string };

/** The mail about a basket that was left behind; its lines follow the text. */
export const reminderTexts: Record<Language, ReminderTexts> = {
	en: {
		subject: "Your bag is waiting for you",
		text: "We have kept what you chose. Stock is limited, so we cannot hold it for long.",
		link: "Return to your bag",
	},
	de: {
		subject: "Ihr Warenkorb wartet auf Sie",
		text: "Wir haben Ihre Auswahl für Sie aufbewahrt. Die Stückzahlen sind begrenzt, reservieren können wir sie leider nicht.",
		link: "Zurück zum Warenkorb",
	},
	fr: {
		subject: "Votre panier vous attend",
		text: "Nous avons conservé votre sélection. Les quantités étant limitées, nous ne pouvons pas vous la réserver longtemps.",
		link: "Revenir au panier",
	},
	ar: {
		subject: "حقيبة التسوق في انتظاركم",
		text: "احتفظنا لكم بما اخترتموه. الكميات محدودة، ولا يمكننا حجزها طويلًا.",
		link: "العودة إلى حقيبة التسوق",
	},
	ja: {
		subject: "ショッピングバッグに商品が残っています",
		text: "お選びいただいた商品を保存しております。数に限りがございますので、お早めにご覧ください。",
		link: "ショッピングバッグに戻る",
	},
	ko: {
		subject: "쇼핑백에 담아 두신 상품이 있습니다",
		text: "선택하신 상품을 보관하고 있습니다. 수량이 한정되어 있어 오래 보관해 드리기는 어렵습니다.",
		link: "쇼핑백으로 돌아가기",
	},
	zh: {
		subject: "您的购物袋仍在等您",
		text: "我们已为您保留所选商品。数量有限，恕无法长期保留。",
		link: "返回购物袋",
	},
};
