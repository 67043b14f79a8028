import type { Language } from "../languages.ts";

/** `{minutes}` and `{token}` are filled in. */
type MailText = { subject: string; text: string; link: string };

type Template = "password-reset" | "passwordless-login" | "passkey-registration";

/** What the cloud writes to shoppers, in their language. */
export const mailTexts: Record<Template, Record<Language, MailText>> = {
	"password-reset": {
		en: {
			subject: "Set a new password",
			text: "You asked for a new password. Please set it within {minutes} minutes using the link below. If you did not request this, you can ignore this email.",
			link: "Set a new password",
		},
		de: {
			subject: "Neues Passwort festlegen",
			text: "Sie haben ein neues Passwort angefordert. Bitte legen Sie es innerhalb von {minutes} Minuten über den folgenden Link fest. Wenn Sie es nicht angefordert haben, können Sie diese Nachricht ignorieren.",
			link: "Neues Passwort festlegen",
		},
		fr: {
			subject: "Choisir un nouveau mot de passe",
			text: "Vous avez demandé un nouveau mot de passe. Choisissez-le dans les {minutes} minutes à l’aide du lien ci-dessous. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.",
			link: "Choisir un nouveau mot de passe",
		},
		ar: {
			subject: "تعيين كلمة مرور جديدة",
			text: "تلقّينا طلبكم لتعيين كلمة مرور جديدة. يُرجى تعيينها خلال {minutes} دقيقة عبر الرابط أدناه. إذا لم تطلبوا ذلك، يمكنكم تجاهل هذه الرسالة.",
			link: "تعيين كلمة مرور جديدة",
		},
		ja: {
			subject: "新しいパスワードの設定",
			text: "新しいパスワードのご依頼を受け付けました。{minutes}分以内に下のリンクから設定してください。お心当たりがない場合は、このメールを破棄してください。",
			link: "新しいパスワードを設定する",
		},
		ko: {
			subject: "새 비밀번호 설정",
			text: "새 비밀번호를 요청하셨습니다. {minutes}분 안에 아래 링크에서 설정해 주세요. 요청하지 않으셨다면 이 메일을 무시해 주세요.",
			link: "새 비밀번호 설정하기",
		},
		zh: {
			subject: "设置新密码",
			text: "您申请了新密码。请在 {minutes} 分钟内通过下方链接设置。如果不是您本人操作，请忽略此邮件。",
			link: "设置新密码",
		},
	},
	"passwordless-login": {
		en: {
			subject: "Your sign-in code: {token}",
			text: "Please sign in with the code {token} within {minutes} minutes. If you did not request it, you can ignore this message.",
			link: "Sign in",
		},
		de: {
			subject: "Ihr Anmeldecode: {token}",
			text: "Bitte melden Sie sich innerhalb von {minutes} Minuten mit dem Code {token} an. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.",
			link: "Anmelden",
		},
		fr: {
			subject: "Votre code de connexion : {token}",
			text: "Connectez-vous avec le code {token} dans les {minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
			link: "Se connecter",
		},
		ar: {
			subject: "رمز تسجيل الدخول: {token}",
			text: "يُرجى تسجيل الدخول بالرمز {token}. مدة صلاحيته بالدقائق: {minutes}. إذا لم تطلبوه، يمكنكم تجاهل هذه الرسالة.",
			link: "تسجيل الدخول",
		},
		ja: {
			subject: "ログイン用コード：{token}",
			text: "コード{token}を使って{minutes}分以内にログインしてください。お心当たりがない場合は、このメッセージを無視してください。",
			link: "ログインする",
		},
		ko: {
			subject: "로그인 코드: {token}",
			text: "{minutes}분 안에 다음 코드로 로그인해 주세요: {token}. 요청하지 않으셨다면 이 메시지를 무시해 주세요.",
			link: "로그인하기",
		},
		zh: {
			subject: "您的登录验证码：{token}",
			text: "请在 {minutes} 分钟内使用验证码 {token} 登录。如果不是您本人申请，请忽略此消息。",
			link: "登录",
		},
	},
	"passkey-registration": {
		en: {
			subject: "Your code for a new passkey: {token}",
			text: "You are creating a passkey for your account. Please enter the code {token} within {minutes} minutes. If you did not request it, do not share this code: you can ignore this message.",
			link: "My account",
		},
		de: {
			subject: "Ihr Code für einen neuen Passkey: {token}",
			text: "Sie erstellen einen Passkey für Ihr Konto. Bitte geben Sie innerhalb von {minutes} Minuten den Code {token} ein. Wenn Sie ihn nicht angefordert haben, geben Sie ihn nicht weiter: Sie können diese Nachricht ignorieren.",
			link: "Mein Konto",
		},
		fr: {
			subject: "Votre code pour une nouvelle clé d’accès : {token}",
			text: "Vous créez une clé d’accès pour votre compte. Saisissez le code {token} dans les {minutes} minutes. Si vous ne l’avez pas demandé, ne communiquez ce code à personne et ignorez ce message.",
			link: "Mon compte",
		},
		ar: {
			subject: "رمز إنشاء مفتاح مرور جديد: {token}",
			text: "أنتم بصدد إنشاء مفتاح مرور لحسابكم. يُرجى إدخال الرمز {token}. مدة صلاحيته بالدقائق: {minutes}. إذا لم تطلبوه، يُرجى عدم مشاركته مع أحد، ويمكنكم تجاهل هذه الرسالة.",
			link: "حسابي",
		},
		ja: {
			subject: "パスキー作成用コード：{token}",
			text: "アカウントのパスキーを作成しています。{minutes}分以内にコード{token}を入力してください。お心当たりがない場合は、コードを他の人に伝えず、このメッセージを破棄してください。",
			link: "マイアカウント",
		},
		ko: {
			subject: "새 패스키 코드: {token}",
			text: "계정의 패스키를 만들고 있습니다. {minutes}분 안에 다음 코드를 입력해 주세요: {token}. 요청하지 않으셨다면 코드를 다른 사람에게 알려 주지 마시고 이 메시지를 무시해 주세요.",
			link: "마이 페이지",
		},
		zh: {
			subject: "创建通行密钥的验证码：{token}",
			text: "您正在为账户创建通行密钥。请在 {minutes} 分钟内输入验证码 {token}。如果不是您本人操作，请勿将验证码告诉他人，并忽略此消息。",
			link: "我的账户",
		},
	},
};
