import type { Language } from "../../../languages.ts";
import type { NoticeKind } from "../order-notices.ts";

/** Subject and text. */
type Words = readonly [subject: string, text: string];
/** Texts of the mails about orders and returns; `{orderNo}` and `{amount}` are filled in. */
type NoticeTexts = Record<NoticeKind | "returnRequested", Words> & {
	/** Of links: to the carrier's page, to the label of a return. */
	track: string;
	label: string;
};

export const noticeTexts: Record<Language, NoticeTexts> = {
	en: {
		track: "Track your parcel",
		label: "View your return label",
		partlyShipped: [
			"Part of your order {orderNo} is on its way",
			"Part of your order {orderNo} has left our house. The rest follows as soon as it is ready; we will let you know.",
		],
		readyForPickup: [
			"Your order {orderNo} is ready",
			"Your order {orderNo} is waiting for you in the boutique. Please bring its number; the person you named may collect it.",
		],
		shipped: [
			"Your order {orderNo} is on its way",
			"Your order {orderNo} has left our house and is on its way to you.",
		],
		delivered: [
			"Your order {orderNo} has arrived",
			"Your order {orderNo} has been delivered. We hope you love it. Should something not be right, you can return it from the order’s page.",
		],
		returnRequested: [
			"Your return for order {orderNo}",
			"We have registered your return for order {orderNo}. Print the label, place it on the parcel and hand it over, or bring the items to a boutique with your return number.",
		],
		returned: [
			"We have received your return",
			"The items you returned from order {orderNo} have reached us. We are checking them and will write to you again shortly.",
		],
		refunded: [
			"Your refund for order {orderNo}",
			"We have refunded {amount} for order {orderNo} to the original payment method. It may take a few days to appear on your statement.",
		],
		exchanged: [
			"Your exchange for order {orderNo}",
			"The items you exchanged from order {orderNo} are on their way to you in the size you chose.",
		],
	},
	de: {
		track: "Sendung verfolgen",
		label: "Rücksendeetikett ansehen",
		partlyShipped: [
			"Ein Teil Ihrer Bestellung {orderNo} ist unterwegs",
			"Ein Teil Ihrer Bestellung {orderNo} hat unser Haus verlassen. Der Rest folgt, sobald er bereit ist; wir melden uns.",
		],
		readyForPickup: [
			"Ihre Bestellung {orderNo} liegt bereit",
			"Ihre Bestellung {orderNo} liegt in der Boutique für Sie bereit. Bitte bringen Sie die Bestellnummer mit; abholen kann sie, wen Sie genannt haben.",
		],
		shipped: [
			"Ihre Bestellung {orderNo} ist unterwegs",
			"Ihre Bestellung {orderNo} hat unser Haus verlassen und ist auf dem Weg zu Ihnen.",
		],
		delivered: [
			"Ihre Bestellung {orderNo} ist angekommen",
			"Ihre Bestellung {orderNo} wurde zugestellt. Wir wünschen Ihnen viel Freude daran. Sollte etwas nicht passen, können Sie es auf der Seite der Bestellung zurückgeben.",
		],
		returnRequested: [
			"Ihre Rückgabe zur Bestellung {orderNo}",
			"Wir haben Ihre Rückgabe zur Bestellung {orderNo} aufgenommen. Drucken Sie das Etikett aus, kleben Sie es auf das Paket und geben Sie es ab, oder bringen Sie die Artikel mit der Rückgabenummer in eine Boutique.",
		],
		returned: [
			"Ihre Rücksendung ist bei uns eingetroffen",
			"Ihre Rücksendung zur Bestellung {orderNo} ist bei uns eingetroffen. Wir prüfen sie und schreiben Ihnen in Kürze wieder.",
		],
		refunded: [
			"Ihre Erstattung zur Bestellung {orderNo}",
			"Wir haben Ihnen zur Bestellung {orderNo} {amount} über die ursprüngliche Zahlungsart erstattet. Bis der Betrag auf Ihrem Konto erscheint, können einige Tage vergehen.",
		],
		exchanged: [
			"Ihr Umtausch zur Bestellung {orderNo}",
			"Die umgetauschten Artikel aus der Bestellung {orderNo} sind in der gewählten Größe auf dem Weg zu Ihnen.",
		],
	},
	fr: {
		track: "Suivre votre colis",
		label: "Voir l’étiquette de retour",
		partlyShipped: [
			"Une partie de votre commande {orderNo} est en route",
			"Une partie de votre commande {orderNo} vient de quitter notre maison. Le reste suivra dès que possible ; nous vous préviendrons.",
		],
		readyForPickup: [
			"Votre commande {orderNo} est prête",
			"Votre commande {orderNo} vous attend en boutique. Munissez-vous de son numéro : la personne que vous avez indiquée peut la retirer.",
		],
		shipped: [
			"Votre commande {orderNo} est en route",
			"Votre commande {orderNo} vient de quitter notre maison et se dirige vers vous.",
		],
		delivered: [
			"Votre commande {orderNo} est arrivée",
			"Votre commande {orderNo} vous a été livrée. Nous espérons qu’elle vous plaît. Si quelque chose ne convient pas, vous pouvez le retourner depuis la page de la commande.",
		],
		returnRequested: [
			"Votre retour pour la commande {orderNo}",
			"Nous avons enregistré votre retour pour la commande {orderNo}. Imprimez l’étiquette, collez-la sur le colis et déposez-le, ou rapportez les articles dans une boutique avec votre numéro de retour.",
		],
		returned: [
			"Nous avons reçu votre retour",
			"Les articles retournés de la commande {orderNo} nous sont parvenus. Nous les vérifions et vous écrirons très prochainement.",
		],
		refunded: [
			"Votre remboursement pour la commande {orderNo}",
			"Nous vous avons remboursé {amount} pour la commande {orderNo} par le moyen de paiement d’origine. Quelques jours peuvent s’écouler avant que la somme apparaisse sur votre relevé.",
		],
		exchanged: [
			"Votre échange pour la commande {orderNo}",
			"Les articles échangés de la commande {orderNo} sont en route, dans la taille choisie.",
		],
	},
	ar: {
		track: "تتبّع الشحنة",
		label: "عرض ملصق الإرجاع",
		partlyShipped: [
			"جزء من طلبكم رقم {orderNo} في الطريق إليكم",
			"غادر جزء من طلبكم رقم {orderNo} دارنا. سيتبعه الباقي فور جاهزيته، وسنُعلمكم بذلك.",
		],
		readyForPickup: [
			"طلبكم رقم {orderNo} جاهز",
			"طلبكم رقم {orderNo} بانتظاركم في البوتيك. يُرجى إحضار رقم الطلب، ويمكن للشخص الذي حددتموه استلامه.",
		],
		shipped: ["طلبكم رقم {orderNo} في الطريق إليكم", "غادر طلبكم رقم {orderNo} دارنا وهو في الطريق إليكم."],
		delivered: [
			"وصل طلبكم رقم {orderNo}",
			"تم تسليم طلبكم رقم {orderNo}. نأمل أن ينال إعجابكم. إن لم يناسبكم شيء منه، يمكنكم إرجاعه من صفحة الطلب.",
		],
		returnRequested: [
			"إرجاع من الطلب رقم {orderNo}",
			"سجّلنا طلب الإرجاع من الطلب رقم {orderNo}. يُرجى طباعة الملصق ولصقه على الطرد وتسليمه، أو إحضار القطع إلى أحد بوتيكاتنا مع رقم الإرجاع.",
		],
		returned: [
			"استلمنا القطع التي أرجعتموها",
			"وصلتنا القطع التي أرجعتموها من الطلب رقم {orderNo}. نتحقق منها الآن وسنراسلكم قريبًا.",
		],
		refunded: [
			"استرداد مبلغ الطلب رقم {orderNo}",
			"رددنا إليكم {amount} عن الطلب رقم {orderNo} عبر وسيلة الدفع الأصلية. قد يستغرق ظهور المبلغ في كشف حسابكم بضعة أيام.",
		],
		exchanged: [
			"استبدال قطع من الطلب رقم {orderNo}",
			"القطع المستبدلة من الطلب رقم {orderNo} في الطريق إليكم بالمقاس الذي اخترتموه.",
		],
	},
	ja: {
		track: "配送状況を確認する",
		label: "返送ラベルを表示する",
		partlyShipped: [
			"商品の一部を発送いたしました（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）の商品の一部を発送いたしました。残りの商品は準備が整い次第発送し、お知らせいたします。",
		],
		readyForPickup: [
			"ご注文の商品をご用意いたしました：{orderNo}",
			"ご注文{orderNo}の商品をブティックにてご用意しております。ご注文番号をお持ちください。ご指定の方がお受け取りいただけます。",
		],
		shipped: [
			"商品を発送いたしました（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）の商品を発送いたしました。到着まで今しばらくお待ちください。",
		],
		delivered: [
			"商品をお届けいたしました（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）の商品をお届けいたしました。お気に召しましたら幸いです。返品をご希望の場合は、ご注文のページからお手続きください。",
		],
		returnRequested: [
			"返品のお申し込みを承りました（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）の返品のお申し込みを承りました。返送ラベルを印刷し、お荷物に貼ってお送りいただくか、返品番号とともに商品をブティックへお持ちください。",
		],
		returned: [
			"返品の商品が到着いたしました",
			"ご注文（注文番号：{orderNo}）の返品の商品が到着いたしました。確認が済み次第、あらためてご連絡いたします。",
		],
		refunded: [
			"返金のお知らせ（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）について、{amount}をお支払いと同じ方法で返金いたしました。明細への反映に数日かかる場合がございます。",
		],
		exchanged: [
			"交換の商品を発送いたしました（注文番号：{orderNo}）",
			"ご注文（注文番号：{orderNo}）の交換の商品を、ご希望のサイズで発送いたしました。",
		],
	},
	ko: {
		track: "배송 조회",
		label: "반품 라벨 보기",
		partlyShipped: [
			"주문하신 상품 일부가 발송되었습니다. 주문 번호: {orderNo}",
			"주문하신 상품 일부가 발송되었습니다. 주문 번호: {orderNo}. 나머지 상품은 준비되는 대로 발송하고 알려 드리겠습니다.",
		],
		readyForPickup: [
			"주문하신 상품이 준비되었습니다: {orderNo}",
			"주문번호 {orderNo}의 상품이 부티크에 준비되어 있습니다. 주문번호를 가지고 방문해 주세요. 지정하신 분이 수령하실 수 있습니다.",
		],
		shipped: [
			"주문하신 상품이 발송되었습니다. 주문 번호: {orderNo}",
			"주문하신 상품이 발송되었습니다. 주문 번호: {orderNo}. 곧 받아 보실 수 있습니다.",
		],
		delivered: [
			"주문하신 상품이 도착했습니다. 주문 번호: {orderNo}",
			"주문하신 상품이 배송 완료되었습니다. 주문 번호: {orderNo}. 마음에 드시기를 바랍니다. 반품을 원하시면 주문 페이지에서 신청하실 수 있습니다.",
		],
		returnRequested: [
			"반품 신청이 접수되었습니다. 주문 번호: {orderNo}",
			"반품 신청이 접수되었습니다. 주문 번호: {orderNo}. 라벨을 인쇄하여 상자에 붙여 보내 주시거나, 반품 번호와 함께 상품을 부티크로 가져와 주세요.",
		],
		returned: [
			"반품하신 상품이 도착했습니다",
			"반품하신 상품이 도착했습니다. 주문 번호: {orderNo}. 확인 후 곧 다시 안내해 드리겠습니다.",
		],
		refunded: [
			"환불이 완료되었습니다. 주문 번호: {orderNo}",
			"결제하신 수단으로 {amount} 환불해 드렸습니다. 주문 번호: {orderNo}. 명세서에 표시되기까지 며칠이 걸릴 수 있습니다.",
		],
		exchanged: [
			"교환 상품이 발송되었습니다. 주문 번호: {orderNo}",
			"교환하신 상품이 선택하신 사이즈로 발송되었습니다. 주문 번호: {orderNo}.",
		],
	},
	zh: {
		track: "跟踪包裹",
		label: "查看退货标签",
		partlyShipped: [
			"您的订单 {orderNo} 已部分发货",
			"订单 {orderNo} 中的部分商品已发出。其余商品备妥后即刻发出，我们会通知您。",
		],
		readyForPickup: [
			"您的订单 {orderNo} 已备妥",
			"您的订单 {orderNo} 已在精品店备妥。请携带订单号，由您指定的人员领取。",
		],
		shipped: ["您的订单 {orderNo} 已发货", "订单 {orderNo} 已发出，正在送往您处。"],
		delivered: [
			"您的订单 {orderNo} 已送达",
			"订单 {orderNo} 已送达，希望您喜欢。如有不合适之处，您可在订单页面申请退货。",
		],
		returnRequested: [
			"订单 {orderNo} 的退货申请",
			"我们已登记您对订单 {orderNo} 的退货申请。请打印退货标签并贴在包裹上寄出，或携带退货编号将商品送至精品店。",
		],
		returned: [
			"我们已收到您退回的商品",
			"您从订单 {orderNo} 退回的商品已送达。我们正在检查，稍后将再次与您联系。",
		],
		refunded: [
			"订单 {orderNo} 的退款",
			"我们已将订单 {orderNo} 的 {amount} 退回至原支付方式。款项可能需要几天才会显示在您的账单中。",
		],
		exchanged: ["订单 {orderNo} 的换货", "您从订单 {orderNo} 换货的商品已按所选尺码发出。"],
	},
};
