import type { Language } from "../../../languages.ts";

/** What mails about orders say. `{orderNo}`, `{code}`, `{days}`, `{dates}` and `{recipient}` are filled in. */
export type OrderTexts = {
	subject: string;
	thanks: string;
	/** Of an order without a parcel. */
	thanksForGift: string;
	/** Of one that is fetched in a store. */
	thanksForPickUp: string;
	discount: string;
	giftCard: string;
	shipping: string;
	tax: string;
	total: string;
	/** Where prices have the tax in them. */
	vat: string;
	deliverTo: string;
	/** When its parcels arrive. */
	arrival: string;
	/** The store, and who fetches it there. */
	collectAt: string;
	collectedBy: string;
	giftWrap: string;
	giftMessage: string;
	withdrawal: string;
	code: string;
	/** The label of the link to the order. */
	view: string;
	/** The label of the link to registration. */
	register: string;
	cancelledSubject: string;
	cancelled: string;
};

export const orderTexts: Record<Language, OrderTexts> = {
	en: {
		subject: "Your order {orderNo}",
		thanks: "Thank you for your order {orderNo}. We will let you know when it ships.",
		thanksForGift: "Thank you for your order {orderNo}. Each gift card is sent to its recipient on its day.",
		thanksForPickUp:
			"Thank you for your order {orderNo}. We will let you know when it is ready in the boutique.",
		discount: "Discount",
		giftCard: "Gift card for {recipient}",
		shipping: "Shipping",
		tax: "Tax",
		total: "Total",
		vat: "of which tax",
		deliverTo: "Delivery address",
		arrival: "Estimated delivery: {dates}",
		collectAt: "Collect at",
		collectedBy: "Collected by",
		giftWrap: "Gift wrapped",
		giftMessage: "Card",
		withdrawal:
			"You can return items free of charge within {days} days of delivery. Your statutory right to withdraw from the contract is not affected.",
		code: "To view your order later, use its number and the code {code}.",
		view: "View your order",
		register: "Create an account",
		cancelledSubject: "Your order {orderNo} has been cancelled",
		cancelled:
			"As you requested, we have cancelled your order {orderNo}. You will not be charged; any amount already paid, gift cards included, goes back to where it came from.",
	},
	de: {
		subject: "Ihre Bestellung {orderNo}",
		thanks: "Vielen Dank für Ihre Bestellung {orderNo}. Wir melden uns, sobald sie unterwegs ist.",
		thanksForGift:
			"Vielen Dank für Ihre Bestellung {orderNo}. Jede Geschenkkarte wird an ihrem Tag versendet.",
		thanksForPickUp:
			"Vielen Dank für Ihre Bestellung {orderNo}. Wir melden uns, sobald sie in der Boutique bereitliegt.",
		discount: "Rabatt",
		giftCard: "Geschenkkarte für {recipient}",
		shipping: "Versand",
		tax: "Steuer",
		total: "Gesamtbetrag",
		vat: "davon Steuer",
		deliverTo: "Lieferadresse",
		arrival: "Voraussichtliche Lieferung: {dates}",
		collectAt: "Abholung",
		collectedBy: "Abgeholt von",
		giftWrap: "Als Geschenk verpackt",
		giftMessage: "Karte",
		withdrawal:
			"Innerhalb von {days} Tagen nach Zustellung können Sie Artikel kostenlos zurückgeben. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.",
		code: "Mit der Bestellnummer und dem Code {code} können Sie die Bestellung später ansehen.",
		view: "Bestellung ansehen",
		register: "Konto erstellen",
		cancelledSubject: "Ihre Bestellung {orderNo} wurde storniert",
		cancelled:
			"Auf Ihren Wunsch haben wir die Bestellung {orderNo} storniert. Es wird nichts abgebucht; bereits gezahlte Beträge, auch von Geschenkkarten, erhalten Sie auf demselben Weg zurück.",
	},
	fr: {
		subject: "Votre commande {orderNo}",
		thanks: "Merci pour votre commande {orderNo}. Nous vous préviendrons dès son expédition.",
		thanksForGift: "Merci pour votre commande {orderNo}. Chaque carte cadeau est envoyée à la date choisie.",
		thanksForPickUp:
			"Merci pour votre commande {orderNo}. Nous vous écrirons dès qu’elle sera prête en boutique.",
		discount: "Remise",
		giftCard: "Carte cadeau pour {recipient}",
		shipping: "Livraison",
		tax: "Taxes",
		total: "Total",
		vat: "dont taxes",
		deliverTo: "Adresse de livraison",
		arrival: "Livraison estimée : {dates}",
		collectAt: "Retrait",
		collectedBy: "Retirée par",
		giftWrap: "Emballage cadeau",
		giftMessage: "Carte",
		withdrawal:
			"Vous pouvez retourner vos articles gratuitement dans les {days} jours suivant la livraison. Votre droit légal de rétractation n’en est pas affecté.",
		code: "Pour retrouver la commande, utilisez son numéro et le code {code}.",
		view: "Voir votre commande",
		register: "Créer un compte",
		cancelledSubject: "Votre commande {orderNo} a été annulée",
		cancelled:
			"Conformément à votre demande, nous avons annulé la commande {orderNo}. Rien ne vous sera débité ; les sommes déjà versées, cartes cadeaux comprises, vous sont restituées par le même moyen.",
	},
	ar: {
		subject: "طلبكم رقم {orderNo}",
		thanks: "شكرًا لكم على طلبكم رقم {orderNo}. سنُعلمكم عند شحنه.",
		thanksForGift: "شكرًا لكم على طلبكم رقم {orderNo}. تُرسل كل بطاقة هدايا في يومها.",
		thanksForPickUp: "شكرًا لكم على طلبكم رقم {orderNo}. سنُعلمكم فور جاهزيته في البوتيك.",
		discount: "الخصم",
		giftCard: "بطاقة هدايا إلى {recipient}",
		shipping: "الشحن",
		tax: "الضريبة",
		total: "الإجمالي",
		vat: "منها الضريبة",
		deliverTo: "عنوان التوصيل",
		arrival: "موعد التوصيل المتوقع: {dates}",
		collectAt: "الاستلام من",
		collectedBy: "المستلم",
		giftWrap: "مغلّف كهدية",
		giftMessage: "نص البطاقة",
		withdrawal:
			"يمكنكم إرجاع القطع مجانًا خلال {days} يومًا من تاريخ التسليم، دون المساس بحقكم القانوني في العدول عن الشراء.",
		code: "للاطلاع على الطلب لاحقًا، يُرجى استخدام رقمه والرمز {code}.",
		view: "عرض الطلب",
		register: "إنشاء حساب",
		cancelledSubject: "تم إلغاء طلبكم رقم {orderNo}",
		cancelled:
			"بناءً على رغبتكم، ألغينا الطلب رقم {orderNo}. لن يُخصم منكم أي مبلغ، وكل ما دُفع، بما فيه رصيد بطاقات الهدايا، يعود إلى مصدره.",
	},
	ja: {
		subject: "ご注文番号：{orderNo}",
		thanks: "ご注文ありがとうございます（注文番号：{orderNo}）。発送時にお知らせいたします。",
		thanksForGift:
			"ご注文ありがとうございます（注文番号：{orderNo}）。ギフトカードは、ご指定の日にお送りいたします。",
		thanksForPickUp:
			"ご注文{orderNo}をいただき、ありがとうございます。ブティックでのご用意ができ次第、お知らせいたします。",
		discount: "割引",
		giftCard: "ギフトカード（{recipient}様）",
		shipping: "送料",
		tax: "税金",
		total: "合計",
		vat: "うち税額",
		deliverTo: "お届け先",
		arrival: "お届け予定：{dates}",
		collectAt: "お受け取り",
		collectedBy: "お受け取りになる方",
		giftWrap: "ギフトラッピングあり",
		giftMessage: "メッセージカード",
		withdrawal:
			"お届けから{days}日以内であれば、無料で返品いただけます。法令に基づくお客様の権利に影響はございません。",
		code: "ご注文は、注文番号とコード{code}でいつでもご確認いただけます。",
		view: "ご注文を確認する",
		register: "アカウントを作成",
		cancelledSubject: "ご注文のキャンセルを承りました（注文番号：{orderNo}）",
		cancelled:
			"ご依頼により、ご注文（注文番号：{orderNo}）をキャンセルいたしました。ご請求は発生いたしません。お支払い済みの金額は、ギフトカードのご利用分を含め、同じお支払い方法に返金いたします。",
	},
	ko: {
		subject: "주문 번호: {orderNo}",
		thanks: "주문해 주셔서 감사합니다. 주문 번호: {orderNo}. 발송되면 알려 드리겠습니다.",
		thanksForGift:
			"주문해 주셔서 감사합니다. 주문 번호: {orderNo}. 기프트 카드는 지정하신 날짜에 발송됩니다.",
		thanksForPickUp: "주문해 주셔서 감사합니다. 주문번호: {orderNo}. 부티크에 준비되는 대로 알려 드립니다.",
		discount: "할인",
		giftCard: "기프트 카드 (받는 분: {recipient})",
		shipping: "배송비",
		tax: "세금",
		total: "합계",
		vat: "포함된 세금",
		deliverTo: "배송지",
		arrival: "배송 예정: {dates}",
		collectAt: "수령 부티크",
		collectedBy: "수령인",
		giftWrap: "선물 포장",
		giftMessage: "카드 메시지",
		withdrawal:
			"배송 완료일로부터 {days}일 이내에 무료로 반품하실 수 있습니다. 법률이 정한 청약 철회권에는 영향을 미치지 않습니다.",
		code: "나중에 주문을 확인하시려면 주문 번호와 다음 코드를 입력해 주세요: {code}",
		view: "주문 보기",
		register: "계정 만들기",
		cancelledSubject: "주문이 취소되었습니다. 주문 번호: {orderNo}",
		cancelled:
			"요청하신 대로 주문을 취소했습니다. 주문 번호: {orderNo}. 금액은 청구되지 않으며, 이미 결제하신 금액은 기프트 카드를 포함하여 결제하신 수단으로 환불됩니다.",
	},
	zh: {
		subject: "您的订单 {orderNo}",
		thanks: "感谢您的订购，订单号：{orderNo}。发货后我们会通知您。",
		thanksForGift: "感谢您的订购，订单号：{orderNo}。礼品卡将在指定日期发送。",
		thanksForPickUp: "感谢您的订单 {orderNo}。精品店备妥后我们将通知您。",
		discount: "优惠",
		giftCard: "礼品卡（赠予 {recipient}）",
		shipping: "运费",
		tax: "税费",
		total: "合计",
		vat: "其中税费",
		deliverTo: "收货地址",
		arrival: "预计送达：{dates}",
		collectAt: "自提地点",
		collectedBy: "领取人",
		giftWrap: "礼品包装",
		giftMessage: "贺卡留言",
		withdrawal: "您可在送达后 {days} 天内免费退货。您依法享有的撤回权不受影响。",
		code: "您可随时使用订单号和代码 {code} 查询订单。",
		view: "查看订单",
		register: "创建账户",
		cancelledSubject: "您的订单 {orderNo} 已取消",
		cancelled:
			"我们已按您的要求取消订单 {orderNo}。不会向您收取任何费用；已支付的金额（包括礼品卡）将原路退回。",
	},
};
