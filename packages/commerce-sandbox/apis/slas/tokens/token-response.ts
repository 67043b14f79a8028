import type { Context } from "hono";
import type { Session } from "../../../auth/sessions.ts";
import { invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { issueTokens, type TokenOptions } from "./issue-tokens.ts";

export async function tokenResponse(
	c: Context<CommerceHono>,
	session: Session,
	options: TokenOptions,
	now: number,
): Promise<Response> {
	const tokens = await issueTokens(c.env, session, options, now);
	if (!("refused" in tokens)) return c.json(tokens, 200, { "cache-control": "no-store", pragma: "no-cache" });
	return tokens.refused === "isb-too-long"
		? invalidRequest("Issuer Subject length must be less than 256 characters")
		: slasError(400, "invalid_grant", "The customer does not exist any more.");
}
