import type { Language } from "../../../languages.ts";

export type CardTexts = {
	title: string;
	number: string;
	holder: string;
	expiry: string;
	securityCode: string;
	use: string;
	numberWrong: string;
	/** The number is right, the house does not take cards of its brand. */
	brandWrong: string;
	holderWrong: string;
	expiryWrong: string;
	securityCodeWrong: string;
};

/** What the fields of a card say, in every language of the house. */
export const cardTexts: Record<Language, CardTexts> = {
	en: {
		title: "Card details",
		number: "Card number",
		holder: "Name on card",
		expiry: "Expiry date (MM/YY)",
		securityCode: "Security code",
		use: "Continue with this card",
		numberWrong: "Please check the card number.",
		brandWrong: "We do not accept cards of this brand. Please use another card.",
		holderWrong: "Please enter the name on the card.",
		expiryWrong: "Please check the expiry date.",
		securityCodeWrong: "Please check the security code.",
	},
	de: {
		title: "Kartendaten",
		number: "Kartennummer",
		holder: "Name auf der Karte",
		expiry: "Gültig bis (MM/JJ)",
		securityCode: "Prüfziffer",
		use: "Mit dieser Karte fortfahren",
		numberWrong: "Bitte prüfen Sie die Kartennummer.",
		brandWrong: "Karten dieser Marke nehmen wir nicht an. Bitte verwenden Sie eine andere Karte.",
		holderWrong: "Bitte geben Sie den Namen auf der Karte ein.",
		expiryWrong: "Bitte prüfen Sie das Ablaufdatum.",
		securityCodeWrong: "Bitte prüfen Sie die Prüfziffer.",
	},
	fr: {
		title: "Votre carte",
		number: "Numéro de carte",
		holder: "Nom sur la carte",
		expiry: "Date d’expiration (MM/AA)",
		securityCode: "Code de sécurité",
		use: "Continuer avec cette carte",
		numberWrong: "Vérifiez le numéro de carte.",
		brandWrong: "Nous n’acceptons pas les cartes de ce réseau. Utilisez une autre carte.",
		holderWrong: "Saisissez le nom figurant sur la carte.",
		expiryWrong: "Vérifiez la date d’expiration.",
		securityCodeWrong: "Vérifiez le code de sécurité.",
	},
	ar: {
		title: "بيانات البطاقة",
		number: "رقم البطاقة",
		holder: "الاسم على البطاقة",
		expiry: "تاريخ الانتهاء (شهر/سنة)",
		securityCode: "رمز الأمان",
		use: "المتابعة بهذه البطاقة",
		numberWrong: "يُرجى التحقق من رقم البطاقة.",
		brandWrong: "لا نقبل البطاقات من هذا النوع. يُرجى استخدام بطاقة أخرى.",
		holderWrong: "يُرجى إدخال الاسم المدوّن على البطاقة.",
		expiryWrong: "يُرجى التحقق من تاريخ الانتهاء.",
		securityCodeWrong: "يُرجى التحقق من رمز الأمان.",
	},
	ja: {
		title: "カード情報",
		number: "カード番号",
		holder: "カード名義",
		expiry: "有効期限（月/年）",
		securityCode: "セキュリティコード",
		use: "このカードで続ける",
		numberWrong: "カード番号をご確認ください。",
		brandWrong: "このブランドのカードはご利用いただけません。別のカードをご利用ください。",
		holderWrong: "カード名義をご入力ください。",
		expiryWrong: "有効期限をご確認ください。",
		securityCodeWrong: "セキュリティコードをご確認ください。",
	},
	ko: {
		title: "카드 정보",
		number: "카드 번호",
		holder: "카드 소유자 이름",
		expiry: "유효 기간(MM/YY)",
		securityCode: "보안 코드",
		use: "이 카드로 계속하기",
		numberWrong: "카드 번호를 확인해 주세요.",
		brandWrong: "이 브랜드의 카드는 사용하실 수 없습니다. 다른 카드를 이용해 주세요.",
		holderWrong: "카드에 적힌 이름을 입력해 주세요.",
		expiryWrong: "유효 기간을 확인해 주세요.",
		securityCodeWrong: "보안 코드를 확인해 주세요.",
	},
	zh: {
		title: "银行卡信息",
		number: "卡号",
		holder: "持卡人姓名",
		expiry: "有效期（月/年）",
		securityCode: "安全码",
		use: "使用此卡继续",
		numberWrong: "请检查卡号。",
		brandWrong: "我们不接受此品牌的银行卡，请使用其他卡。",
		holderWrong: "请输入卡上的姓名。",
		expiryWrong: "请检查有效期。",
		securityCodeWrong: "请检查安全码。",
	},
};
