import { findScript, readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import { completeTheme } from "@vetrina/shop-rules/theme/theme.ts";
import { html, raw } from "hono/html";
import { theme } from "../../../house.ts";
import type { LanguageCode } from "../../../languages.ts";
import { BRAND_PREFIXES, cardsOfCountry } from "../../../payments/payment-cards.ts";
import { readTexts } from "../../../texts.ts";
import { brandMarks } from "./brand-marks.ts";
import type { CardFault } from "./card-input.ts";
import { GROUP_DIGITS } from "./group-digits.ts";

/**
 * Posts the frame's height to the shop's page, and shows the brand of a typed number in the frame. If that page accepts cards by message,
 * the card's visible details are posted to it; otherwise, and if anything fails, the form navigates the window. As the number and the
 * expiry are grouped, the caret stays behind the same figure.
 */
const SCRIPT = `const form = document.forms[0], shop = new URL(form.elements.return.value).origin;
const tell = () => parent.postMessage({ cardFieldsHeight: Math.ceil(document.body.getBoundingClientRect().height) + 2 }, shop);
let isTaken = false;
new ResizeObserver(tell).observe(document.body);
addEventListener("message", ({ data, origin, source }) => {
	if (source !== parent || origin !== shop) return;
	if (data === "takesCard") isTaken = true;
	else tell();
});
const brands = ${JSON.stringify(BRAND_PREFIXES)}, number = form.elements.number, brand = document.getElementById("brand");
const within = (digits, [from, to = from]) => digits.length >= from.length && +digits.slice(0, from.length) >= +from && +digits.slice(0, from.length) <= +to;
${GROUP_DIGITS}
const show = (input, text) => {
	if (text === input.value) return;
	const before = figuresIn(input.value.slice(0, input.selectionStart)).length + figuresIn(text).length - figuresIn(input.value).length;
	const isEnd = input.selectionStart === input.value.length;
	input.value = text;
	if (isEnd) return;
	let at = 0;
	for (let left = before; at < text.length && left > 0; at++) if (/\\p{Nd}/u.test(text[at])) left--;
	input.setSelectionRange(at, at);
};
const expiry = form.elements.expiry;
expiry.addEventListener("input", ({ inputType = "" }) => {
	if (!inputType.startsWith("delete")) show(expiry, groupExpiry(expiry.value));
});
number.addEventListener("input", () => {
	const digits = number.value.normalize("NFKC").replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g, (digit) => digit.charCodeAt(0) & 15).replace(/\\D/g, "");
	const found = brands.find(([, ranges]) => ranges.some((range) => within(digits, range.split("-"))));
	brand.textContent = found ? found[0] : "";
	for (const mark of document.querySelectorAll("[data-brand]")) mark.toggleAttribute("hidden", !found || mark.dataset.brand !== found[0]);
	brand.toggleAttribute("data-marked", found !== undefined && document.querySelector('[data-brand="' + found[0] + '"]') !== null);
	show(number, groupNumber(number.value, found && found[0]));
});
const say = (faults) => {
	for (const [name, texts] of Object.entries(wrong)) {
		const input = form.elements[name], text = texts[faults.find((fault) => fault in texts)], isWrong = text !== undefined;
		document.getElementById(name)?.remove();
		input.toggleAttribute("aria-invalid", isWrong);
		input.removeAttribute("aria-describedby");
		if (!isWrong) continue;
		input.setAttribute("aria-invalid", "true");
		input.setAttribute("aria-describedby", name);
		input.closest("label").insertAdjacentElement("afterend", Object.assign(document.createElement("p"), { id: name, textContent: text }));
	}
	form.querySelector("[aria-invalid]")?.focus();
};
let isSending = false;
form.addEventListener("submit", async (event) => {
	if (!isTaken) return;
	event.preventDefault();
	if (isSending) return;
	isSending = true;
	try {
		const reply = await fetch(form.action, { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(new FormData(form)) });
		const { card, faults } = await reply.json();
		if (faults) say(faults);
		else parent.postMessage({ cardTaken: card }, shop);
	} catch {
		form.submit();
	}
	isSending = false;
})`;
const FIELDS = [
	["number", "cc-number", "numeric", 30],
	["holder", "cc-name", "text", 100],
	["expiry", "cc-exp", "numeric", 9],
	["securityCode", "cc-csc", "numeric", 4],
] as const;

const faultsAt = (name: (typeof FIELDS)[number][0]): readonly CardFault[] =>
	name === "number" ? ["number", "brand"] : [name];

export function cardPage(
	language: LanguageCode,
	{
		back,
		session,
		faults,
		holder,
		country,
		font,
		nonce,
	}: {
		back: string;
		session: string;
		faults: readonly CardFault[];
		holder: string;
		/** The country's cards are the brands whose marks are shown. */
		country: string;
		/** Address of the shop's typeface. */
		font?: string;
		nonce: string;
	},
) {
	const texts = readTexts(language).cardFields;
	const { colors, corners, motion } = completeTheme(theme);
	const { ink, paper, accent } = colors;
	const installed = stackInstalled(theme, "text", findScript(language));
	const families = font ? `"Shop", ${installed}` : installed;
	return html`<!doctype html>
<html lang="${language}" dir="${readDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>
${font ? raw(`@font-face { font-family: "Shop"; src: url("${font}") format("woff2"); font-weight: 400 700; font-display: swap }`) : ""}
body { font: 16px/1.5 ${raw(families)}; margin: 0; padding: 2px; color: ${ink}; background: none }
form { display: grid; gap: 1rem } form > div, .half > div { position: relative } label { display: grid; gap: .25rem; font-size: .8125rem }
.half { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
input { font: inherit; font-size: 16px; font-variant-numeric: tabular-nums; padding: .75rem 0; min-block-size: 2.75rem; border: 0; border-block-end: 1px solid ${ink}; border-radius: 0; background: none; color: inherit; inline-size: 100%; box-sizing: border-box }
input[dir] { text-align: start } input:focus-visible { outline: 2px solid transparent; box-shadow: 0 1px 0 ${ink} } button:focus-visible { outline: 2px solid ${ink}; outline-offset: 2px }
input[aria-invalid] { border-color: ${accent} }
.brands { position: absolute; inset-block-start: -.125rem; inset-inline-end: 0; display: flex; align-items: center; gap: .5rem; font-size: .8125rem }
.marks { display: flex; gap: .25rem } svg { display: block; fill: ${ink}; font-family: sans-serif } [hidden] { display: none }
#brand[data-marked] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
p { margin: .25rem 0 0; color: ${accent}; font-size: .8125rem }
button { font: inherit; font-size: .6875rem; font-weight: 500; letter-spacing: .12em; text-transform: uppercase; padding: .75rem 2rem; min-block-size: 3.25rem; border: 1px solid ${ink}; border-radius: ${corners.button}; background: ${ink}; color: ${paper}; cursor: pointer; transition: background-color ${motion.quick}, color ${motion.quick} }
@media (hover: hover) { button:hover { background: ${paper}; color: ${ink} } }
:lang(ar) label, :lang(ar) p { font-size: .875rem } :is(:lang(ar), :lang(ja), :lang(ko), :lang(zh)) button { letter-spacing: 0; font-size: .75rem }
@media (prefers-reduced-motion: reduce) { button { transition: none } }
</style>
</head>
<body>
<form method="post" action="/payments/sandbox/v1/fields" target="_top">
<input type="hidden" name="return" value="${back}">
<input type="hidden" name="session" value="${session}">
<input type="hidden" name="language" value="${language}">
${field(FIELDS[0])}${field(FIELDS[1])}
<div class="half">${field(FIELDS[2])}${field(FIELDS[3])}</div>
<button>${texts.use}</button>
</form>
<script nonce="${nonce}">${raw(`const wrong = ${JSON.stringify(Object.fromEntries(FIELDS.map(([name]) => [name, wrongTexts(name)])))};\n${SCRIPT}`)}</script>
</body>
</html>`;

	function wrongTexts(name: (typeof FIELDS)[number][0]) {
		return Object.fromEntries(faultsAt(name).map((fault) => [fault, texts[`${fault}Wrong`]]));
	}

	function field([name, autocomplete, mode, length]: (typeof FIELDS)[number]) {
		const fault = faultsAt(name).find((one) => faults.includes(one));
		return html`<div><label>${texts[name]}<input name="${name}" autocomplete="${autocomplete}" inputmode="${mode}" maxlength="${length}" value="${name === "holder" ? holder : ""}"${name === "holder" ? "" : raw(' dir="ltr"')} required${fault ? raw(` aria-invalid="true" aria-describedby="${name}"`) : ""}></label>${name === "number" ? html`<span class="brands"><span id="brand" role="status"></span>${brandMarks(cardsOfCountry(country))}</span>` : ""}${fault ? html`<p id="${name}">${texts[`${fault}Wrong`]}</p>` : ""}</div>`;
	}
}
