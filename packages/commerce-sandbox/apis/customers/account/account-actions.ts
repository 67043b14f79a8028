import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Context } from "hono";
import * as z from "zod";
import type { CommerceEnv } from "../../../env.ts";
import type { CommerceHono, Shopper } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { problem } from "../../../http/problem.ts";
import { languages } from "../../../languages.ts";
import { nowInSeconds } from "../../../now.ts";
import { sendPasswordResetMail } from "../../../outbox/mails.ts";
import {
	customerNotFound,
	invalidEmail,
	tooManyTries,
} from "../../../records/customers/customer-problems.ts";
import {
	type CustomerRecord,
	findCustomer,
	findCustomerByLogin,
	findSignInAddress,
} from "../../../records/customers/customer-store.ts";
import { afterResponse } from "../../../requests/after-response.ts";
import { admit, listLimits } from "../../../requests/attempts.ts";
import { agentTokens, refusesAgents } from "../../slas/logins/agent-login.ts";
import { admitMail } from "../../slas/logins/login-throttle.ts";
import { resetPassword } from "./password-reset.ts";
import { customerOfResetToken, issueResetToken, RESET_TOKEN_MINUTES } from "./reset-tokens.ts";

export type ActionRequest = {
	c: Context<CommerceHono>;
	siteId: string;
	shopper: Shopper | undefined;
	locale: string | undefined;
};

const email = z.string().max(1000).transform(plainText);
const token = z.string().min(1).max(4096);

export const emailSchema = z.strictObject({ email });
const MOST_QUESTIONS = { session: 30, network: 200 };

export async function customerExists(
	{ c, shopper }: ActionRequest,
	body: z.infer<typeof emailSchema>,
): Promise<Response> {
	if (!isEmail(body.email)) return invalidEmail();
	const by = { session: shopper?.usid, network: readNetwork(c) };
	const verdict = await admit(c.env.DB, listLimits("exist", MOST_QUESTIONS, by), Date.now());
	if ("refused" in verdict) return tooManyTries(verdict);
	const customer = await findCustomerByLogin(c.env.DB, body.email);
	return c.json({
		existingStatus: customer ? "REGISTERED" : "NOT_REGISTERED",
		shouldResetPassword: customer !== undefined && customer.passwordHash === undefined,
	});
}

export const resetRequestSchema = z.strictObject({
	email,
	countryCode: z
		.string()
		.regex(/^[A-Za-z]{2}$/, "is not a code of a country")
		.optional(),
	languageCode: z.enum(languages).optional(),
});

export async function requestPasswordReset(
	request: ActionRequest,
	body: z.infer<typeof resetRequestSchema>,
): Promise<Response> {
	if (!isEmail(body.email)) return invalidEmail();
	const { c, siteId } = request;
	const now = nowInSeconds();
	const caller = { login: body.email, network: readNetwork(c) };
	const verdict = await admitMail(c.env.DB, caller, now * 1000);
	if ("refused" in verdict) return tooManyTries(verdict);
	const locale = body.languageCode && [body.languageCode, body.countryCode].filter(Boolean).join("-");
	const mail = async () => {
		const customer = await findCustomerByLogin(c.env.DB, body.email);
		if (customer) await sendResetToken(c.env, customer, { siteId, locale: locale ?? request.locale });
	};
	// The lookup runs after the response as well, so that timing does not reveal accounts.
	afterResponse(c, mail());
	return c.json({ message: "PASSWORD_RESET_EMAIL_SENT" });
}

async function sendResetToken(
	env: CommerceEnv,
	customer: CustomerRecord,
	where: { siteId: string; locale: string | undefined },
): Promise<void> {
	const now = nowInSeconds();
	const token = await issueResetToken(env.DB, customer.id, now);
	const to = findSignInAddress(customer);
	await sendPasswordResetMail(env, { to, token, minutes: RESET_TOKEN_MINUTES, ...where }, now);
}

export const tokenSchema = z.strictObject({ token });

export async function checkResetToken(
	{ c }: ActionRequest,
	body: z.infer<typeof tokenSchema>,
): Promise<Response> {
	const customer = await customerOfResetToken(c.env.DB, body.token, nowInSeconds());
	return c.json({ isValid: customer !== undefined });
}

export const newPasswordSchema = z.strictObject({ token, password: z.string().max(4096) });

export async function setNewPassword(
	{ c }: ActionRequest,
	{ token, password }: z.infer<typeof newPasswordSchema>,
): Promise<Response> {
	const refusal = await resetPassword(c.env.DB, token, password, nowInSeconds());
	return refusal ?? c.json({ message: "PASSWORD_CHANGED" });
}

export const loginIdSchema = z.strictObject({ loginId: z.string().min(1).max(256) });

/**
 * Responds with tokens that let an agent act for a customer (identity-9), or with 403 unless the house has set `c_canLoginOnBehalf` on the
 * agent's account. The token carries the agent's customer number, which identifies the agent in logs without an e-mail address.
 */
export async function logInOnBehalf(
	{ c, siteId, shopper }: ActionRequest,
	{ loginId }: z.infer<typeof loginIdSchema>,
): Promise<Response> {
	const isOwnSession = shopper && !shopper.isGuest && shopper.agentId === undefined;
	const agent = isOwnSession ? await findCustomer(c.env.DB, shopper.customerId) : undefined;
	if (!shopper || agent?.profile.c_canLoginOnBehalf !== true)
		return problem(403, "forbidden", "The customer may not log in on behalf of others.");
	const customer = await findCustomerByLogin(c.env.DB, loginId);
	if (!customer) return customerNotFound(loginId);
	if (refusesAgents(customer))
		return problem(403, "login-on-behalf-refused", "The customer does not let agents act for them.");
	const { clientId } = shopper;
	const login = { siteId, clientId, agentId: agent.customerNo, customer };
	const tokens = await agentTokens(c.env, login, nowInSeconds());
	return "refused" in tokens
		? problem(400, "login-on-behalf-failed", tokens.refused)
		: c.json({ result: tokens }, 200, { "cache-control": "no-store" });
}
