import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { html } from "hono/html";
import { house } from "../../house.ts";
import { fromMinor } from "../../money.ts";
import { CHALLENGE_CODE } from "../../payments/sandbox-processor.ts";
import { priceTexts } from "../../price-text.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { readTexts } from "../../texts.ts";
import { languageOfOrder } from "../orders/mails/order-mail.ts";

/** Returns headers that forbid scripts and foreign resources and let the storefront alone frame the page (cloud-41). */
export const challengeHeaders = (storefront = ""): Record<string, string> => ({
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${storefront}; base-uri 'none'; frame-ancestors ${storefront || "'none'"}`,
});

export function challengePage(order: StoredOrder, token: string, amount: number) {
	const language = languageOfOrder(order);
	const words = readTexts(language, order.locale).bankChallenge;
	const money = priceTexts(order)(fromMinor(amount, order.currency));
	return html`<!doctype html>
<html lang="${language}" dir="${readDirection(language)}">
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
