import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { CommerceEnv } from "../../../env.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { sameSecret } from "../../../secrets.ts";

type CommerceContext = Context<CommerceHono>;

const CSRF_TOKEN_NAME = "csrf_token";
const LIFETIME_SECONDS = 30 * 60;

/**
 * Returns a token that is valid for 30 minutes from `now` (seconds). The token contains its time and a signature over time, site and usid,
 * so nothing is stored.
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
	const issuedAt = Number(/^(\d{10})\./.exec(token)?.[1]);
	if (!(issuedAt <= now && now - issuedAt < LIFETIME_SECONDS)) return false;
	return sameSecret(token, csrfToken(c.env, siteId, usid, issuedAt).token);
}

/**
 * Returns a redirect to `CSRF-AjaxFail`, which responds with 500 as on the platform, for a request without a valid token; otherwise
 * undefined. Clients recognise the status and the name, and retry once (identity-12).
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
