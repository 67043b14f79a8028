import type { Language } from "../../languages.ts";

/** What mails about orders say. `{orderNo}`, `{code}`, `{sender}` and `{amount}` are filled in. */
export type OrderTexts = {
	subject: string;
	thanks: string;
	discount: string;
	gifts: string;
	shipping: string;
	tax: string;
	total: string;
	code: string;
	/** Of the link to the order. */
	view: string;
	giftSubject: string;
	gift: string;
};

export const orderTexts: Record<Language, OrderTexts> = {
	en: {
		subject: "Your order {orderNo}",
		thanks: "Thank you for your order {orderNo}. We will let you know when it ships.",
		discount: "Discount",
		gifts: "Gift certificates",
		shipping: "Shipping",
		tax: "Tax",
		total: "Total",
		code: "To view your order later, use its number and the code {code}.",
		view: "View your order",
		giftSubject: "A gift certificate for you",
		gift: "{sender} has sent you a gift certificate worth {amount}. Your code is {code}.",
	},
	de: {
		subject: "Ihre Bestellung {orderNo}",
		thanks: "Vielen Dank für Ihre Bestellung {orderNo}. Wir melden uns, sobald sie unterwegs ist.",
		discount: "Rabatt",
		gifts: "Geschenkgutscheine",
		shipping: "Versand",
		tax: "Steuer",
		total: "Gesamtbetrag",
		code: "Mit der Bestellnummer und dem Code {code} können Sie die Bestellung später ansehen.",
		view: "Bestellung ansehen",
		giftSubject: "Ein Geschenkgutschein für Sie",
		gift: "{sender} schenkt Ihnen einen Gutschein über {amount}. Der Code lautet {code}.",
	},
	fr: {
		subject: "Votre commande {orderNo}",
		thanks: "Merci pour votre commande {orderNo}. Nous vous préviendrons dès son expédition.",
		discount: "Remise",
		gifts: "Cartes cadeaux",
		shipping: "Livraison",
		tax: "Taxes",
		total: "Total",
		code: "Pour retrouver la commande, utilisez son numéro et le code {code}.",
		view: "Voir votre commande",
		giftSubject: "Une carte cadeau pour vous",
		gift: "{sender} vous offre une carte cadeau de {amount}. Son code est {code}.",
	},
	ar: {
		subject: "طلبكم رقم {orderNo}",
		thanks: "شكرًا لكم على طلبكم رقم {orderNo}. سنُعلمكم عند شحنه.",
		discount: "الخصم",
		gifts: "بطاقات الهدايا",
		shipping: "الشحن",
		tax: "الضريبة",
		total: "الإجمالي",
		code: "للاطلاع على الطلب لاحقًا، يُرجى استخدام رقمه والرمز {code}.",
		view: "عرض الطلب",
		giftSubject: "بطاقة هدايا لكم",
		gift: "أهداكم {sender} بطاقة هدايا بقيمة {amount}. رمزها هو {code}.",
	},
	ja: {
		subject: "ご注文番号：{orderNo}",
		thanks: "ご注文ありがとうございます（注文番号：{orderNo}）。発送時にお知らせいたします。",
		discount: "割引",
		gifts: "ギフト券",
		shipping: "送料",
		tax: "税金",
		total: "合計",
		code: "ご注文は、注文番号とコード{code}でいつでもご確認いただけます。",
		view: "ご注文を確認する",
		giftSubject: "ギフト券が届きました",
		gift: "{sender}様から{amount}分のギフト券が届きました。コードは{code}です。",
	},
	ko: {
		subject: "주문 번호: {orderNo}",
		thanks: "주문해 주셔서 감사합니다. 주문 번호: {orderNo}. 발송되면 알려 드리겠습니다.",
		discount: "할인",
		gifts: "기프트 카드",
		shipping: "배송비",
		tax: "세금",
		total: "합계",
		code: "나중에 주문을 확인하시려면 주문 번호와 다음 코드를 입력해 주세요: {code}",
		view: "주문 보기",
		giftSubject: "기프트 카드가 도착했습니다",
		gift: "{sender} 님이 {amount} 기프트 카드를 선물하셨습니다. 코드: {code}",
	},
	zh: {
		subject: "您的订单 {orderNo}",
		thanks: "感谢您的订购，订单号：{orderNo}。发货后我们会通知您。",
		discount: "优惠",
		gifts: "礼品券",
		shipping: "运费",
		tax: "税费",
		total: "合计",
		code: "您可随时使用订单号和代码 {code} 查询订单。",
		view: "查看订单",
		giftSubject: "您收到一张礼品券",
		gift: "{sender} 送您一张价值 {amount} 的礼品券，代码为 {code}。",
	},
};
