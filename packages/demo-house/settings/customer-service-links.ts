import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

type ServiceLink = { title: string; url: string; note: string };
const link = (url: string, title: string, note: string): ServiceLink => ({ title, url, note });

/** Where customer service leads on to, in each language. */
export const customerServiceLinks: Readonly<Record<Language, readonly ServiceLink[]>> = {
	ar: [
		link("/shipping", "الشحن", "المدة والكلفة ومسار طلبكم."),
		link("/returns", "الإرجاع", "كيف تعيدون قطعة، ومتى تستردون المبلغ."),
		link("/track-order", "تتبّع طلب", "معرفة أين وصل طلبكم، برقمه والرمز البريدي."),
		link("/wishlist", "المفضلة", "كل ما احتفظتم به في مكان واحد."),
		link("/newsletter", "النشرة البريدية", "جديدنا يصلكم قبل الجميع."),
		link("/gift-certificate", "رصيد بطاقة الهدايا", "الرصيد المتبقي في بطاقتكم."),
		link("/stores", "البوتيكات", "العناوين وساعات العمل والخدمات."),
		link("/gift-certificate-purchase", "إهداء بطاقة هدايا", "بالبريد الإلكتروني، في اليوم الذي تختارونه."),
	],
	de: [
		link("/shipping", "Versand", "Lieferzeiten, Kosten und der Weg Ihrer Bestellung."),
		link("/returns", "Rückgabe", "So senden Sie etwas zurück, und so erhalten Sie Ihr Geld."),
		link(
			"/track-order",
			"Bestellung verfolgen",
			"Mit Bestellnummer und Postleitzahl sehen Sie, wo Ihre Bestellung ist.",
		),
		link("/wishlist", "Wunschliste", "Alles, was Sie sich gemerkt haben, an einem Ort."),
		link("/newsletter", "Newsletter", "Erfahren Sie als Erste, was neu ist."),
		link("/gift-certificate", "Guthaben der Geschenkkarte", "Sehen Sie, wie viel auf Ihrer Karte ist."),
		link("/stores", "Boutiquen", "Adressen, Öffnungszeiten und Services."),
		link(
			"/gift-certificate-purchase",
			"Geschenkkarte verschenken",
			"Per E-Mail, an dem Tag, den Sie wählen.",
		),
	],
	en: [
		link("/shipping", "Shipping", "Delivery times, costs and where your order is."),
		link("/returns", "Returns", "How to send something back, and when you are refunded."),
		link("/track-order", "Track an order", "See where your order is, by its number and your postal code."),
		link("/wishlist", "Wishlist", "Everything you have saved, in one place."),
		link("/newsletter", "Newsletter", "Be the first to hear what is new."),
		link("/gift-certificate", "Gift card balance", "See what is left on your card."),
		link("/stores", "Boutiques", "Addresses, opening hours and services."),
		link("/gift-certificate-purchase", "Give a gift card", "By email, on the day you choose."),
	],
	fr: [
		link("/shipping", "Livraison", "Délais, frais et suivi de votre commande."),
		link("/returns", "Retours", "Comment renvoyer un article, et quand vous êtes remboursé."),
		link(
			"/track-order",
			"Suivre une commande",
			"Retrouvez votre commande par son numéro et votre code postal.",
		),
		link("/wishlist", "Favoris", "Tout ce que vous avez gardé, au même endroit."),
		link("/newsletter", "Newsletter", "Soyez les premiers informés de nos nouveautés."),
		link("/gift-certificate", "Solde de la carte cadeau", "Consultez ce qu’il reste sur votre carte."),
		link("/stores", "Boutiques", "Adresses, horaires et services."),
		link("/gift-certificate-purchase", "Offrir une carte cadeau", "Par e-mail, à la date de votre choix."),
	],
	ja: [
		link("/shipping", "配送", "お届け日数と送料、ご注文の状況について。"),
		link("/returns", "返品", "返品の手順と返金の時期について。"),
		link("/track-order", "ご注文の追跡", "ご注文番号と郵便番号で配送状況をご確認いただけます。"),
		link("/wishlist", "お気に入り", "保存したアイテムをまとめてご覧いただけます。"),
		link("/newsletter", "ニュースレター", "新着情報をいち早くお届けします。"),
		link("/gift-certificate", "ギフトカードの残高", "カードの残高をご確認いただけます。"),
		link("/stores", "ブティック", "住所、営業時間、サービスのご案内。"),
		link("/gift-certificate-purchase", "ギフトカードを贈る", "ご指定の日にメールでお届けします。"),
	],
	ko: [
		link("/shipping", "배송", "배송 기간과 비용, 주문 현황을 안내합니다."),
		link("/returns", "반품", "반품 방법과 환불 시기를 안내합니다."),
		link("/track-order", "주문 조회", "주문 번호와 우편번호로 배송 현황을 확인하실 수 있습니다."),
		link("/wishlist", "위시리스트", "저장한 상품을 한곳에서 확인하세요."),
		link("/newsletter", "뉴스레터", "새로운 소식을 가장 먼저 받아 보세요."),
		link("/gift-certificate", "기프트 카드 잔액", "카드에 남은 금액을 확인하실 수 있습니다."),
		link("/stores", "부티크", "주소, 영업시간과 서비스를 안내합니다."),
		link("/gift-certificate-purchase", "기프트 카드 선물하기", "원하시는 날짜에 이메일로 보내 드립니다."),
	],
	zh: [
		link("/shipping", "配送", "送达时间、费用与订单进度。"),
		link("/returns", "退货", "如何退货，以及何时退款。"),
		link("/track-order", "查询订单", "凭订单号和邮政编码查询配送状态。"),
		link("/wishlist", "心愿单", "您收藏的一切，尽在此处。"),
		link("/newsletter", "邮件订阅", "率先获知新品消息。"),
		link("/gift-certificate", "礼品卡余额", "查询卡内剩余金额。"),
		link("/stores", "精品店", "地址、营业时间与服务。"),
		link("/gift-certificate-purchase", "赠送礼品卡", "在您选择的日期以邮件送达。"),
	],
};
