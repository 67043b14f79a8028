import type { Language } from "../../../languages.ts";

/** What shoppers read in a wallet's sheet. */
type WalletTexts = {
	subtotal: string;
	discount: string;
	shipping: string;
	tax: string;
	giftCards: string;
	missing: string;
	notServed: string;
	invalid: string;
	invalidAddress: string;
	notBilled: string;
	declined: string;
	timeout: string;
	unavailable: string;
	shippingMethod: string;
	changed: string;
	covered: string;
	waitingOrders: string;
};

export const walletTexts: Record<Language, WalletTexts> = {
	en: {
		subtotal: "Subtotal",
		discount: "Discount",
		shipping: "Shipping",
		tax: "Tax",
		giftCards: "Gift cards",
		missing: "Please fill in the field.",
		notServed: "We do not deliver to this country from this site.",
		invalid: "Please check this field.",
		invalidAddress: "Please check the address in your wallet: a part of it cannot be right for its country.",
		notBilled: "We cannot send a bill to this country.",
		declined: "The payment was declined.",
		timeout: "The payment provider did not respond in time. Nothing was charged. Please try again.",
		unavailable: "An item in your bag is no longer available.",
		shippingMethod:
			"The delivery method you chose is not available at this time or for this address. Nothing was charged. Please choose another.",
		changed:
			"The total has changed since you opened this payment. Nothing was charged. Please check it and pay again.",
		covered: "Your gift cards and store credit pay for the whole order. Please place it in the checkout.",
		waitingOrders:
			"Too many orders are still waiting for their payment, so this one has not been placed. Nothing was charged. Please complete the payment of one of them, or try again in an hour.",
	},
	de: {
		subtotal: "Zwischensumme",
		discount: "Rabatt",
		shipping: "Versand",
		tax: "Steuer",
		giftCards: "Geschenkkarten",
		missing: "Bitte füllen Sie dieses Feld aus.",
		notServed: "Von dieser Seite aus liefern wir nicht in dieses Land.",
		invalid: "Bitte überprüfen Sie dieses Feld.",
		invalidAddress:
			"Bitte überprüfen Sie die Adresse in Ihrer Wallet: Ein Teil davon passt nicht zu ihrem Land.",
		notBilled: "In dieses Land können wir keine Rechnung stellen.",
		declined: "Die Zahlung wurde abgelehnt.",
		timeout:
			"Der Zahlungsdienstleister hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut.",
		unavailable: "Ein Artikel in Ihrem Warenkorb ist nicht mehr erhältlich.",
		shippingMethod:
			"Die gewählte Versandart ist derzeit oder für diese Adresse nicht verfügbar. Es wurde nichts abgebucht. Bitte wählen Sie eine andere.",
		changed:
			"Die Gesamtsumme hat sich geändert, seit Sie diese Zahlung geöffnet haben. Es wurde nichts abgebucht. Bitte prüfen Sie sie und bezahlen Sie erneut.",
		covered:
			"Ihre Geschenkkarten und Ihr Guthaben decken die gesamte Bestellung. Bitte schließen Sie sie an der Kasse ab.",
		waitingOrders:
			"Zu viele Bestellungen warten noch auf ihre Zahlung, deshalb wurde diese nicht aufgegeben. Es wurde nichts abgebucht. Bitte schließen Sie die Zahlung einer davon ab, oder versuchen Sie es in einer Stunde erneut.",
	},
	fr: {
		subtotal: "Sous-total",
		discount: "Remise",
		shipping: "Livraison",
		tax: "Taxes",
		giftCards: "Cartes cadeaux",
		missing: "Veuillez remplir ce champ.",
		notServed: "Nous ne livrons pas dans ce pays depuis ce site.",
		invalid: "Veuillez vérifier ce champ.",
		invalidAddress:
			"Veuillez vérifier l’adresse de votre portefeuille : une partie ne correspond pas à son pays.",
		notBilled: "Nous ne pouvons pas facturer dans ce pays.",
		declined: "Le paiement a été refusé.",
		timeout: "Le prestataire de paiement n’a pas répondu à temps. Rien n’a été débité. Réessayez.",
		unavailable: "Un article de votre panier n’est plus disponible.",
		shippingMethod:
			"Le mode de livraison choisi n’est pas disponible à cette heure ou pour cette adresse. Rien n’a été débité. Veuillez en choisir un autre.",
		changed:
			"Le total a changé depuis l’ouverture de ce paiement. Rien n’a été débité. Veuillez le vérifier puis payer à nouveau.",
		covered:
			"Vos cartes cadeaux et votre avoir couvrent toute la commande. Veuillez la valider à l’étape de paiement.",
		waitingOrders:
			"Trop de commandes sont encore en attente de paiement : celle-ci n’a pas été passée et rien n’a été débité. Veuillez en régler une, ou réessayer dans une heure.",
	},
	ar: {
		subtotal: "المجموع الفرعي",
		discount: "الخصم",
		shipping: "الشحن",
		tax: "الضريبة",
		giftCards: "بطاقات الهدايا",
		missing: "يُرجى ملء هذا الحقل.",
		notServed: "لا نوصل إلى هذا البلد من هذا الموقع.",
		invalid: "يُرجى التحقق من هذا الحقل.",
		invalidAddress: "يُرجى التحقق من العنوان في محفظتك: جزء منه لا يتوافق مع بلده.",
		notBilled: "لا يمكننا إصدار فاتورة إلى هذا البلد.",
		declined: "تم رفض الدفع.",
		timeout: "لم يستجب مزوّد خدمة الدفع في الوقت المحدد. لم يُخصم أي مبلغ. يُرجى المحاولة مجددًا.",
		unavailable: "إحدى القطع في حقيبة التسوق لم تعد متوفرة.",
		shippingMethod:
			"طريقة التوصيل التي اخترتموها غير متاحة حاليًا أو لهذا العنوان. لم يُخصم أي مبلغ. يُرجى اختيار طريقة أخرى.",
		changed: "تغيّر المجموع منذ فتح عملية الدفع هذه، ولم يُخصم أي مبلغ. يُرجى التحقق منه ثم الدفع من جديد.",
		covered: "بطاقات الهدايا ورصيد المتجر يغطيان الطلب بالكامل. يُرجى تأكيد الطلب في صفحة إتمام الشراء.",
		waitingOrders:
			"هناك طلبات كثيرة لا تزال في انتظار الدفع، لذا لم يُسجَّل هذا الطلب ولم يُخصم أي مبلغ. يُرجى إتمام دفع أحدها أو المحاولة بعد ساعة.",
	},
	ja: {
		subtotal: "小計",
		discount: "割引",
		shipping: "送料",
		tax: "税金",
		giftCards: "ギフトカード",
		missing: "この項目をご入力ください。",
		notServed: "このサイトからこの国・地域へはお届けできません。",
		invalid: "この項目の内容をご確認ください。",
		invalidAddress: "ウォレットに登録された住所をご確認ください。国・地域の形式に合わない項目があります。",
		notBilled: "この国・地域の請求先住所はご利用いただけません。",
		declined: "お支払いが承認されませんでした。",
		timeout: "決済会社から応答がありませんでした。請求は行われていません。もう一度お試しください。",
		unavailable: "ショッピングバッグに、お取り扱いを終了した商品があります。",
		shippingMethod:
			"お選びの配送方法は、現在またはこのご住所ではご利用いただけません。請求は行われていません。別の方法をお選びください。",
		changed:
			"お支払い画面を開かれた後に、合計金額が変わりました。お支払いはまだ行われていません。金額をご確認のうえ、もう一度お支払いください。",
		covered:
			"ギフトカードとストアクレジットでお支払いが完了します。ご購入手続きの画面でご注文を確定してください。",
		waitingOrders:
			"お支払い待ちのご注文が多いため、このご注文は確定しておりません。請求は発生していません。いずれかのお支払いをお済ませになるか、1時間後にもう一度お試しください。",
	},
	ko: {
		subtotal: "소계",
		discount: "할인",
		shipping: "배송비",
		tax: "세금",
		giftCards: "기프트 카드",
		missing: "이 항목을 입력해 주세요.",
		notServed: "이 국가로는 배송하지 않습니다.",
		invalid: "이 항목을 확인해 주세요.",
		invalidAddress: "월렛에 등록된 주소를 확인해 주세요. 해당 국가의 형식에 맞지 않는 항목이 있습니다.",
		notBilled: "이 국가는 청구지로 사용할 수 없습니다.",
		declined: "결제가 거절되었습니다.",
		timeout: "결제 대행사의 응답이 늦어지고 있습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.",
		unavailable: "쇼핑백에 판매가 종료된 상품이 있습니다.",
		shippingMethod:
			"선택하신 배송 방법은 현재 또는 이 주소로는 이용하실 수 없습니다. 결제된 금액은 없습니다. 다른 방법을 선택해 주십시오.",
		changed:
			"결제를 시작하신 이후 합계 금액이 변경되었습니다. 결제된 금액은 없습니다. 금액을 확인하고 다시 결제해 주십시오.",
		covered: "기프트 카드와 스토어 크레딧으로 전액이 결제됩니다. 결제 페이지에서 주문을 완료해 주세요.",
		waitingOrders:
			"결제를 기다리는 주문이 많아 이 주문은 접수되지 않았습니다. 청구된 금액은 없습니다. 그중 하나의 결제를 완료하시거나 1시간 후 다시 시도해 주세요.",
	},
	zh: {
		subtotal: "小计",
		discount: "优惠",
		shipping: "运费",
		tax: "税费",
		giftCards: "礼品卡",
		missing: "请填写此项。",
		notServed: "本网站不向该国家/地区配送。",
		invalid: "请检查此项。",
		invalidAddress: "请检查钱包中的地址：其中一部分不符合所在国家/地区的格式。",
		notBilled: "账单地址不能使用该国家/地区。",
		declined: "付款被拒绝。",
		timeout: "支付服务商未及时响应，未产生任何扣款，请重试。",
		unavailable: "购物袋中的部分商品已下架。",
		shippingMethod: "您选择的配送方式目前或在此地址不可用，尚未扣款。请选择其他配送方式。",
		changed: "自您打开此付款后，总金额已发生变化，尚未扣款。请核对后重新付款。",
		covered: "礼品卡和店铺余额已可支付全部金额，请在结账页面提交订单。",
		waitingOrders:
			"等待付款的订单过多，此订单未能提交，未产生任何扣款。请先完成其中一笔的付款，或一小时后再试。",
	},
};

/** Why a payment was not taken, by the last part of a problem's type; undefined for what no shopper can mend. */
export const reasonOf = (type: string, words: WalletTexts): string | undefined =>
	({
		"payment-declined": words.declined,
		"payment-timeout": words.timeout,
		"product-item-not-available": words.unavailable,
		"invalid-shipping-method-id": words.shippingMethod,
		"basket-total-changed": words.changed,
		"nothing-to-pay": words.covered,
		"too-many-unpaid-orders": words.waitingOrders,
		"invalid-address": words.invalidAddress,
	})[type];
