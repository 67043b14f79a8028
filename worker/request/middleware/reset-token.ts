import { createMiddleware } from "hono/factory";
import {
	NEW_PASSWORD_HASH,
	RESET_TOKEN_DRAFT,
	RESET_TOKEN_PARAMETER,
} from "../../../shared/domain/identity/reset-token.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { createDrafts } from "../cookies/drafts.ts";

const TOKEN = /^[\w.~+/=-]{1,512}$/;
const PAGE = /\/new-password\/?$/;

/**
 * Moves a reset token from the address to an HttpOnly cookie (identity-25). With JavaScript, the target page opens the popup for a new
 * password.
 */
export const takeResetToken = createMiddleware<AppEnv>(async (c, next) => {
	const url = new URL(c.req.url);
	const token = url.searchParams.get(RESET_TOKEN_PARAMETER);
	if (token === null) return next();
	url.searchParams.delete(RESET_TOKEN_PARAMETER);
	const drafts = createDrafts(c.env.SESSION_KEY, c.req.raw, new Date());
	await drafts.keep(RESET_TOKEN_DRAFT, { values: { token: TOKEN.test(token) ? token : "" }, faults: {} });
	const response = new Response(null, {
		status: 303,
		headers: {
			location: url.pathname + url.search + (PAGE.test(url.pathname) ? "" : NEW_PASSWORD_HASH),
			"cache-control": NO_STORE,
			"x-robots-tag": "noindex",
		},
	});
	for (const cookie of drafts.setCookies()) response.headers.append("set-cookie", cookie);
	return response;
});
