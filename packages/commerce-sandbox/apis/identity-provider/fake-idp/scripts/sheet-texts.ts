import { type Language, languages } from "../../../../languages.ts";

type SheetTexts = {
	title: string;
	another: string;
	firstName: string;
	lastName: string;
	email: string;
	private: string;
	go: string;
	close: string;
	wrong: string;
	sandbox: string;
};

const TEXTS: Record<Language, SheetTexts> = {
	en: {
		title: "Sign in with {provider}",
		another: "Another person",
		firstName: "First name",
		lastName: "Last name",
		email: "Email address",
		private: "keeps the email address private",
		go: "Continue",
		close: "Cancel",
		wrong: "That did not work. Please try again.",
		sandbox: "A stand-in for development: nothing here leaves this machine.",
	},
	de: {
		title: "Mit {provider} anmelden",
		another: "Eine andere Person",
		firstName: "Vorname",
		lastName: "Nachname",
		email: "E-Mail-Adresse",
		private: "behält die E-Mail-Adresse für sich",
		go: "Weiter",
		close: "Abbrechen",
		wrong: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
		sandbox: "Ein Platzhalter für die Entwicklung: nichts davon verlässt diesen Rechner.",
	},
	fr: {
		title: "Se connecter avec {provider}",
		another: "Une autre personne",
		firstName: "Prénom",
		lastName: "Nom",
		email: "Adresse e-mail",
		private: "garde son adresse e-mail privée",
		go: "Continuer",
		close: "Annuler",
		wrong: "Cela n’a pas fonctionné. Veuillez réessayer.",
		sandbox: "Un service simulé pour le développement : rien ne quitte cette machine.",
	},
	ar: {
		title: "تسجيل الدخول عبر {provider}",
		another: "شخص آخر",
		firstName: "الاسم الأول",
		lastName: "اسم العائلة",
		email: "البريد الإلكتروني",
		private: "مع إبقاء البريد الإلكتروني خاصًا",
		go: "متابعة",
		close: "إلغاء",
		wrong: "لم ينجح ذلك. يُرجى المحاولة مرة أخرى.",
		sandbox: "خدمة بديلة لأغراض التطوير: لا شيء هنا يغادر هذا الجهاز.",
	},
	ja: {
		title: "{provider}でサインイン",
		another: "別の人",
		firstName: "名",
		lastName: "姓",
		email: "メールアドレス",
		private: "メールアドレスは非公開",
		go: "続ける",
		close: "キャンセル",
		wrong: "うまくいきませんでした。もう一度お試しください。",
		sandbox: "開発用の代替サービスです。情報がこのコンピューターの外に出ることはありません。",
	},
	ko: {
		title: "{provider} 계정으로 로그인",
		another: "다른 사람",
		firstName: "이름",
		lastName: "성",
		email: "이메일 주소",
		private: "이메일 주소 비공개",
		go: "계속",
		close: "취소",
		wrong: "문제가 발생했습니다. 다시 시도해 주세요.",
		sandbox: "개발용 대체 서비스입니다. 어떤 정보도 이 컴퓨터 밖으로 나가지 않습니다.",
	},
	zh: {
		title: "使用 {provider} 登录",
		another: "其他人",
		firstName: "名",
		lastName: "姓",
		email: "电子邮箱",
		private: "不公开电子邮箱",
		go: "继续",
		close: "取消",
		wrong: "操作未成功，请重试。",
		sandbox: "供开发使用的替代服务：任何信息都不会离开这台电脑。",
	},
};

export const sheetTexts = (provider: string): Record<string, SheetTexts> =>
	Object.fromEntries(
		languages.map((one) => [one, { ...TEXTS[one], title: TEXTS[one].title.replace("{provider}", provider) }]),
	);
