import type { Language } from "../../languages.ts";

/** What mails say by which shoppers share; `{sender}` and `{product}` are filled in. `said`: over what the sender wrote. */
type ShareTexts = {
	product: { subject: string; text: string; view: string };
	wishlist: { subject: string; text: string; view: string };
	said: string;
	/** Why the mail came, and that no more follow. */
	why: string;
};

export const shareTexts: Record<Language, ShareTexts> = {
	en: {
		product: {
			subject: "{sender} thought of you",
			text: "{sender} would like to show you this: {product}.",
			view: "See it",
		},
		wishlist: {
			subject: "{sender} shares a wishlist with you",
			text: "{sender} would like to show you a wishlist.",
			view: "See the wishlist",
		},
		said: "{sender} writes:",
		why: "You receive this one message because {sender} entered your address. We do not keep it for anything else.",
	},
	de: {
		product: {
			subject: "{sender} hat an Sie gedacht",
			text: "{sender} möchte Ihnen das zeigen: {product}.",
			view: "Ansehen",
		},
		wishlist: {
			subject: "{sender} teilt eine Wunschliste mit Ihnen",
			text: "{sender} möchte Ihnen eine Wunschliste zeigen.",
			view: "Wunschliste ansehen",
		},
		said: "{sender} schreibt:",
		why: "Sie erhalten diese eine Nachricht, weil {sender} Ihre Adresse angegeben hat. Wir verwenden sie für nichts anderes.",
	},
	fr: {
		product: {
			subject: "{sender} a pensé à vous",
			text: "{sender} souhaite vous montrer ceci\u00a0: {product}.",
			view: "Voir l’article",
		},
		wishlist: {
			subject: "{sender} partage ses favoris avec vous",
			text: "{sender} souhaite vous montrer ses favoris.",
			view: "Voir les favoris",
		},
		said: "{sender} vous écrit\u00a0:",
		why: "Vous recevez ce seul message car {sender} a indiqué votre adresse. Nous ne l’utiliserons pour rien d’autre.",
	},
	ar: {
		product: {
			subject: "قطعة لكم من {sender}",
			text: "بودّ {sender} أن تروا هذه القطعة: {product}.",
			view: "عرض القطعة",
		},
		wishlist: {
			subject: "مفضلة {sender} بين أيديكم",
			text: "بودّ {sender} أن تروا هذه المفضلة.",
			view: "عرض المفضلة",
		},
		said: "رسالة من {sender}:",
		why: "وصلتكم هذه الرسالة الوحيدة بطلب من {sender}، ولا نستخدم بريدكم لأي غرض آخر.",
	},
	ja: {
		product: {
			subject: "{sender}様からのご紹介です",
			text: "{sender}様が、こちらの商品をご紹介しています：{product}",
			view: "商品を見る",
		},
		wishlist: {
			subject: "{sender}様のお気に入りが届きました",
			text: "{sender}様が、お気に入りを共有しています。",
			view: "お気に入りを見る",
		},
		said: "{sender}様からのメッセージ：",
		why: "このメールは{sender}様がお客様のアドレスを入力されたため、一度だけお送りしています。ほかの目的には使用いたしません。",
	},
	ko: {
		product: {
			subject: "{sender} 님이 보내신 추천 상품입니다",
			text: "{sender} 님이 이 상품을 소개해 드립니다: {product}",
			view: "상품 보기",
		},
		wishlist: {
			subject: "{sender} 님이 위시리스트를 공유하셨습니다",
			text: "{sender} 님이 위시리스트를 공유하셨습니다.",
			view: "위시리스트 보기",
		},
		said: "{sender} 님의 메시지:",
		why: "{sender} 님이 고객님의 주소를 입력하셔서 한 번만 보내 드리는 메일입니다. 다른 용도로는 사용하지 않습니다.",
	},
	zh: {
		product: {
			subject: "{sender} 与您分享",
			text: "{sender} 想与您分享：{product}。",
			view: "查看商品",
		},
		wishlist: {
			subject: "{sender} 与您分享心愿单",
			text: "{sender} 想与您分享一份心愿单。",
			view: "查看心愿单",
		},
		said: "{sender} 的留言：",
		why: "您收到这封邮件是因为 {sender} 填写了您的邮箱。仅此一封，我们不会将其用于其他用途。",
	},
};
