import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { CommerceEnv } from "../../../env.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { sameSecret } from "../../../secrets.ts";

type CommerceContext = Context<CommerceHono>;

/** The name under which a token is sent, in the query. */
const CSRF_TOKEN_NAME = "csrf_token";
const LIFETIME_SECONDS = 30 * 60;

/**
 * An anti-forgery token of a site for a shopper (none for a visitor without a session), good for 30 minutes. Nothing is stored:
 * it carries its time and the cloud's signature over time, site and shopper.
 */
export function csrfToken(
	env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">,
	siteId: string,
	usid: string | undefined,
	now: number,
): { tokenName: string; token: string } {
	const signature = createHmac("sha256", env.SLAS_SIGNING_KEY)
		.update(`csrf ${now} ${siteId} ${usid ?? ""}`)
		.digest("base64url");
	return { tokenName: CSRF_TOKEN_NAME, token: `${now}.${signature}` };
}

async function isGood(c: CommerceContext, siteId: string, usid: string | undefined, now: number) {
	const token = c.req.query(CSRF_TOKEN_NAME) ?? "";
	const issued = Number(/^(\d{10})\./.exec(token)?.[1]);
	if (!(issued <= now && now - issued < LIFETIME_SECONDS)) return false;
	return sameSecret(token, csrfToken(c.env, siteId, usid, issued).token);
}

/**
 * Refuses a site controller's request without a good token, as the platform does: it leads to `CSRF-AjaxFail`, which
 * responds with 500, so that a client sees both the status and that name in the address (identity-12) and tries once more.
 */
export async function csrfRefusal(
	c: CommerceContext,
	siteId: string,
	usid: string | undefined,
): Promise<Response | undefined> {
	if (await isGood(c, siteId, usid, Math.floor(Date.now() / 1000))) return undefined;
	const location = new URL(c.req.url).pathname.replace(/[^/]*$/, "CSRF-AjaxFail");
	return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
