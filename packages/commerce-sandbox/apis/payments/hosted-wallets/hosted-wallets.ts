import { type Context, Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { findTexts, type LanguageCode } from "../../../languages.ts";
import { backToStorefront, noWayBack } from "../../../payments/back-to-storefront.ts";
import { type Approval, buyerSchema, keepBuyer, readApproval } from "./approvals.ts";
import { BUYER_FIELDS } from "./buyer-fields.ts";
import { buyerPage, closingPage } from "./buyer-page.ts";
import { BUYER_PATH } from "./buyer-path.ts";

/**
 * Serves PayPal's and Amazon's own pages (cloud-19). The buyer confirms or cancels there and returns to the shop with the token; a popup
 * window sends its opener a message and closes.
 */
export const hostedWalletsApp = new Hono<CommerceHono>();

type Fields = Record<string, unknown>;
type PageRequest = { approval: Approval; back: URL; cancel: URL; language: LanguageCode; popup: boolean };

async function readPageRequest(c: Context<CommerceHono>, fields: Fields): Promise<PageRequest | Response> {
	const [back, cancel] = [fields.return, fields.cancel].map((text) => backToStorefront(c.env, text));
	if (!back || !cancel) return noWayBack();
	const token = typeof fields.token === "string" ? fields.token.slice(0, 64) : "";
	const approval = await readApproval(c.env.DB, token);
	if (!approval) return problem(404, "invalid-token", "The payment is unknown, or has waited for too long.");
	const language = findTexts(typeof fields.language === "string" ? fields.language : undefined);
	return { approval, back, cancel, language, popup: fields.popup === "1" };
}

const headersFor = (storefront: string, nonce?: string): Record<string, string> => ({
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	// Browsers apply `form-action` to the redirect after a form as well.
	"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; ${nonce ? `script-src 'nonce-${nonce}'; ` : ""}form-action 'self' ${storefront}; base-uri 'none'; frame-ancestors 'none'`,
	"cross-origin-opener-policy": "unsafe-none",
});

/** Query: `token`, `return` and `cancel` (addresses of the storefront), `language`, `popup` (1). */
hostedWalletsApp.get(BUYER_PATH, async (c) => {
	const walletRequest = await readPageRequest(c, c.req.query());
	if (walletRequest instanceof Response) return walletRequest;
	const { approval, back, cancel, ...rest } = walletRequest;
	const page = buyerPage(approval, { ...rest, back: back.href, cancel: cancel.href });
	return c.html(page, 200, headersFor(back.origin));
});

hostedWalletsApp.post(BUYER_PATH, async (c) => {
	const form = await c.req.parseBody();
	const walletRequest = await readPageRequest(c, form);
	if (walletRequest instanceof Response) return walletRequest;
	const { approval, back, cancel, language, popup } = walletRequest;
	const { token, methodId } = approval;
	const lead = (to: URL, isApproved: boolean) => {
		to.searchParams.set("wallet", methodId);
		if (isApproved) to.searchParams.set("token", token);
		if (!popup) return c.redirect(to.href, 303);
		const nonce = crypto.randomUUID();
		const page = closingPage(
			{ wallet: methodId, token, approved: isApproved },
			{ back: to.href, origin: to.origin, nonce },
		);
		return c.html(page, 200, headersFor(to.origin, nonce));
	};
	if (form.action === "cancel") return lead(cancel, false);
	const { email, funds, ...address } = form;
	const result = buyerSchema.safeParse({
		email,
		funds,
		...(approval.request.withAddress ? { address } : {}),
	});
	if (!result.success) {
		const wrong = BUYER_FIELDS.find(([name]) => result.error.issues.some(({ path }) => path.includes(name)));
		const values = Object.fromEntries(
			BUYER_FIELDS.map(([name]) => [name, String(form[name] ?? "").slice(0, 100)]),
		);
		const page = buyerPage(approval, {
			language,
			popup,
			back: back.href,
			cancel: cancel.href,
			wrong: wrong?.[0] ?? "email",
			values,
		});
		return c.html(page, 400, headersFor(back.origin));
	}
	await keepBuyer(c.env.DB, token, result.data);
	return lead(back, true);
});
