import type { Context } from "hono";
import type { ActionToken } from "../../../auth/action-tokens.ts";
import { isCallbackAllowed } from "../../../auth/clients.ts";
import { invalidRequest } from "../../../auth/slas-errors.ts";
import type { Client } from "../../../house/organization.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { nowInSeconds } from "../../../now.ts";
import {
	findCodePhone,
	findCustomerByLogin,
	findSignInAddress,
} from "../../../records/customers/customer-store.ts";
import { siteById } from "../../../settings/sites.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { admitMail } from "./login-throttle.ts";

type TokenRequest = Pick<Delivery, "mode" | "locale"> & {
	login: string;
	channelId: string;
	callbackUri?: string | undefined;
};
type TokenKind = {
	purpose: "password-reset" | "passkey-registration";
	minutes: number;
	keep(action: ActionToken, times: { now: number; seconds: number }): Promise<string>;
};

/**
 * Sends a token by mail, text message or callback; returns an error response or undefined. Unknown logins are not refused, so that the
 * response does not reveal customers (identity-40).
 */
export async function sendToken(
	c: Context<CommerceHono>,
	client: Client,
	{ login, mode, channelId, locale, callbackUri = "" }: TokenRequest,
	{ purpose, minutes, keep }: TokenKind,
): Promise<Response | undefined> {
	const site = siteById(channelId);
	if (!site) return invalidRequest("Bad or missing channel_id.");
	if (mode === "callback" && !isCallbackAllowed(callbackUri, c.env))
		return invalidRequest("Bad or missing callback_uri.");
	const now = nowInSeconds();
	const caller = { login, network: readNetwork(c) };
	if ("refused" in (await admitMail(c.env.DB, caller, now * 1000)))
		return invalidRequest("Too many login requests were made. Please try again later.");
	const prepare = async (): Promise<Delivery | undefined> => {
		const customer = await findCustomerByLogin(c.env.DB, login);
		if (!customer) return undefined;
		const token = await keep(
			{ purpose, siteId: site.id, clientId: client.clientId, login, customerId: customer.id },
			{ now, seconds: minutes * 60 },
		);
		return {
			purpose,
			mode,
			callbackUri,
			token,
			minutes,
			siteId: site.id,
			locale,
			email: findSignInAddress(customer),
			phone: findCodePhone(customer),
		};
	};
	return deliver(c, { mode, client }, prepare, now);
}
