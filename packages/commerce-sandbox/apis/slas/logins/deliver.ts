import type { Context } from "hono";
import { slasError } from "../../../auth/slas-errors.ts";
import { signMessage } from "../../../auth/tokens.ts";
import type { CommerceEnv } from "../../../env.ts";
import type { Client } from "../../../house/organization.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { sendLoginMail, sendPasskeyMail, sendPasswordResetMail } from "../../../outbox/mails.ts";
import { afterResponse } from "../../../requests/after-response.ts";

const TIMEOUT_MS = 5000;

const send = {
	"password-reset": sendPasswordResetMail,
	"passwordless-login": sendLoginMail,
	"passkey-registration": sendPasskeyMail,
};

export type Delivery = {
	purpose: keyof typeof send;
	mode: "email" | "sms" | "callback";
	callbackUri: string;
	token: string;
	minutes: number;
	siteId: string;
	locale: string | undefined;
	email: string | undefined;
	phone: string | undefined;
};

/**
 * Sends a token to the shopper or to the client's callback; returns an error response or undefined. `prepare` runs after the response, so
 * that neither text nor timing reveals accounts, unless a private client waits for its callback.
 */
export async function deliver(
	c: Context<CommerceHono>,
	{ mode, client }: { mode: Delivery["mode"]; client: Client },
	prepare: () => Promise<Delivery | undefined>,
	now: number,
): Promise<Response | undefined> {
	const bring = async (): Promise<boolean> => {
		const delivery = await prepare();
		if (!delivery) return true;
		if (mode === "callback") return postToCallback(c.env, delivery, now);
		const to = mode === "sms" ? delivery.phone : delivery.email;
		const { token, minutes, siteId, locale } = delivery;
		if (to) await send[delivery.purpose](c.env, { to, token, minutes, siteId, locale }, now);
		return true;
	};
	if (mode === "callback" && client.isPrivate)
		return (await bring())
			? undefined
			: slasError(412, "precondition_failure", "Dependent service is not available.");
	afterResponse(c, bring());
	return undefined;
}

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
