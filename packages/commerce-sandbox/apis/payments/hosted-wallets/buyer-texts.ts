import type { Language } from "../../../languages.ts";

type BuyerTexts = {
	title: string;
	ask: string;
	email: string;
	name: string;
	address1: string;
	postalCode: string;
	city: string;
	state: string;
	phone: string;
	funds: string;
	balance: string;
	declined: string;
	confirm: string;
	cancel: string;
	wrong: string;
	sandbox: string;
};

const NAMES = [
	"title",
	"ask",
	"email",
	"name",
	"address1",
	"postalCode",
	"city",
	"state",
	"phone",
	"funds",
	"balance",
	"declined",
	"confirm",
	"cancel",
	"wrong",
	"sandbox",
] as const satisfies readonly (keyof BuyerTexts)[];

const texts = (line: string): BuyerTexts => {
	const parts = line.split("|");
	return Object.fromEntries(NAMES.map((name, index) => [name, parts[index] ?? ""])) as BuyerTexts;
};

/** What a wallet's page says, in every language of the house; `{wallet}` is its name, `{amount}` what is to be paid. */
export const buyerTexts: Record<Language, BuyerTexts> = {
	en: texts(
		"Pay with {wallet}|You are paying {amount}.|Email|Full name|Address|Postal code|City|State or province|Phone|Pay with|{wallet} balance|A card that is declined|Continue|Cancel and return to the shop|Please check the highlighted field.|This is a sandbox. Nobody is charged.",
	),
	de: texts(
		"Mit {wallet} bezahlen|Sie bezahlen {amount}.|E-Mail|Vollständiger Name|Adresse|Postleitzahl|Ort|Bundesland oder Provinz|Telefon|Bezahlen mit|{wallet}-Guthaben|Einer Karte, die abgelehnt wird|Weiter|Abbrechen und zurück zum Shop|Bitte prüfen Sie das markierte Feld.|Dies ist eine Testumgebung. Es wird nichts abgebucht.",
	),
	fr: texts(
		"Payer avec {wallet}|Vous payez {amount}.|E-mail|Nom complet|Adresse|Code postal|Ville|État ou province|Téléphone|Payer avec|Solde {wallet}|Une carte qui est refusée|Continuer|Annuler et revenir à la boutique|Veuillez vérifier le champ indiqué.|Ceci est un environnement de test. Rien n’est débité.",
	),
	ar: texts(
		"الدفع عبر {wallet}|المبلغ المطلوب دفعه: {amount}.|البريد الإلكتروني|الاسم الكامل|العنوان|الرمز البريدي|المدينة|الولاية أو المقاطعة|الهاتف|طريقة الدفع|رصيد {wallet}|بطاقة مرفوضة|متابعة|إلغاء والعودة إلى المتجر|يُرجى التحقق من الحقل المحدد.|هذه بيئة تجريبية، ولا يُخصم أي مبلغ.",
	),
	ja: texts(
		"{wallet}でのお支払い|お支払い金額：{amount}|メールアドレス|氏名|住所|郵便番号|市区町村|都道府県|電話番号|お支払い方法|{wallet}残高|承認されないカード|続ける|キャンセルしてショップに戻る|ハイライトされた項目をご確認ください。|これはテスト環境です。実際の請求は行われません。",
	),
	ko: texts(
		"{wallet}로 결제|결제 금액: {amount}|이메일|이름|주소|우편번호|도시|시/도|전화번호|결제 수단|{wallet} 잔액|승인되지 않는 카드|계속|취소하고 쇼핑몰로 돌아가기|표시된 항목을 확인해 주세요.|테스트 환경입니다. 실제로 결제되지 않습니다.",
	),
	zh: texts(
		"使用 {wallet} 付款|付款金额：{amount}|电子邮箱|姓名|地址|邮政编码|城市|省/州|电话|付款方式|{wallet} 余额|会被拒绝的银行卡|继续|取消并返回商店|请检查标出的栏目。|这是测试环境，不会实际扣款。",
	),
};
