import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import { type HouseText, t } from "../house-text.ts";

// biome-ignore format: seven languages in one row each
const links: readonly (readonly [url: string, title: HouseText, note: HouseText])[] = [
	["/shipping", t("الشحن|Versand|Shipping|Livraison|配送|배송|配送"), t("المدة والكلفة ومسار طلبكم.|Lieferzeiten, Kosten und der Weg Ihrer Bestellung.|Delivery times, costs and where your order is.|Délais, frais et suivi de votre commande.|お届け日数と送料、ご注文の状況について。|배송 기간과 비용, 주문 현황을 안내합니다.|送达时间、费用与订单进度。")],
	["/returns", t("الإرجاع|Rückgabe|Returns|Retours|返品|반품|退货"), t("كيف تعيدون منتجًا، ومتى تستردون المبلغ.|Rückgabe in wenigen Schritten und Dauer der Erstattung.|How to send something back, and when you are refunded.|Comment renvoyer un article, et quand vous recevez le remboursement.|返品の手順と返金の時期について。|반품 방법과 환불 시기를 안내합니다.|如何退货，以及何时退款。")],
	["/track-order", t("تتبّع طلب|Bestellung verfolgen|Track an order|Suivre une commande|ご注文の追跡|주문 조회|查询订单"), t("معرفة أين وصل طلبكم، برقمه والرمز البريدي.|Mit Bestellnummer und Postleitzahl sehen Sie, wo Ihre Bestellung ist.|See where your order is, by its number and your postal code.|Retrouvez votre commande par son numéro et votre code postal.|ご注文番号と郵便番号で配送状況をご確認いただけます。|주문 번호와 우편번호로 배송 현황을 확인하실 수 있습니다.|凭订单号和邮政编码查询配送状态。")],
	["/wishlist", t("المفضلة|Wunschliste|Wishlist|Favoris|お気に入り|위시리스트|心愿单"), t("كل ما احتفظتم به في مكان واحد.|Alles, was Sie sich gemerkt haben, an einem Ort.|Everything you have saved, in one place.|Tout ce que vous avez gardé, au même endroit.|お気に入りの商品をまとめてご覧いただけます。|저장한 상품을 한곳에서 확인하십시오.|您收藏的一切，尽在此处。")],
	["/newsletter", t("النشرة البريدية|Newsletter|Newsletter|Newsletter|ニュースレター|뉴스레터|邮件资讯"), t("جديدنا يصلكم قبل الجميع.|Erfahren Sie zuerst, was neu ist.|Be the first to hear what is new.|Recevez nos nouveautés en avant-première.|新着情報をいち早くお届けします。|새로운 소식을 가장 먼저 받아 보십시오.|率先获知新品消息。")],
	["/gift-certificate", t("رصيد بطاقة الهدايا|Guthaben der Geschenkkarte|Gift card balance|Solde de la carte cadeau|ギフトカードの残高|기프트 카드 잔액|礼品卡余额"), t("الرصيد المتبقي في بطاقتكم.|Das verfügbare Guthaben Ihrer Karte.|See what is left on your card.|Consultez ce qu’il reste sur votre carte.|カードの残高をご確認いただけます。|카드에 남은 금액을 확인하실 수 있습니다.|查询卡内剩余金额。")],
	["/stores", t("البوتيكات|Boutiquen|Boutiques|Boutiques|ブティック|부티크|精品店"), t("العناوين وساعات العمل والخدمات.|Adressen, Öffnungszeiten und Services.|Addresses, opening hours and services.|Adresses, horaires et services.|住所、営業時間、サービスのご案内。|주소, 영업시간과 서비스를 안내합니다.|地址、营业时间与服务。")],
	["/gift-certificate-purchase", t("إهداء بطاقة هدايا|Eine Geschenkkarte schenken|Give a gift card|Offrir une carte cadeau|ギフトカードを贈る|기프트 카드 선물하기|赠送礼品卡"), t("بالبريد الإلكتروني، في اليوم الذي تختارونه.|Per E-Mail, an dem Tag, den Sie wählen.|By email, on the day you choose.|Par e-mail, à la date de votre choix.|ご指定の日にメールでお届けします。|원하시는 날짜에 이메일로 보내 드립니다.|在您选择的日期以邮件送达。")],
];

type ServiceLink = { title: string; url: string; note: string };

export const customerServiceLinks: Readonly<Partial<Record<LanguageCode, readonly ServiceLink[]>>> =
	Object.fromEntries(
		languageCodes.map((code) => [
			code,
			links.map(([url, title, note]) => ({ url, title: readText(title, code), note: readText(note, code) })),
		]),
	);
