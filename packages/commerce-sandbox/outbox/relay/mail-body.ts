import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import { html } from "hono/html";
import { theme } from "../../house.ts";
import type { SentMail } from "../outbox.ts";

export const mailText = ({ text, links }: SentMail): string =>
	[text, ...links.map(({ label, href }) => `${label}: ${href}`)].join("\n\n");

/** Clients of mails ignore style sheets and load no fonts, so styles are in the elements and fonts are installed ones. */
export function mailHtml(mail: SentMail): string {
	const language = typeof mail.data.language === "string" ? mail.data.language : undefined;
	const { ink, paper } = theme.colors;
	const fonts = stackInstalled(theme, "text", findScript(language ?? "en"));
	return String(html`<!doctype html>
<html lang="${language ?? "und"}">
<body style="margin:0;padding:24px;font:16px/1.5 ${fonts};color:${ink};background:${paper}">
${mail.picture ? html`<img src="${mail.picture}" alt="" width="480">` : ""}
${mail.text.split(/\n{2,}/).map((part) => html`<p dir="auto" style="white-space:pre-line">${part}</p>`)}
${mail.links.map(({ label, href }) => html`<p dir="auto"><a href="${href}" style="color:${ink}">${label}</a></p>`)}
</body>
</html>`);
}
