import { directionOf } from "@vetrina/shop-rules/locale/scripts.ts";
import { html } from "hono/html";
import { house } from "../../house.ts";
import type { Language } from "../../languages.ts";
import { fromMinor } from "../../money.ts";
import { CHALLENGE_CODE } from "../../payments/sandbox-processor.ts";
import { priceTexts } from "../../price-text.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { languageOfOrder } from "../orders/mails/order-mail.ts";

/** The bank's page of the sandbox: shows what is to be paid and asks for a code (docs/sandbox-payments.md). */

type Texts = { title: string; ask: string; code: string; confirm: string; cancel: string; hint: string };

const texts: Record<Language, Texts> = {
	en: {
		title: "Confirm your payment",
		ask: "Your bank asks you to confirm a payment of {amount}.",
		code: "Code",
		confirm: "Confirm",
		cancel: "Cancel the payment",
		hint: "This is a sandbox. The code is {code}; any other one fails.",
	},
	de: {
		title: "Zahlung bestätigen",
		ask: "Ihre Bank bittet Sie, eine Zahlung über {amount} zu bestätigen.",
		code: "Code",
		confirm: "Bestätigen",
		cancel: "Zahlung abbrechen",
		hint: "Dies ist eine Testumgebung. Der Code ist {code}; jeder andere schlägt fehl.",
	},
	fr: {
		title: "Confirmer le paiement",
		ask: "Votre banque vous demande de confirmer un paiement de {amount}.",
		code: "Code",
		confirm: "Confirmer",
		cancel: "Annuler le paiement",
		hint: "Ceci est un environnement de test. Le code est {code} ; tout autre échoue.",
	},
	ar: {
		title: "تأكيد الدفع",
		ask: "يطلب مصرفكم تأكيد دفع مبلغ {amount}.",
		code: "الرمز",
		confirm: "تأكيد",
		cancel: "إلغاء الدفع",
		hint: "هذه بيئة تجريبية. الرمز هو {code}، وأي رمز آخر يفشل.",
	},
	ja: {
		title: "お支払いの確認",
		ask: "{amount}のお支払いをご確認ください。",
		code: "コード",
		confirm: "確認する",
		cancel: "支払いを中止する",
		hint: "これはテスト環境です。コードは{code}です。それ以外は失敗します。",
	},
	ko: {
		title: "결제 확인",
		ask: "{amount} 결제를 확인해 주세요.",
		code: "코드",
		confirm: "확인",
		cancel: "결제 취소",
		hint: "테스트 환경입니다. 코드는 {code}이며 다른 코드는 실패합니다.",
	},
	zh: {
		title: "确认付款",
		ask: "您的银行请您确认支付 {amount}。",
		code: "验证码",
		confirm: "确认",
		cancel: "取消付款",
		hint: "这是测试环境。验证码为 {code}，其他均会失败。",
	},
};

/** No script, nothing from elsewhere; only the storefront may frame the page (cloud-41). */
export const challengeHeaders = (storefront = ""): Record<string, string> => ({
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	// Browsers look at where a form is led on to, as well.
	"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${storefront}; base-uri 'none'; frame-ancestors ${storefront || "'none'"}`,
});

export function challengePage(order: StoredOrder, token: string, amount: number) {
	const language = languageOfOrder(order);
	const words = texts[language];
	const money = priceTexts(order)(fromMinor(amount, order.currency));
	return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 24rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
h1 { font-size: 1.3rem; font-weight: 500 } small { color: #5c564c }
form { display: grid; gap: .75rem } input, button { font: inherit; padding: .6rem; min-block-size: 2.75rem }
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.ask.replace("{amount}", money).replace("{shop}", house.name)}</p>
<form method="post" action="challenge/result">
<input type="hidden" name="JWT" value="${token}">
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" dir="ltr">
<button name="action" value="confirm">${words.confirm}</button>
<button name="action" value="cancel">${words.cancel}</button>
</form>
<p><small>${words.hint.replace("{code}", CHALLENGE_CODE)}</small></p>
</main>
</body>
</html>`;
}
