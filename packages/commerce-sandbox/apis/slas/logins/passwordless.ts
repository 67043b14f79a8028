import type { Context } from "hono";
import * as z from "zod";
import { findActionToken, keepMailedCode, useUpActionToken } from "../../../auth/action-tokens.ts";
import { privateClient, readDoNotTrack, readForm } from "../../../auth/client-request.ts";
import { isCallbackAllowed } from "../../../auth/clients.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { invalidRequest, slasError, tooManyRequests } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { nowInSeconds } from "../../../now.ts";
import {
	createCustomer,
	findCodePhone,
	findCustomerByLogin,
	findSignInAddress,
	recordLogin,
} from "../../../records/customers/customer-store.ts";
import { attempt, listLimits } from "../../../requests/attempts.ts";
import { siteById } from "../../../settings/sites.ts";
import { tokenResponse } from "../tokens/token-response.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { admitMail } from "./login-throttle.ts";

const MINUTES = 10;
/** Maximum attempts in 15 minutes, because codes are short enough to guess (identity-21). */
const MOST_TRIES = { login: 10, client: 100, network: 100 };

const optional = (length: number) => z.string().max(length).optional();
const requestSchema = z.object({
	user_id: z.string().min(1).max(128),
	mode: z.enum(["callback", "sms", "email"]),
	channel_id: z.string(),
	locale: optional(16),
	usid: optional(256),
	callback_uri: optional(512),
	last_name: optional(100),
	first_name: optional(100),
	email: z.email().max(128).optional(),
	phone_number: optional(48),
});

const isEmail = (text: string) => z.email().safeParse(text).success;

/**
 * Sends a token that logs in once within 10 minutes; the response is the same for unknown customers. With `register_customer=true` the
 * token registers an unknown address.
 */
export async function requestPasswordless(c: Context<CommerceHono>): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const result = requestSchema.safeParse(Object.fromEntries(form));
	if (!result.success) return invalidRequest("Bad or missing request parameters.");
	const {
		user_id: login,
		mode,
		usid,
		locale,
		callback_uri: callbackUri = "",
		...profileFields
	} = result.data;
	const site = siteById(profileFields.channel_id);
	if (!site) return invalidRequest("Bad or missing channel_id.");
	if (mode === "callback" && !isCallbackAllowed(callbackUri, c.env))
		return invalidRequest("Bad or missing callback_uri.");
	const email = profileFields.email ?? (isEmail(login) ? login : undefined);
	const registers = c.req.query("register_customer") === "true";
	if (registers && (!email || (!profileFields.last_name && !isEmail(login))))
		return invalidRequest("Bad or missing request parameters.");

	const now = nowInSeconds();
	const caller = { login, network: readNetwork(c) };
	if ("refused" in (await admitMail(c.env.DB, caller, now * 1000)))
		return invalidRequest("Too many login requests were made. Please try again later.");
	const prepare = async (): Promise<Delivery | undefined> => {
		const customer = await findCustomerByLogin(c.env.DB, login);
		const details =
			!customer && registers
				? {
						email: email ?? "",
						lastName: profileFields.last_name ?? "",
						firstName: profileFields.first_name ?? "",
						phoneHome: profileFields.phone_number ?? "",
					}
				: undefined;
		if (!customer && !details) return undefined;
		const token = await keepMailedCode(
			c.env.DB,
			{
				purpose: "passwordless-login",
				siteId: site.id,
				clientId: client.clientId,
				login,
				customerId: customer?.id,
				usid,
				details,
			},
			{ now, seconds: MINUTES * 60 },
		);
		const to = customer
			? { email: findSignInAddress(customer), phone: findCodePhone(customer) }
			: { email, phone: profileFields.phone_number };
		return {
			purpose: "passwordless-login",
			mode,
			callbackUri,
			token,
			minutes: MINUTES,
			siteId: site.id,
			locale,
			...to,
		};
	};
	return (await deliver(c, { mode, client }, prepare, now)) ?? respondDone();
}

const respondDone = () => Response.json("", { headers: { "cache-control": "no-store" } });

export async function grantPasswordless(c: Context<CommerceHono>): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const form = await readForm(c);
	if (form instanceof Response) return form;
	if (form.get("hint") !== "pwdless_login") return invalidRequest("Bad or missing hint.");
	if (form.get("grant_type") !== "client_credentials")
		return slasError(400, "unsupported_grant_type", "The grant type is not supported.");
	const token = form.get("pwdless_login_token") ?? "";
	const { DB } = c.env;
	const now = nowInSeconds();
	const login = form.get("login_id") ?? undefined;
	const attemptResult = await attempt(
		c,
		listLimits("code", MOST_TRIES, {
			login,
			client: login === undefined ? client.clientId : undefined,
			network: readNetwork(c),
		}),
		async () => {
			const actionToken = await findActionToken(DB, "passwordless-login", token, now);
			const isTheirs =
				actionToken?.clientId === client.clientId && (login ?? actionToken.login) === actionToken.login;
			return isTheirs && (await useUpActionToken(DB, token)) ? actionToken : undefined;
		},
		(record) => record !== undefined,
	);
	if ("refused" in attemptResult) return tooManyRequests(attemptResult.retryAfter);
	const actionToken = attemptResult.result;
	if (!actionToken) return badToken();
	const { customerId = await newCustomer(DB, actionToken, now), siteId, usid } = actionToken;
	if (customerId === undefined) return badToken();
	const [guest] = await Promise.all([
		guestSession(DB, { siteId, clientId: client.clientId, usid, customerId }, now),
		recordLogin(DB, customerId, now),
	]);
	const session = { ...guest, registered: { customerId, origin: "ecom" } };
	return tokenResponse(c, session, { doNotTrack: readDoNotTrack(form) }, now);
}

const badToken = () => slasError(401, "invalid_client", "Authorization failed.");

/** Creates a customer with a verified mail address and returns the id. Returns undefined without an address, or if the login is taken. */
async function newCustomer(
	db: D1Database,
	{ login, details = {} }: { login: string; details?: Record<string, string | undefined> },
	now: number,
): Promise<string | undefined> {
	const { email, ...names } = details;
	if (!email) return undefined;
	const profile = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ""));
	const result = await createCustomer(db, { login, email, profile }, now);
	return "ok" in result ? result.ok.id : undefined;
}
