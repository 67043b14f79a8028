import type { Language } from "../locale/site-locale.ts";

/** `{house}`, `{recipient}`, `{sender}`, `{amount}` and `{code}` are placeholders. */
type Words = {
	subject: string;
	greeting: string;
	gift: string;
	code: string;
	use: string;
	shop: string;
	balance: string;
};

const WORDS: Record<Language, Words> = {
	en: {
		subject: "{sender} has sent you a gift card",
		greeting: "Dear {recipient},",
		gift: "{sender} has chosen a {house} gift card for you, worth {amount}.",
		code: "Your code: {code}",
		use: "Enter it when you pay. Whatever you do not spend stays on the card.",
		shop: "Discover the collection",
		balance: "See what is on your card",
	},
	de: {
		subject: "{sender} schenkt Ihnen eine Geschenkkarte",
		greeting: "Guten Tag, {recipient},",
		gift: "{sender} hat für Sie eine Geschenkkarte von {house} im Wert von {amount} ausgesucht.",
		code: "Ihr Code: {code}",
		use: "Geben Sie ihn beim Bezahlen ein. Was Sie nicht ausgeben, bleibt auf der Karte.",
		shop: "Kollektion entdecken",
		balance: "Guthaben ansehen",
	},
	fr: {
		subject: "{sender} vous offre une carte cadeau",
		greeting: "Bonjour {recipient},",
		gift: "{sender} a choisi pour vous une carte cadeau {house} d’une valeur de {amount}.",
		code: "Votre code : {code}",
		use: "Saisissez-le au moment du paiement. Le montant non dépensé reste sur la carte.",
		shop: "Découvrir la collection",
		balance: "Consulter le solde",
	},
	ar: {
		subject: "بطاقة هدايا لكم من {sender}",
		greeting: "إلى {recipient}،",
		gift: "هدية لكم من {sender}: بطاقة هدايا من {house} بقيمة {amount}.",
		code: "رمزكم: {code}",
		use: "يُرجى إدخاله عند الدفع، وما لا تنفقونه يبقى في البطاقة.",
		shop: "اكتشاف المجموعة",
		balance: "عرض رصيد البطاقة",
	},
	ja: {
		subject: "{sender}様からギフトカードが届きました",
		greeting: "{recipient}様",
		gift: "{sender}様より、{amount}分の{house}ギフトカードをお預かりしました。",
		code: "コード：{code}",
		use: "お支払いの際にご入力ください。残った金額は引き続きご利用いただけます。",
		shop: "コレクションを見る",
		balance: "残高を確認する",
	},
	ko: {
		subject: "{sender} 님이 보내신 기프트 카드가 도착했습니다",
		greeting: "{recipient} 님께",
		gift: "{sender} 님이 {house} 기프트 카드를 선물하셨습니다. 금액: {amount}.",
		code: "코드: {code}",
		use: "결제하실 때 입력해 주세요. 사용하고 남은 금액은 카드에 그대로 남습니다.",
		shop: "컬렉션 보기",
		balance: "카드 잔액 확인하기",
	},
	zh: {
		subject: "{sender} 送您一张礼品卡",
		greeting: "{recipient}，您好：",
		gift: "{sender} 为您挑选了一张价值 {amount} 的 {house} 礼品卡。",
		code: "您的代码：{code}",
		use: "付款时输入即可，未用完的金额会保留在卡中。",
		shop: "浏览系列",
		balance: "查询余额",
	},
};

export type GiftCardMail = {
	subject: string;
	/** The sender's message; empty if there is none. */
	message: string;
	lines: { greeting: string; gift: string; code: string; use: string };
	links: { shop: string; balance: string };
};

type Filling = {
	house: string;
	recipient: string;
	sender: string;
	/** The amount includes its currency. */
	amount: string;
	code: string;
	message: string;
};

/** Builds the gift card mail in the buyer's language (gifts-3); the preview uses it, too. */
export function giftCardMail(language: Language, { message, ...values }: Filling): GiftCardMail {
	const words = WORDS[language];
	const fill = (text: string) =>
		text.replace(
			/\{(\w+)\}/g,
			(placeholder, name: string) => values[name as keyof typeof values] ?? placeholder,
		);
	return {
		subject: fill(words.subject),
		message,
		lines: {
			greeting: fill(words.greeting),
			gift: fill(words.gift),
			code: fill(words.code),
			use: fill(words.use),
		},
		links: { shop: words.shop, balance: words.balance },
	};
}
