import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import * as z from "zod";
import type { OidcProvider } from "./providers.ts";

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

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
const ALGORITHMS = ["RS256", "ES256"];

const tokensSchema = z.object({ access_token: z.string(), id_token: z.string() });

async function fetchAnswer<Schema extends z.ZodType>(
	provider: OidcProvider,
	request: Request,
	schema: Schema,
): Promise<z.infer<Schema> | undefined> {
	const answer = await provider.send(request).catch(() => undefined);
	const value: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
	return schema.safeParse(value).data;
}

async function discover(provider: OidcProvider): Promise<z.infer<typeof discoverySchema> | undefined> {
	const request = new Request(`${provider.issuer}/.well-known/openid-configuration`);
	const discovery = await fetchAnswer(provider, request, discoverySchema);
	return discovery?.issuer === provider.issuer ? discovery : undefined;
}

export async function authorizationUrl(
	provider: OidcProvider,
	request: { redirectUri: string; state: string; nonce: string; codeChallenge: string; locale?: string },
): Promise<string | undefined> {
	const discovery = await discover(provider);
	if (!discovery) return undefined;
	const url = new URL(discovery.authorization_endpoint);
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

export async function exchangeCode(
	provider: OidcProvider,
	{
		code,
		redirectUri,
		codeVerifier,
		nonce,
	}: { code: string; redirectUri: string; codeVerifier?: string; nonce?: string },
): Promise<{ claims: ProviderClaims; accessToken: string } | undefined> {
	const discovery = await discover(provider);
	if (!discovery) return undefined;
	const body = new URLSearchParams({
		grant_type: "authorization_code",
		client_id: provider.clientId,
		client_secret: provider.clientSecret,
		code,
		redirect_uri: redirectUri,
		...(codeVerifier ? { code_verifier: codeVerifier } : {}),
	});
	const request = new Request(discovery.token_endpoint, { method: "POST", body });
	const tokens = await fetchAnswer(provider, request, tokensSchema);
	if (!tokens) return undefined;
	const claims = await verifyIdToken(provider, tokens.id_token, nonce);
	return claims && { claims, accessToken: tokens.access_token };
}

export async function verifyIdToken(
	provider: OidcProvider,
	idToken: string,
	nonce?: string,
): Promise<ProviderClaims | undefined> {
	const discovery = await discover(provider);
	const keys = discovery && (await fetchAnswer(provider, new Request(discovery.jwks_uri), keysSchema));
	if (!keys) return undefined;
	const verification = await jwtVerify(idToken, createLocalJWKSet(keys as JSONWebKeySet), {
		algorithms: ALGORITHMS,
		issuer: provider.issuer,
		audience: provider.clientId,
		requiredClaims: ["exp", "sub"],
	}).catch(() => undefined);
	if (!verification || (nonce !== undefined && verification.payload.nonce !== nonce)) return undefined;
	return claimsSchema.safeParse(verification.payload).data;
}

export async function userInfo(
	provider: OidcProvider,
	accessToken: string,
): Promise<ProviderClaims | undefined> {
	const discovery = await discover(provider);
	const headers = { authorization: `Bearer ${accessToken}` };
	return (
		discovery && fetchAnswer(provider, new Request(discovery.userinfo_endpoint, { headers }), claimsSchema)
	);
}
