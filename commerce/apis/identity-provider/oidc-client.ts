import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import * as z from "zod";
import type { OidcProvider } from "./providers.ts";

/** The house's side of OpenID Connect: discovery, codes, id tokens and user info of a provider. */

const discoverySchema = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	userinfo_endpoint: z.url(),
	jwks_uri: z.url(),
});

const claimsSchema = z.object({
	sub: z.string().min(1).max(255),
	given_name: z.string().max(256).optional(),
	family_name: z.string().max(256).optional(),
	email: z.string().max(256).optional(),
	email_verified: z.boolean().optional(),
});
export type ProviderClaims = z.infer<typeof claimsSchema>;

const tokensSchema = z.object({ access_token: z.string(), id_token: z.string() });

async function discover(provider: OidcProvider): Promise<z.infer<typeof discoverySchema>> {
	const answer = await provider.send(new Request(`${provider.issuer}/.well-known/openid-configuration`));
	const found = discoverySchema.parse(await answer.json());
	if (found.issuer !== provider.issuer) throw new Error(`${provider.issuer} calls itself ${found.issuer}`);
	return found;
}

/** The provider's page where somebody proves who they are. */
export async function authorizationUrl(
	provider: OidcProvider,
	request: { redirectUri: string; state: string; nonce: string; codeChallenge: string; locale?: string },
): Promise<string> {
	const url = new URL((await discover(provider)).authorization_endpoint);
	const { redirectUri, state, nonce, codeChallenge, locale } = request;
	const parameters = {
		client_id: provider.clientId,
		response_type: "code",
		redirect_uri: redirectUri,
		scope: "openid profile email",
		state,
		nonce,
		code_challenge: codeChallenge,
		code_challenge_method: "S256",
		...(locale ? { ui_locales: locale } : {}),
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url.href;
}

/** Who a code is of; undefined where the provider does not take it, or what it answers does not hold. */
export async function exchangeCode(
	provider: OidcProvider,
	{
		code,
		redirectUri,
		codeVerifier,
		nonce,
	}: { code: string; redirectUri: string; codeVerifier?: string; nonce?: string },
): Promise<{ claims: ProviderClaims; accessToken: string } | undefined> {
	const { token_endpoint } = await discover(provider);
	const body = new URLSearchParams({
		grant_type: "authorization_code",
		client_id: provider.clientId,
		client_secret: provider.clientSecret,
		code,
		redirect_uri: redirectUri,
		...(codeVerifier ? { code_verifier: codeVerifier } : {}),
	});
	const answer = await provider.send(new Request(token_endpoint, { method: "POST", body }));
	if (!answer.ok) return undefined;
	const tokens = tokensSchema.safeParse(await answer.json());
	if (!tokens.success) return undefined;
	const claims = await verifyIdToken(provider, tokens.data.id_token, nonce);
	return claims && { claims, accessToken: tokens.data.access_token };
}

/** What an id token says, if this provider signed it, for us, and it is still good (OpenID Connect Core 3.1.3.7). */
export async function verifyIdToken(
	provider: OidcProvider,
	idToken: string,
	nonce?: string,
): Promise<ProviderClaims | undefined> {
	const { jwks_uri } = await discover(provider);
	const keys = (await (await provider.send(new Request(jwks_uri))).json()) as JSONWebKeySet;
	const verified = await jwtVerify(idToken, createLocalJWKSet(keys), {
		issuer: provider.issuer,
		audience: provider.clientId,
		requiredClaims: ["exp", "sub"],
	}).catch(() => undefined);
	if (!verified || (nonce !== undefined && verified.payload.nonce !== nonce)) return undefined;
	return claimsSchema.safeParse(verified.payload).data;
}

/** Who an access token is of, as the provider says when it is asked. */
export async function userInfo(
	provider: OidcProvider,
	accessToken: string,
): Promise<ProviderClaims | undefined> {
	const { userinfo_endpoint } = await discover(provider);
	const headers = { authorization: `Bearer ${accessToken}` };
	const answer = await provider.send(new Request(userinfo_endpoint, { headers }));
	return answer.ok ? claimsSchema.safeParse(await answer.json()).data : undefined;
}
