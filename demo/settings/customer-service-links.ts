import type { Language } from "../../shared/domain/locale/site-locale.ts";

type ServiceLink = { title: string; url: string; note: string };
const link = (url: string, title: string, note: string): ServiceLink => ({ title, url, note });

/** Where customer service leads on to, in each language. */
export const customerServiceLinks: Readonly<Record<Language, readonly ServiceLink[]>> = {
	ar: [
		link("/shipping", "الشحن", "المدة والكلفة ومكان وجود طلبكم."),
		link("/returns", "الإرجاع", "كيف تعيدون قطعة، ومتى تستردون المبلغ."),
		link("/wishlist", "المفضلة", "كل ما احتفظتم به في مكان واحد."),
		link("/newsletter", "النشرة البريدية", "اعرفوا جديدنا قبل الجميع."),
	],
	de: [
		link("/shipping", "Versand", "Lieferzeiten, Kosten und der Weg Ihrer Bestellung."),
		link("/returns", "Rückgabe", "So senden Sie etwas zurück, und so erhalten Sie Ihr Geld."),
		link("/wishlist", "Wunschliste", "Alles, was Sie sich gemerkt haben, an einem Ort."),
		link("/newsletter", "Newsletter", "Erfahren Sie als Erste, was neu ist."),
	],
	en: [
		link("/shipping", "Shipping", "Delivery times, costs and where your order is."),
		link("/returns", "Returns", "How to send something back, and when you are refunded."),
		link("/wishlist", "Wishlist", "Everything you have saved, in one place."),
		link("/newsletter", "Newsletter", "Be the first to hear what is new."),
	],
	fr: [
		link("/shipping", "Livraison", "Délais, frais et suivi de votre commande."),
		link("/returns", "Retours", "Comment renvoyer un article, et quand vous êtes remboursé."),
		link("/wishlist", "Favoris", "Tout ce que vous avez gardé, au même endroit."),
		link("/newsletter", "Newsletter", "Soyez les premiers informés de nos nouveautés."),
	],
	ja: [
		link("/shipping", "配送", "お届け日数と送料、ご注文の状況について。"),
		link("/returns", "返品", "返品の手順と返金の時期について。"),
		link("/wishlist", "お気に入り", "保存したアイテムをまとめてご覧いただけます。"),
		link("/newsletter", "ニュースレター", "新着情報をいち早くお届けします。"),
	],
	ko: [
		link("/shipping", "배송", "배송 기간과 비용, 주문 현황을 안내합니다."),
		link("/returns", "반품", "반품 방법과 환불 시기를 안내합니다."),
		link("/wishlist", "위시리스트", "저장한 상품을 한곳에서 확인하세요."),
		link("/newsletter", "뉴스레터", "새로운 소식을 가장 먼저 받아 보세요."),
	],
	zh: [
		link("/shipping", "配送", "送达时间、费用与订单进度。"),
		link("/returns", "退货", "如何退货，以及何时退款。"),
		link("/wishlist", "心愿单", "您收藏的一切，尽在此处。"),
		link("/newsletter", "邮件订阅", "率先获知新品消息。"),
	],
};
