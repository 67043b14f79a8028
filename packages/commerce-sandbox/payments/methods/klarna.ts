import type { SandboxMethod } from "./method.ts";

export const klarna = {
	id: "KLARNA",
	type: "klarna",
	settles: "processor",
	hosted: {
		token: "c_klarnaSessionId",
		payer: "c_klarnaCustomer",
		approved: "c_klarnaApprovedAmount",
		complete: "Klarna-Complete",
		session: { controller: "Klarna-CreateSession", reply: "sessionId" },
		name: "Klarna",
		title: {
			en: "Buy now, pay later with Klarna",
			de: "Jetzt kaufen, später bezahlen mit Klarna",
			fr: "Achetez maintenant, payez plus tard avec Klarna",
			it: "Acquisti ora e paghi dopo con Klarna",
			ar: "اشترِ الآن وادفع لاحقًا عبر Klarna",
			ja: "Klarnaの後払い",
			ko: "지금 구매하고 나중에 결제하는 Klarna",
			zh: "使用 Klarna 先买后付",
		},
		funds: {
			en: "Pay within 30 days",
			de: "Innerhalb von 30 Tagen bezahlen",
			fr: "Payer sous 30 jours",
			it: "Pagamento entro 30 giorni",
			ar: "الدفع خلال 30 يومًا",
			ja: "30日以内に支払う",
			ko: "30일 이내 결제",
			zh: "30 天内付款",
		},
	},
} as const satisfies SandboxMethod;
