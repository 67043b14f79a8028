import type { Language } from "../../../languages.ts";

/** What mails about products say that are waited for; `{name}` is filled in. */
export type NotifyMeTexts = {
	backSubject: string;
	back: string;
	/** Of the link to the product. */
	view: string;
	savedSubject: string;
	saved: string;
	/** Of the link to one's own requests. */
	requests: string;
};

export const notifyMeTexts: Record<Language, NotifyMeTexts> = {
	en: {
		backSubject: "{name} is back",
		back: "Good news: {name} is available again. We have kept nothing aside, so it may go quickly. This is the only email about your request.",
		view: "View it",
		savedSubject: "We will write when {name} is back",
		saved: "We have noted your request and will email you once, as soon as {name} is available again.",
		requests: "See or remove your requests",
	},
	de: {
		backSubject: "Wieder da: {name}",
		back: "Gute Nachrichten: {name} ist wieder verfügbar. Reserviert haben wir nichts, es kann also schnell gehen. Zu Ihrer Anfrage erhalten Sie nur diese eine E-Mail.",
		view: "Artikel ansehen",
		savedSubject: "Wir schreiben Ihnen, sobald {name} wieder da ist",
		saved:
			"Wir haben Ihre Anfrage notiert und schreiben Ihnen ein einziges Mal, sobald {name} wieder verfügbar ist.",
		requests: "Anfragen ansehen oder löschen",
	},
	fr: {
		backSubject: "De retour : {name}",
		back: "Bonne nouvelle : {name} est de nouveau disponible. Nous n’avons rien réservé, il peut donc partir vite. Vous ne recevrez que cet e-mail à propos de votre demande.",
		view: "Voir l’article",
		savedSubject: "Nous vous préviendrons du retour de : {name}",
		saved:
			"Votre demande est enregistrée : nous vous écrirons une seule fois, dès le retour de l’article suivant : {name}.",
		requests: "Voir ou supprimer mes demandes",
	},
	ar: {
		backSubject: "متوفّر من جديد: {name}",
		back: "خبر سار: {name} متوفّر من جديد. لم نحجز أي قطعة، وقد تنفد الكمية سريعًا. هذه رسالتنا الوحيدة بشأن طلبكم.",
		view: "عرض القطعة",
		savedSubject: "سنراسلكم عند توفّر {name}",
		saved: "سجّلنا طلبكم، وسنراسلكم مرة واحدة فور توفّر {name} من جديد.",
		requests: "عرض طلباتكم أو حذفها",
	},
	ja: {
		backSubject: "再入荷のお知らせ：{name}",
		back: "お待ちいただいていた{name}が再入荷いたしました。お取り置きはしておりませんので、お早めにご覧ください。このご依頼に関するメールは今回限りです。",
		view: "商品を見る",
		savedSubject: "再入荷のお知らせを承りました：{name}",
		saved: "ご依頼を承りました。{name}が再入荷しましたら、一度だけメールでお知らせいたします。",
		requests: "お知らせの登録を確認・削除する",
	},
	ko: {
		backSubject: "재입고 알림: {name}",
		back: "기다리시던 상품이 재입고되었습니다: {name}. 따로 보관해 둔 수량은 없으니 서둘러 확인해 주세요. 이 요청에 대한 메일은 이번 한 번뿐입니다.",
		view: "상품 보기",
		savedSubject: "재입고되면 알려 드리겠습니다: {name}",
		saved: "요청이 등록되었습니다. 다음 상품이 재입고되면 한 번만 메일로 알려 드립니다: {name}",
		requests: "알림 요청 확인 및 삭제",
	},
	zh: {
		backSubject: "到货通知：{name}",
		back: "好消息：{name} 已重新到货。我们未为您预留，请尽快选购。关于此请求，您只会收到这一封邮件。",
		view: "查看商品",
		savedSubject: "{name} 到货时我们会通知您",
		saved: "我们已记录您的请求，{name} 重新到货时会以邮件通知您一次。",
		requests: "查看或删除到货通知",
	},
};
