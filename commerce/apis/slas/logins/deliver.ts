import type { Context } from "hono";
import type { CommerceEnv } from "../../../env.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { sendLoginMail, sendPasskeyMail, sendPasswordResetMail } from "../../../outbox/mails.ts";
import { afterResponse } from "../../after-response.ts";
import { slasError } from "../slas-errors.ts";
import { signMessage } from "../tokens/tokens.ts";

const TIMEOUT_MS = 5000;

const send = {
	"password-reset": sendPasswordResetMail,
	"passwordless-login": sendLoginMail,
	"passkey-registration": sendPasskeyMail,
};

type Delivery = {
	purpose: keyof typeof send;
	mode: "email" | "sms" | "callback";
	callbackUri: string;
	token: string;
	minutes: number;
	siteId: string;
	locale: string | undefined;
	/** Undefined where the shopper has none: then nothing is sent. */
	email: string | undefined;
	phone: string | undefined;
};

/**
 * Brings a token to the shopper, or to the client that brings it; a refusal where the client's callback did not take it. The
 * answer does not wait for a mail: its time must not tell who has an account.
 */
export async function deliver(
	c: Context<CommerceHono>,
	delivery: Delivery,
	now: number,
): Promise<Response | undefined> {
	if (delivery.mode === "callback") {
		const taken = await postToCallback(c.env, delivery, now);
		return taken ? undefined : slasError(412, "precondition_failure", "Dependent service is not available.");
	}
	const to = delivery.mode === "sms" ? delivery.phone : delivery.email;
	const { token, minutes, siteId, locale } = delivery;
	if (to) afterResponse(c, send[delivery.purpose](c.env, { to, token, minutes, siteId, locale }, now));
	return undefined;
}

/** The platform's callback: the token and the address as JSON, signed by a header that the client may check. */
async function postToCallback(
	env: CommerceEnv,
	{ callbackUri, token, email }: Delivery,
	now: number,
): Promise<boolean> {
	const answer = await fetch(callbackUri, {
		method: "POST",
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT_MS),
		headers: {
			"content-type": "application/json",
			"x-slas-callback-token": await signMessage(env, callbackUri, now),
		},
		body: JSON.stringify({ token, email_id: email }),
	}).catch(() => undefined);
	await answer?.body?.cancel();
	return answer?.ok ?? false;
}
