import type { FullText, Language } from "../../languages.ts";

type MailText = { subject: string; text: string; link: string };
type Kind = "confirmation" | "welcome" | "access";

/** What the newsletter's own mails say. */
export const newsletterMailTexts: Record<Kind, Record<Language, MailText>> = {
	confirmation: {
		en: {
			subject: "Please confirm your subscription",
			text: "You asked to receive our newsletter at this address. Please confirm with the link below. If it was not you, ignore this email: we will not write again.",
			link: "Confirm subscription",
		},
		de: {
			subject: "Bitte bestätigen Sie Ihre Anmeldung",
			text: "Für diese Adresse wurde unser Newsletter bestellt. Bitte bestätigen Sie das mit dem folgenden Link. Waren Sie es nicht, ignorieren Sie diese E-Mail: Wir schreiben Ihnen dann nicht mehr.",
			link: "Anmeldung bestätigen",
		},
		fr: {
			subject: "Confirmez votre inscription",
			text: "Une inscription à notre newsletter a été demandée pour cette adresse. Confirmez-la à l’aide du lien ci-dessous. Si vous n’en êtes pas à l’origine, ignorez ce message : nous ne vous écrirons plus.",
			link: "Confirmer l’inscription",
		},
		ar: {
			subject: "يُرجى تأكيد اشتراككم",
			text: "طُلب الاشتراك في نشرتنا البريدية لهذا العنوان. يُرجى التأكيد عبر الرابط أدناه. إذا لم تطلبوا ذلك، يمكنكم تجاهل هذه الرسالة ولن نراسلكم مجددًا.",
			link: "تأكيد الاشتراك",
		},
		ja: {
			subject: "ニュースレター登録の確認",
			text: "このメールアドレスでニュースレターの登録を承りました。下のリンクから登録をご確認ください。お心当たりがない場合は、このメールを破棄してください。以後お送りすることはございません。",
			link: "登録を確認する",
		},
		ko: {
			subject: "뉴스레터 구독을 확인해 주세요",
			text: "이 주소로 뉴스레터 구독이 신청되었습니다. 아래 링크에서 구독을 확인해 주세요. 신청하지 않으셨다면 이 메일을 무시해 주세요. 다시 보내지 않겠습니다.",
			link: "구독 확인하기",
		},
		zh: {
			subject: "请确认您的订阅",
			text: "有人以此邮箱申请订阅我们的邮件。请通过下方链接确认。如果不是您本人操作，请忽略此邮件，我们不会再次发送。",
			link: "确认订阅",
		},
	},
	welcome: {
		en: {
			subject: "Welcome to our newsletter",
			text: "Thank you for subscribing. Tell us what you would like to read about, or leave whenever you wish.",
			link: "Choose what to read about",
		},
		de: {
			subject: "Willkommen bei unserem Newsletter",
			text: "Vielen Dank für Ihre Anmeldung. Sagen Sie uns, worüber Sie lesen möchten, oder melden Sie sich jederzeit ab.",
			link: "Themen auswählen",
		},
		fr: {
			subject: "Bienvenue dans notre newsletter",
			text: "Merci de votre inscription. Dites-nous ce que vous aimeriez lire, ou désinscrivez-vous à tout moment.",
			link: "Choisir mes sujets",
		},
		ar: {
			subject: "أهلًا بكم في نشرتنا البريدية",
			text: "شكرًا لاشتراككم. يسعدنا أن نعرف ما تودّون القراءة عنه، ويمكنكم إلغاء الاشتراك متى شئتم.",
			link: "اختيار المواضيع",
		},
		ja: {
			subject: "ニュースレターへようこそ",
			text: "ご登録ありがとうございます。ご興味のあるテーマをお知らせください。配信はいつでも停止いただけます。",
			link: "テーマを選ぶ",
		},
		ko: {
			subject: "뉴스레터에 오신 것을 환영합니다",
			text: "구독해 주셔서 감사합니다. 관심 있는 주제를 알려 주세요. 구독은 언제든지 해지하실 수 있습니다.",
			link: "주제 선택하기",
		},
		zh: {
			subject: "欢迎订阅",
			text: "感谢您的订阅。请告诉我们您感兴趣的内容，您也可以随时退订。",
			link: "选择内容",
		},
	},
	access: {
		en: {
			subject: "Your newsletter preferences",
			text: "Follow the link below to see and change what we write to you about. If you did not ask for it, you can ignore this email.",
			link: "Open your preferences",
		},
		de: {
			subject: "Ihre Newsletter-Einstellungen",
			text: "Über den folgenden Link sehen und ändern Sie, worüber wir Ihnen schreiben. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.",
			link: "Einstellungen öffnen",
		},
		fr: {
			subject: "Vos préférences de newsletter",
			text: "Le lien ci-dessous vous permet de voir et de modifier ce que nous vous écrivons. Si vous ne l’avez pas demandé, ignorez ce message.",
			link: "Ouvrir mes préférences",
		},
		ar: {
			subject: "تفضيلات نشرتكم البريدية",
			text: "يمكنكم عبر الرابط أدناه الاطّلاع على ما نراسلكم بشأنه وتعديله. إذا لم تطلبوا ذلك، يمكنكم تجاهل هذه الرسالة.",
			link: "فتح التفضيلات",
		},
		ja: {
			subject: "ニュースレターの設定",
			text: "下のリンクから、配信内容の確認と変更ができます。お心当たりがない場合は、このメールを破棄してください。",
			link: "設定を開く",
		},
		ko: {
			subject: "뉴스레터 설정",
			text: "아래 링크에서 받아 보실 내용을 확인하고 변경하실 수 있습니다. 요청하지 않으셨다면 이 메일을 무시해 주세요.",
			link: "설정 열기",
		},
		zh: {
			subject: "您的邮件订阅设置",
			text: "通过下方链接，您可以查看并修改我们发送的内容。如果不是您本人申请，请忽略此邮件。",
			link: "打开设置",
		},
	},
};

/** Of the link that ends the subscription. */
export const unsubscribeTexts: FullText = {
	en: "Unsubscribe",
	de: "Abmelden",
	fr: "Se désinscrire",
	ar: "إلغاء الاشتراك",
	ja: "配信を停止する",
	ko: "구독 해지",
	zh: "退订",
};
