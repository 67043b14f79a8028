import type { Context } from "hono";
import { type ClientRequest, redirectTo, redirectWithCode } from "../../../auth/client-request.ts";
import { issueCode } from "../../../auth/codes.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { publicOrigin } from "../../../http/public-origin.ts";
import { nowInSeconds } from "../../../now.ts";
import {
	findCustomer,
	findCustomerByExternalProfile,
	recordLogin,
} from "../../../records/customers/customer-store.ts";
import { hashToken, randomToken } from "../../../secrets.ts";
import {
	customerOfProfile,
	type ExternalProfile,
	profileOfClaims,
} from "../../identity-provider/external-profile.ts";
import { authorizationUrl, exchangeCode } from "../../identity-provider/oidc-client.ts";
import { isProviderId } from "../../identity-provider/provider-names.ts";
import { fakeIdpProvider, type OidcProvider } from "../../identity-provider/providers.ts";
import { keepPendingLogin, takePendingLogin } from "./pending-logins.ts";

type SlasContext = Context<CommerceHono>;

type LoginRequest = ClientRequest & { customerId?: string };

const writeCallback = (c: SlasContext, providerId: string): string =>
	`${publicOrigin(c)}/shopper/auth/v1/organizations/${c.env.ORGANIZATION.organizationId}/oauth2/idp/callback/${providerId}`;

export function providerOfHint(c: SlasContext, hint: string | undefined): OidcProvider | undefined {
	if (hint === undefined || !isProviderId(hint)) return undefined;
	return fakeIdpProvider(c.env, publicOrigin(c), hint);
}

export async function authorizeAtProvider(
	c: SlasContext,
	request: LoginRequest,
	provider: OidcProvider,
): Promise<Response> {
	const [state, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken()];
	const storedState = { providerId: provider.id, nonce, codeVerifier, request };
	await keepPendingLogin(c.env.DB, state, storedState, nowInSeconds());
	const address = await authorizationUrl(provider, {
		redirectUri: writeCallback(c, provider.id),
		state,
		nonce,
		codeChallenge: await hashToken(codeVerifier),
		locale: c.req.query("ui_locales"),
	});
	return address ? redirectTo(address, {}) : providerDown();
}

export const providerDown = (): Response =>
	slasError(503, "gateway_server_error", "The identity provider cannot be reached.");

/**
 * Handles the provider's redirect back. The account is linked when the code is exchanged, because this browser may not be the browser that
 * asked for the link.
 */
export async function returnFromProvider(c: SlasContext): Promise<Response> {
	const { state = "", code = "", error } = c.req.query();
	const provider = providerOfHint(c, c.req.param("provider"));
	if (!provider) return invalidRequest("Bad or missing identity provider.");
	const now = nowInSeconds();
	const pending = await takePendingLogin<LoginRequest>(c.env.DB, state, provider.id, now);
	if (!pending) return invalidRequest("Bad or missing state.");
	const { request, codeVerifier, nonce } = pending;
	const refuse = (reason: string, description: string) =>
		redirectTo(request.redirectUri, { error: reason, error_description: description, state: request.state });
	if (error !== undefined) return refuse("access_denied", "The shopper did not sign in.");
	const redirectUri = writeCallback(c, provider.id);
	const exchange = await exchangeCode(provider, { code, redirectUri, codeVerifier, nonce });
	if (!exchange) return refuse("server_error", "The identity provider's answer cannot be used.");

	const { id: siteId } = request.site;
	const { clientId, usid } = request;
	const profile = profileOfClaims(provider.id, exchange.claims);
	const [customer, guest] = await Promise.all([
		findLinkedCustomer(c.env.DB, request, profile, now),
		guestSession(c.env.DB, { siteId, clientId, usid, customerId: request.customerId }, now),
	]);
	if (!customer) return refuse("profile-already-linked", "The account is another customer's.");
	const session = { ...guest, registered: { customerId: customer.id, origin: provider.id } };
	const providerAccessToken = exchange.accessToken;
	const linkedExternalId = request.customerId === undefined ? undefined : profile.externalId;
	const codeRequest = { ...request, providerAccessToken, linkedExternalId };
	const codeOfOurs = await issueCode(c.env.DB, session, codeRequest, now);
	if (linkedExternalId === undefined) await recordLogin(c.env.DB, customer.id, now);
	return redirectWithCode(request, codeOfOurs, session.usid);
}

async function findLinkedCustomer(
	db: D1Database,
	{ customerId }: LoginRequest,
	profile: ExternalProfile,
	now: number,
): Promise<{ id: string } | undefined> {
	if (customerId === undefined) return customerOfProfile(db, profile, now);
	const owner = await findCustomerByExternalProfile(db, profile.providerId, profile.externalId);
	return owner === undefined || owner.id === customerId ? findCustomer(db, customerId) : undefined;
}
