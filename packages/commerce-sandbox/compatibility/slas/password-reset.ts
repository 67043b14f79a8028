import { passwordFaults } from "@vetrina/shop-rules/identity/password-policy.ts";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { sendToken } from "../../apis/slas/logins/send-token.ts";
import { requireTenant, respondToError, SLAS } from "../../apis/slas/slas.ts";
import { findActionToken, keepActionToken, useUpActionToken } from "../../auth/action-tokens.ts";
import { provenClient, readForm } from "../../auth/client-request.ts";
import { invalidRequest } from "../../auth/slas-errors.ts";
import type { CommerceHono } from "../../http/http.ts";
import { nowInSeconds } from "../../now.ts";
import { replacePassword } from "../../records/customers/replace-password.ts";
import { isCodeChallenge, matchesChallenge, randomToken } from "../../secrets.ts";
import { passwordPolicy } from "../../settings/preferences.ts";

export const slasPasswordResetApp = new Hono<CommerceHono>().basePath(SLAS);

slasPasswordResetApp.use("/password/*", requireTenant);
slasPasswordResetApp.onError(respondToError);
slasPasswordResetApp.post("/password/reset", requestPasswordReset);
slasPasswordResetApp.post("/password/action", resetPassword);

const MINUTES = 30;

const requestSchema = z.object({
	user_id: z.string().min(1).max(128),
	mode: z.enum(["callback", "sms", "email"]),
	channel_id: z.string(),
	client_id: z.string().optional(),
	code_challenge: z.string().optional(),
	hint: z.literal("cross_device").optional(),
	callback_uri: z.string().max(512).optional(),
	locale: z.string().max(16).optional(),
});

/**
 * Sends a token that sets a new password once within 30 minutes; the response is the same for unknown customers. A PKCE challenge ties the
 * token to the requesting device, unless the request has a `hint`.
 */
async function requestPasswordReset(c: Context<CommerceHono>): Promise<Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const result = requestSchema.safeParse(Object.fromEntries(form));
	if (!result.success) return invalidRequest("Bad or missing request parameters.");
	const {
		user_id: login,
		mode,
		hint,
		locale,
		channel_id: channelId,
		callback_uri: callbackUri,
	} = result.data;
	const client = await provenClient(c, result.data.client_id ?? null);
	if (client instanceof Response) return client;
	const codeChallenge = hint ? undefined : (result.data.code_challenge ?? "");
	if (codeChallenge !== undefined && !isCodeChallenge(codeChallenge))
		return invalidRequest("Bad or missing code_challenge.");
	const refusal = await sendToken(
		c,
		client,
		{ login, mode, channelId, locale, callbackUri },
		{
			purpose: "password-reset",
			minutes: MINUTES,
			async keep(action, times) {
				const token = randomToken();
				await keepActionToken(
					c.env.DB,
					token,
					{ ...action, ...(codeChallenge === undefined ? {} : { codeChallenge }) },
					times,
				);
				return token;
			},
		},
	);
	return refusal ?? respondDone();
}

/** Clients try to read a body unless `content-length` is 0. */
const respondDone = () =>
	new Response(null, { headers: { "content-length": "0", "cache-control": "no-store" } });

async function resetPassword(c: Context<CommerceHono>): Promise<Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const client = await provenClient(c, form.get("client_id"));
	if (client instanceof Response) return client;
	const { DB } = c.env;
	const now = nowInSeconds();
	const token = form.get("pwd_action_token") ?? "";
	const actionToken = await findActionToken(DB, "password-reset", token, now);
	const isTheirs =
		actionToken?.clientId === client.clientId &&
		actionToken.siteId === form.get("channel_id") &&
		(actionToken.codeChallenge === undefined
			? form.get("hint") === "cross_device" && form.get("user_id") === actionToken.login
			: await matchesChallenge(form.get("code_verifier") ?? "", actionToken.codeChallenge));
	const customerId = isTheirs ? actionToken.customerId : undefined;
	if (!customerId) return invalidRequest("Bad or missing request parameters.");
	const password = form.get("new_password") ?? "";
	if (passwordFaults(password, passwordPolicy).length > 0)
		return invalidRequest("The new password does not meet the password policy.");
	if (!(await useUpActionToken(DB, token))) return invalidRequest("Bad or missing request parameters.");
	await replacePassword(DB, customerId, password, now);
	return respondDone();
}
