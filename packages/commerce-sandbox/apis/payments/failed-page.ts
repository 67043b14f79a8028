import { directionOf } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import type { CommerceHono } from "../../http/http.ts";
import { type Language, languageOf, languages } from "../../languages.ts";

type Words = { title: string; hint: string };

const texts: Record<Language, Words> = {
	en: {
		title: "This part of the payment cannot be shown.",
		hint: "Please reload the page, or choose another way to pay.",
	},
	de: {
		title: "Dieser Teil der Zahlung kann nicht angezeigt werden.",
		hint: "Bitte laden Sie die Seite neu oder wählen Sie eine andere Zahlungsart.",
	},
	fr: {
		title: "Cette partie du paiement ne peut pas s’afficher.",
		hint: "Rechargez la page ou choisissez un autre moyen de paiement.",
	},
	ar: {
		title: "تعذّر عرض هذا الجزء من عملية الدفع.",
		hint: "يُرجى إعادة تحميل الصفحة أو اختيار طريقة دفع أخرى.",
	},
	ja: {
		title: "お支払いのこの部分を表示できません。",
		hint: "ページを再読み込みいただくか、別のお支払い方法をお選びください。",
	},
	ko: {
		title: "결제의 이 부분을 표시할 수 없습니다.",
		hint: "페이지를 새로고침하시거나 다른 결제 수단을 선택해 주세요.",
	},
	zh: {
		title: "无法显示此付款步骤。",
		hint: "请刷新页面，或选择其他付款方式。",
	},
};

/** Nothing on the page can be pressed, so any page may frame it: the shop may stand at an address that is not its own. */
const HEADERS = {
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
};

/** Returns the language that the address or the form asks for, else the browser's first. */
async function languageAsked(c: Context<CommerceHono>): Promise<Language> {
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
		c.req.header("content-type") ?? "",
	);
	const form: Record<string, unknown> = isForm ? await c.req.parseBody().catch(() => ({})) : {};
	const asked = c.req.query("language") ?? form.language;
	return languages.find((one) => one === asked) ?? languageOf(c.req.header("accept-language"));
}

/** Shows shoppers a refused or failed page of the processor as a page in their language; scripts get the problem itself (cloud-41). */
export const failedPage = createMiddleware<CommerceHono>(async (c, next) => {
	await next();
	const { status } = c.res;
	if (status < 400 || !c.req.header("accept")?.includes("text/html")) return;
	if (c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const language = await languageAsked(c);
	const { title, hint } = texts[language];
	const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 1rem 2px; color: #1c1a17; background: none }
h1 { font: inherit; font-size: 1.125rem; margin: 0 0 .5rem } p { margin: 0 }
</style>
</head>
<body><main role="alert"><h1>${title}</h1><p>${hint}</p></main></body>
</html>`;
	const retry = c.res.headers.get("retry-after");
	c.res = undefined;
	c.res = await c.html(page, status as 400, { ...HEADERS, ...(retry && { "retry-after": retry }) });
});
