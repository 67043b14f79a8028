import type { Context } from "hono";
import { basicCredentials, splitCredentials } from "../../../auth/basic-credentials.ts";
import { clientRequest, readForm, redirectWithCode } from "../../../auth/client-request.ts";
import { clientOfCredentials } from "../../../auth/clients.ts";
import { issueCode } from "../../../auth/codes.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { basicAuthFailed, invalidRequest, slasError, tooManyRequests } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { findCustomerByLogin, recordLogin } from "../../../records/customers/customer-store.ts";
import { checkPassword } from "../../../records/customers/passwords.ts";
import { admitLogin, forgetTries } from "./login-throttle.ts";

const FIELDS = new Set([
	"client_id",
	"response_type",
	"redirect_uri",
	"state",
	"scope",
	"usid",
	"channel_id",
	"code_challenge",
	"code_challenge_method",
]);

/** Starts the code flow for registered shoppers. Neither response nor timing reveals whether a login exists. */
export async function logIn(c: Context<CommerceHono>): Promise<Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const isOdd = [...form.keys()].some((name) => !FIELDS.has(name) && !name.startsWith("c_"));
	if (isOdd || (form.get("response_type") ?? "code") !== "code")
		return invalidRequest("Bad or missing request parameters.");
	const request = clientRequest(c, (name) => form.get(name));
	if (request instanceof Response) return request;
	if (!(await isClientProven(c, request.clientId))) return basicAuthFailed();
	const credentials = basicCredentials(c.req.header("authorization"));
	if (!credentials) return basicAuthFailed();

	const { name: login, password } = credentials;
	const nowMs = Date.now();
	const caller = { login, network: readNetwork(c) };
	const verdict = await admitLogin(c.env.DB, caller, nowMs);
	if ("refused" in verdict) {
		return verdict.refused === "too-many"
			? tooManyRequests(verdict.retryAfter)
			: slasError(409, "conflict", "The same loginId and tenantId tried to login twice within 1 second.");
	}
	const customer = await findCustomerByLogin(c.env.DB, login);
	const isRight = await checkPassword(customer?.passwordHash, password);
	if (!customer || !isRight) return basicAuthFailed();

	const now = Math.floor(nowMs / 1000);
	const { site, clientId, usid } = request;
	const [guest] = await Promise.all([
		guestSession(c.env.DB, { siteId: site.id, clientId, usid, customerId: customer.id }, now),
		forgetTries(c.env.DB, caller),
		recordLogin(c.env.DB, customer.id, now),
	]);
	const session = { ...guest, registered: { customerId: customer.id, origin: "ecom" } };
	const code = await issueCode(c.env.DB, session, request, now);
	return redirectWithCode(request, code, session.usid);
}

async function isClientProven(c: Context<CommerceHono>, clientId: string): Promise<boolean> {
	const header = c.req.header("x-slas-client-auth");
	if (header === undefined) return true;
	const credentials = splitCredentials(header);
	const client = credentials && (await clientOfCredentials(c.env, credentials));
	return client?.clientId === clientId;
}
