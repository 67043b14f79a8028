import type { Context } from "hono";
import { splitCredentials } from "../../../auth/basic-credentials.ts";
import { type ClientRequest, clientRequest, readForm, redirectTo } from "../../../auth/client-request.ts";
import { clientOfCredentials, findClient } from "../../../auth/clients.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { basicAuthFailed, invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import type { CommerceEnv } from "../../../env.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { publicOrigin } from "../../../http/public-origin.ts";
import { nowInSeconds } from "../../../now.ts";
import {
	type CustomerRecord,
	findCustomerByExternalProfile,
	findCustomerByLogin,
} from "../../../records/customers/customer-store.ts";
import { hashToken, isCodeVerifier, randomToken } from "../../../secrets.ts";
import { ACCOUNT_MANAGER } from "../../identity-provider/fake-idp/people.ts";
import { authorizationUrl, exchangeCode } from "../../identity-provider/oidc-client.ts";
import { fakeIdpProvider } from "../../identity-provider/providers.ts";
import { issueTokens, type TokenResponse } from "../tokens/issue-tokens.ts";
import { providerDown } from "./idp-login.ts";
import { keepPendingLogin, takePendingLogin } from "./pending-logins.ts";

type SlasContext = Context<CommerceHono>;

type AgentRequest = ClientRequest & { loginId: string; origin: string };

const isGuestRequest = ({ loginId, origin }: AgentRequest) => loginId === "Guest" && origin === "slas";

export const refusesAgents = ({ profile }: CustomerRecord): boolean =>
	profile.c_refusesLoginOnBehalf === true;

export async function agentTokens(
	env: CommerceEnv,
	request: {
		siteId: string;
		clientId: string;
		agentId: string;
		customer: CustomerRecord | undefined;
		usid?: string;
		doNotTrack?: boolean;
		origin?: string;
	},
	now: number,
): Promise<TokenResponse | { refused: string }> {
	const { siteId, clientId, agentId, customer, usid, doNotTrack = true, origin = "ecom" } = request;
	const guest = await guestSession(env.DB, { siteId, clientId, usid }, now);
	const session = customer ? { ...guest, registered: { customerId: customer.id, origin } } : guest;
	return issueTokens(env, session, { doNotTrack, agentId }, now);
}

export async function authorizeAgent(c: SlasContext): Promise<Response> {
	const query = c.req.query();
	const request = clientRequest(c, (name) => query[name]);
	if (request instanceof Response) return request;
	const { login_id: loginId = "", idp_origin: origin = "", response_type: type } = query;
	if (type !== "code") return invalidRequest("Bad or missing response_type.");
	if (request.codeChallenge === "") return invalidRequest("Bad or missing code_challenge.");
	const isUnknown = loginId === "" || loginId.length > 128 || origin === "";
	if (isUnknown || (loginId === "Guest") !== (origin === "slas"))
		return invalidRequest("Bad or missing login_id or idp_origin.");
	const provider = fakeIdpProvider(c.env, publicOrigin(c), ACCOUNT_MANAGER);
	if (!provider) return invalidRequest("No account manager is connected.");
	const [state, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken()];
	const storedRequest: AgentRequest = { ...request, state, loginId, origin };
	// The agent returns to the client, so the pending login is stored under the client's own challenge.
	await keepPendingLogin(
		c.env.DB,
		request.codeChallenge,
		{ providerId: provider.id, nonce, codeVerifier, request: storedRequest },
		nowInSeconds(),
	);
	const codeChallenge = await hashToken(codeVerifier);
	const { redirectUri } = request;
	const address = await authorizationUrl(provider, { redirectUri, state, nonce, codeChallenge });
	return address ? redirectTo(address, {}) : providerDown();
}

export async function grantAgentToken(c: SlasContext): Promise<Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const clientId = await agentsClient(c, form.get("client_id"));
	if (clientId instanceof Response) return clientId;
	if (form.get("grant_type") !== "client_credentials")
		return slasError(400, "unsupported_grant_type", "The grant type is not supported.");
	const verifier = form.get("code_verifier") ?? "";
	const agentId = form.get("agent_id");
	if (!isCodeVerifier(verifier) || !agentId) return invalidRequest("Bad or missing request parameters.");
	const code = bearerToken(c);
	const provider = fakeIdpProvider(c.env, publicOrigin(c), ACCOUNT_MANAGER);
	if (!code || !provider) return unauthorized();

	const now = nowInSeconds();
	const pending = await takePendingLogin<AgentRequest>(
		c.env.DB,
		await hashToken(verifier),
		ACCOUNT_MANAGER,
		now,
	);
	const request = pending?.request;
	const matches =
		request?.clientId === clientId &&
		request.site.id === form.get("channel_id") &&
		request.loginId === form.get("login_id") &&
		request.origin === form.get("idp_origin") &&
		(form.get("state") ?? request.state) === request.state;
	if (!pending || !matches) return invalidRequest("Bad or missing request parameters.");
	const { redirectUri } = request;
	const { codeVerifier, nonce } = pending;
	const agent = await exchangeCode(provider, { code, redirectUri, codeVerifier, nonce });
	if (agent?.claims.sub !== agentId) return unauthorized();

	const customer = isGuestRequest(request) ? undefined : await findActedCustomer(c, request);
	if (!customer && !isGuestRequest(request)) return invalidRequest("User Not Found");
	if (customer && refusesAgents(customer))
		return slasError(403, "access_denied", "The customer does not let agents act for them.");
	const doNotTrack = form.get("dnt") !== "false";
	const usid = form.get("usid") ?? undefined;
	const { site, origin } = request;
	const tokens = await agentTokens(
		c.env,
		{ siteId: site.id, clientId, agentId, customer, usid, doNotTrack, origin },
		now,
	);
	if ("refused" in tokens) return invalidRequest("Issuer Subject length must be less than 256 characters");
	return c.json(tokens, 200, { "cache-control": "no-store" });
}

const unauthorized = () => slasError(401, "invalid_client", "Authorization failed.");

async function agentsClient(c: SlasContext, clientName: string | null): Promise<string | Response> {
	const header = c.req.header("_sfdc_client_auth");
	if (header !== undefined) {
		const credentials = splitCredentials(header);
		const client = credentials && (await clientOfCredentials(c.env, credentials));
		return client?.clientId ?? basicAuthFailed();
	}
	const client = findClient(c.env, clientName ?? undefined);
	if (!client) return invalidRequest("Bad or missing client_id.");
	return client.isPrivate ? unauthorized() : client.clientId;
}

const findActedCustomer = (c: SlasContext, { loginId, origin }: AgentRequest) =>
	origin === "ecom"
		? findCustomerByLogin(c.env.DB, loginId)
		: findCustomerByExternalProfile(c.env.DB, origin, loginId);
