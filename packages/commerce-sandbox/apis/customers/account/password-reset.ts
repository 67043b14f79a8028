import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../../auth/require-shopper.ts";
import { requireTrustedClient } from "../../../auth/require-trusted-client.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { nowInSeconds } from "../../../now.ts";
import { CUSTOMERS } from "../../../records/customers/customer-access.ts";
import {
	invalidCustomer,
	invalidResetToken,
	passwordRefusal,
} from "../../../records/customers/customer-problems.ts";
import { findCustomerByLogin } from "../../../records/customers/customer-store.ts";
import { replacePassword } from "../../../records/customers/replace-password.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import {
	customerOfResetToken,
	issueResetToken,
	RESET_TOKEN_MINUTES,
	redeemResetToken,
} from "./reset-tokens.ts";

const login = z.string().min(1).max(256);
const tokenRequestSchema = z.strictObject({ login });
const resetSchema = z.strictObject({
	login,
	newPassword: z.string().max(4096),
	resetToken: z.string().max(4096),
});

export const passwordResetApp = new Hono<CommerceHono>();

const actions = `${CUSTOMERS}/password/actions`;
passwordResetApp.use(`${actions}/*`, requireShopper, acceptParameters({}), requireTrustedClient);

passwordResetApp.post(`${actions}/create-reset-token`, async (c) => {
	const request = await jsonBody(c, tokenRequestSchema);
	if ("refusal" in request) return request.refusal;
	const customer = await findCustomerByLogin(c.env.DB, request.body.login);
	if (!customer) return invalidCustomer();
	const resetToken = await issueResetToken(c.env.DB, customer.id, nowInSeconds());
	const { login, email } = customer;
	return c.json({ email, expiresInMinutes: RESET_TOKEN_MINUTES, login, resetToken });
});

passwordResetApp.post(`${actions}/reset`, async (c) => {
	const request = await jsonBody(c, resetSchema);
	if ("refusal" in request) return request.refusal;
	const { login, newPassword, resetToken } = request.body;
	const now = nowInSeconds();
	const [owner, customer] = await Promise.all([
		customerOfResetToken(c.env.DB, resetToken, now),
		findCustomerByLogin(c.env.DB, login),
	]);
	if (!owner || owner.id !== customer?.id) return invalidResetToken();
	return (await resetPassword(c.env.DB, resetToken, newPassword, now)) ?? c.body(null, 204);
});

export async function resetPassword(
	db: D1Database,
	token: string,
	password: string,
	now: number,
): Promise<Response | undefined> {
	const refusal = (await customerOfResetToken(db, token, now))
		? passwordRefusal(password)
		: invalidResetToken();
	if (refusal) return refusal;
	const customer = await redeemResetToken(db, token, now);
	if (!customer) return invalidResetToken();
	await replacePassword(db, customer.id, password, now);
	return undefined;
}
