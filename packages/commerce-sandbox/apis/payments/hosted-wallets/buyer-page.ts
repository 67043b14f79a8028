import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { html, raw } from "hono/html";
import { type LanguageCode, textIn } from "../../../languages.ts";
import { findMethod } from "../../../payments/methods/all-methods.ts";
import { readTexts } from "../../../texts.ts";
import type { Approval } from "./approvals.ts";
import { BUYER, BUYER_FIELDS, BUYER_LABELS, type BuyerField, OPTIONAL_FIELDS } from "./buyer-fields.ts";

export type BuyerPage = {
	language: LanguageCode;
	back: string;
	cancel: string;
	popup: boolean;
	wrong?: BuyerField;
	values?: Partial<Record<BuyerField, string>>;
};

export function buyerPage(
	{ token, methodId, request }: Approval,
	{ language, back, cancel, popup, wrong, values = BUYER }: BuyerPage,
) {
	const { name: wallet = methodId, title, funds } = findMethod(methodId)?.hosted ?? {};
	const words = readTexts(language).walletPage;
	const say = (text: string) => text.replace("{wallet}", wallet).replace("{amount}", request.amountText);
	const heading = title ? textIn(title, language) : say(words.title);
	const fields = BUYER_FIELDS.filter(([name]) => request.withAddress || name === "email");
	return html`<!doctype html>
<html lang="${language}" dir="${readDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 26rem; padding-inline: 1rem; color: #1c1a17; background: #fbf9f5 }
h1 { font-size: 1.3rem; font-weight: 500 } small { color: #5c564c } fieldset { border: 0; padding: 0; margin: 0 } legend { padding: 0 }
form { display: grid; gap: .75rem } label { display: grid } label.one { display: flex; gap: .5rem; align-items: center; min-block-size: 2.75rem }
input:not([type=radio]), button { font: inherit; padding: .6rem; min-block-size: 2.75rem; box-sizing: border-box; inline-size: 100% }
button { border: 1px solid #1c1a17; background: none; color: inherit; cursor: pointer } button[value=approve] { background: #1c1a17; color: #fbf9f5 }
[aria-invalid] { border: 2px solid #8a2b1d } [role=alert] { color: #8a2b1d }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${say(words.ask)}</p>
${wrong ? html`<p role="alert" id="wrong">${words.wrong}</p>` : ""}
<form method="post">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="return" value="${back}"><input type="hidden" name="cancel" value="${cancel}">
<input type="hidden" name="language" value="${language}"><input type="hidden" name="popup" value="${popup ? "1" : ""}">
${fields.map(
	([name, autocomplete, type]) => html`<label>${words[BUYER_LABELS[name]]}
<input name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="100" value="${values[name] ?? ""}"${raw(type === "text" ? "" : ' dir="ltr"')}${raw(OPTIONAL_FIELDS.includes(name) ? "" : " required")}${raw(wrong === name ? ' aria-invalid="true" aria-describedby="wrong"' : "")}></label>`,
)}
<fieldset><legend>${words.funds}</legend>
<label class="one"><input type="radio" name="funds" value="balance" checked>${funds ? textIn(funds, language) : say(words.balance)}</label>
<label class="one"><input type="radio" name="funds" value="declined">${words.declined}</label></fieldset>
<button name="action" value="approve">${words.confirm}</button>
<button name="action" value="cancel" formnovalidate>${words.cancel}</button>
</form>
<p><small>${words.sandbox}</small></p>
</main>
</body>
</html>`;
}

export function closingPage(
	message: { wallet: string; token: string; approved: boolean },
	{ back, origin, nonce }: { back: string; origin: string; nonce: string },
) {
	const data = JSON.stringify({ message, origin, back }).replaceAll("<", "\\u003c");
	return html`<!doctype html><meta charset="utf-8"><title>…</title><script nonce="${nonce}">${raw(
		`const { message, origin, back } = ${data}; if (opener) { opener.postMessage(message, origin); close() } else location.replace(back)`,
	)}</script>`;
}
