import { html, raw } from "hono/html";
import type { CardSpec } from "../../../payments/payment-cards.ts";

const letters = (text: string, size: number, style = ""): string =>
	`<text x="17" y="${11 + size * 0.36}" font-size="${size}" textLength="26" lengthAdjust="spacingAndGlyphs" text-anchor="middle" ${style}>${text}</text>`;

const MARKS: Record<CardSpec["cardType"], string> = {
	Visa: letters("VISA", 10, 'font-style="italic" font-weight="700"'),
	"Master Card":
		'<circle cx="13.5" cy="11" r="6" fill-opacity=".85"/><circle cx="20.5" cy="11" r="6" fill-opacity=".4"/>',
	Amex: letters("AMEX", 8.5, 'font-weight="700"'),
	JCB: letters("JCB", 10, 'font-weight="700"'),
	UnionPay: letters("UnionPay", 7, 'font-weight="600"'),
};

/** Returns marks of the brands that a country's cards may have, of which the page shows that of the typed number (checkout-31). */
export const brandMarks = (cards: readonly CardSpec[]) =>
	html`<span class="marks" aria-hidden="true">${cards.map(
		({ cardType, name }) =>
			html`<svg viewBox="0 0 34 22" width="34" height="22" data-brand="${name}" hidden><rect x=".5" y=".5" width="33" height="21" fill="none" stroke="currentColor" stroke-opacity=".3"/>${raw(MARKS[cardType])}</svg>`,
	)}</span>`;
