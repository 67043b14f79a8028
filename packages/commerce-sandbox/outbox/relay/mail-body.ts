import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import { html } from "hono/html";
import { house, theme } from "../../house.ts";
import type { SentMail } from "../outbox.ts";
import { senderLine } from "../sender-line.ts";

export const mailText = ({ text, links }: SentMail): string =>
	[
		text,
		...links.map(({ label, href }) => `${label}: ${href}`),
		...(senderLine ? [`-- \n${senderLine}`] : []),
	].join("\n\n");

const PARAGRAPH = "margin:0 0 24px;white-space:pre-line";

/**
 * Clients of mails ignore style sheets and load no fonts, so styles are in the elements and fonts are installed ones. Some clients drop those of
 * `body`, so colours and fonts are on the element in it.
 */
export function mailHtml(mail: SentMail): string {
	const language = typeof mail.data.language === "string" ? mail.data.language : undefined;
	const { ink, paper, stonePale } = theme.colors;
	const fonts = stackInstalled(theme, "text", findScript(language ?? "en"));
	return String(html`<!doctype html>
<html lang="${language ?? "und"}">
<body style="margin:0;background:${paper}">
<div style="padding:32px 24px;font:16px/1.5 ${fonts};color:${ink};background:${paper}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid ${stonePale};font-size:20px">${house.name}</p>
${mail.picture ? html`<img src="${mail.picture}" alt="" style="display:block;width:100%;margin:0 0 24px">` : ""}
${mail.text.split(/\n{2,}/).map((part) => html`<p dir="auto" style="${PARAGRAPH}">${part}</p>`)}
${mail.links.map(({ label, href }) => html`<p dir="auto" style="margin:0 0 16px"><a href="${href}" style="color:${ink}">${label}</a></p>`)}
${senderLine ? html`<p dir="ltr"><small>${senderLine}</small></p>` : ""}
</div>
</div>
</body>
</html>`);
}
