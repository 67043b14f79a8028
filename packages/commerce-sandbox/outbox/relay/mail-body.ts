import { html } from "hono/html";
import type { SentMail } from "../outbox.ts";

export const mailText = ({ text, links }: SentMail): string =>
	[text, ...links.map(({ label, href }) => `${label}: ${href}`)].join("\n\n");

/** Clients of mails ignore style sheets, so styles are in the elements. */
export const mailHtml = (mail: SentMail): string =>
	String(html`<!doctype html>
<html lang="${typeof mail.data.language === "string" ? mail.data.language : "und"}">
<body style="font:16px/1.5 sans-serif">
${mail.picture ? html`<img src="${mail.picture}" alt="" width="480">` : ""}
${mail.text.split(/\n{2,}/).map((part) => html`<p dir="auto" style="white-space:pre-line">${part}</p>`)}
${mail.links.map(({ label, href }) => html`<p dir="auto"><a href="${href}">${label}</a></p>`)}
</body>
</html>`);
