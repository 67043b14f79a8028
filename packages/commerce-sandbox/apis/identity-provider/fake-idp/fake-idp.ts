import { type Context, Hono } from "hono";
import * as z from "zod";
import { redirectTo } from "../../../auth/client-request.ts";
import { isRedirectAllowed } from "../../../auth/clients.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { isOpenToDevelopers } from "../../../http/open-to-developers.ts";
import { problem } from "../../../http/problem.ts";
import { nowInSeconds } from "../../../now.ts";
import { isCodeChallenge, matchesChallenge, sameSecret } from "../../../secrets.ts";
import { isProviderId, providerNames } from "../provider-names.ts";
import { fakeIdpSecret, STAND_IN_CLIENT } from "./fake-idp-client.ts";
import { type FakeIdpGrant, grantOfAccessToken, issueGrant, redeemFakeIdpCode } from "./fake-idp-grants.ts";
import { fakeIdpKey } from "./fake-idp-key.ts";
import { fakeIdpPage } from "./fake-idp-page.ts";
import { signIdToken, TOKEN_SECONDS } from "./fake-idp-tokens.ts";
import { ACCOUNT_MANAGER, type PersonClaims, personOfForm } from "./people.ts";
import { signInScriptsApp } from "./scripts/sign-in-scripts.ts";

type FakeIdpContext = Context<CommerceHono, "/idp/:provider/*">;

export const fakeIdpApp = new Hono<CommerceHono>();

fakeIdpApp.use("/idp/:provider/*", async (c, next) => {
	const id = c.req.param("provider");
	const isOpen = isOpenToDevelopers(c.env, c.req.raw);
	if (!isOpen || !(isProviderId(id) || id === ACCOUNT_MANAGER))
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	await next();
});

fakeIdpApp.route("/", signInScriptsApp);

const writeIssuer = (c: FakeIdpContext) => `${new URL(c.req.url).origin}/idp/${c.req.param("provider")}`;

fakeIdpApp.get("/idp/:provider/.well-known/openid-configuration", (c) => {
	const issuer = writeIssuer(c);
	return c.json({
		issuer,
		authorization_endpoint: `${issuer}/authorize`,
		token_endpoint: `${issuer}/token`,
		userinfo_endpoint: `${issuer}/userinfo`,
		jwks_uri: `${issuer}/jwks`,
		response_types_supported: ["code", "id_token", "token"],
		response_modes_supported: ["query", "fragment"],
		grant_types_supported: ["authorization_code", "implicit"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["ES256"],
		token_endpoint_auth_methods_supported: ["client_secret_post"],
		code_challenge_methods_supported: ["S256"],
		scopes_supported: ["openid", "profile", "email"],
		claims_supported: ["sub", "name", "given_name", "family_name", "email", "email_verified"],
	});
});

fakeIdpApp.get("/idp/:provider/jwks", async (c) =>
	c.json({ keys: [(await fakeIdpKey(c.env.DB)).publicJwk] }),
);

const requestSchema = z.object({
	client_id: z.literal(STAND_IN_CLIENT),
	response_type: z.enum(["code", "id_token", "token"]),
	redirect_uri: z.string().max(512),
	scope: z.string().max(256).optional(),
	state: z.string().max(512).optional(),
	nonce: z.string().max(256).optional(),
	code_challenge: z.string().refine(isCodeChallenge).optional(),
	code_challenge_method: z.literal("S256").optional(),
	ui_locales: z.string().max(64).optional(),
});
type AuthorizeRequest = z.infer<typeof requestSchema>;

function authorizeRequest(c: FakeIdpContext, fields: unknown): AuthorizeRequest | Response {
	const result = requestSchema.safeParse(fields);
	const isGood =
		result.success && isRedirectAllowed(result.data.redirect_uri, new URL(c.req.url).origin, c.env);
	return isGood ? result.data : c.text("This request to sign in is malformed.", 400);
}

fakeIdpApp.get("/idp/:provider/authorize", async (c) => {
	const request = authorizeRequest(c, c.req.query());
	if (request instanceof Response) return request;
	const providerId = c.req.param("provider");
	const providerName = isProviderId(providerId) ? providerNames[providerId] : "the account manager";
	return c.html(await fakeIdpPage({ providerId, providerName, parameters: request }), 200, {
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
	});
});

fakeIdpApp.post("/idp/:provider/authorize", async (c) => {
	const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
	const request = authorizeRequest(c, form);
	if (request instanceof Response) return request;
	const { redirect_uri, state } = request;
	if (form.person === "cancel") return redirectTo(redirect_uri, { error: "access_denied", state });
	const person = await personOfForm(c.req.param("provider"), form);
	if (!person) return c.text("No person was picked.", 400);
	return handOver(c, request, person);
});

async function handOver(
	c: FakeIdpContext,
	request: AuthorizeRequest,
	person: PersonClaims,
): Promise<Response> {
	const { redirect_uri: redirectUri, state, nonce, response_type: type } = request;
	const providerId = c.req.param("provider");
	const now = nowInSeconds();
	const grant: FakeIdpGrant = {
		person,
		clientId: request.client_id,
		redirectUri,
		nonce,
		codeChallenge: request.code_challenge,
	};
	if (type === "code") {
		const code = await issueGrant(c.env.DB, "code", providerId, grant, now);
		return redirectTo(redirectUri, { code, state });
	}
	const fragment = new URLSearchParams(state === undefined ? {} : { state });
	if (type === "id_token") fragment.set("id_token", await signIdToken(c.env.DB, writeIssuer(c), grant, now));
	else {
		fragment.set("access_token", await issueGrant(c.env.DB, "access", providerId, grant, now));
		fragment.set("token_type", "Bearer");
	}
	const location = new URL(redirectUri);
	location.hash = fragment.toString();
	return redirectTo(location.href, {});
}

fakeIdpApp.post("/idp/:provider/token", async (c) => {
	const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
	if (form.get("grant_type") !== "authorization_code")
		return c.json({ error: "unsupported_grant_type" }, 400);
	const isClient =
		form.get("client_id") === STAND_IN_CLIENT &&
		(await sameSecret(form.get("client_secret") ?? "", fakeIdpSecret(c.env)));
	if (!isClient) return c.json({ error: "invalid_client" }, 401);
	const now = nowInSeconds();
	const providerId = c.req.param("provider");
	const grant = await redeemFakeIdpCode(c.env.DB, providerId, form.get("code") ?? "", now);
	const matches =
		grant?.redirectUri === form.get("redirect_uri") &&
		(grant.codeChallenge === undefined ||
			(await matchesChallenge(form.get("code_verifier") ?? "", grant.codeChallenge)));
	if (!matches) return c.json({ error: "invalid_grant" }, 400);
	return c.json(
		{
			access_token: await issueGrant(c.env.DB, "access", providerId, grant, now),
			id_token: await signIdToken(c.env.DB, writeIssuer(c), grant, now),
			token_type: "Bearer",
			expires_in: TOKEN_SECONDS,
			scope: "openid profile email",
		},
		200,
		{ "cache-control": "no-store" },
	);
});

fakeIdpApp.get("/idp/:provider/userinfo", async (c) => {
	const token = bearerToken(c) ?? "";
	const grant = await grantOfAccessToken(c.env.DB, c.req.param("provider"), token, nowInSeconds());
	return grant ? c.json(grant.person) : c.json({ error: "invalid_token" }, 401);
});
