import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { invalidRequest, slasError } from "../../auth/slas-errors.ts";
import { SCOPES, signingKeys, writeIssuer } from "../../auth/tokens.ts";
import { isCalled } from "../../house/organization.ts";
import type { CommerceHono } from "../../http/http.ts";
import { authorizeAgent, grantAgentToken } from "./logins/agent-login.ts";
import { authorize } from "./logins/authorize.ts";
import { returnFromProvider } from "./logins/idp-login.ts";
import { logIn } from "./logins/login.ts";
import { grantPasswordless, requestPasswordless } from "./logins/passwordless.ts";
import { grantToken } from "./tokens/grants.ts";
import { introspectToken, logOut, revokeToken, userInfo } from "./tokens/token-actions.ts";
import { endAuthentication, startAuthentication } from "./webauthn/authenticate.ts";
import { listPasskeys, removeOnePasskey, removePasskeys } from "./webauthn/passkeys-of-user.ts";
import { authorizeRegistration, endRegistration, startRegistration } from "./webauthn/register.ts";

export const SLAS = "/shopper/auth/v1/organizations/:org/oauth2";

export const requireTenant = createMiddleware<CommerceHono>(async (c, next) => {
	if (!isCalled(c.env.ORGANIZATION, c.req.param("org") ?? "")) {
		return invalidRequest("Tenant Id Exception - Must be a well-formed tenantId");
	}
	await next();
});

export function respondToError(error: Error): Response {
	console.error("SLAS request failed: 500 sent.", error);
	return slasError(500, "server_error", "An unexpected error occurred.");
}

export const slasApp = new Hono<CommerceHono>().basePath(SLAS);

slasApp.use(requireTenant);
slasApp.onError(respondToError);

slasApp.get("/authorize", authorize);
slasApp.post("/login", logIn);
slasApp.post("/token", grantToken);
slasApp.post("/passwordless/login", requestPasswordless);
slasApp.post("/passwordless/token", grantPasswordless);
slasApp.post("/webauthn/register/authorize", authorizeRegistration);
slasApp.post("/webauthn/register/start", startRegistration);
slasApp.post("/webauthn/register/finish", endRegistration);
slasApp.post("/webauthn/authenticate/start", startAuthentication);
slasApp.post("/webauthn/authenticate/finish", endAuthentication);
slasApp.get("/webauthn/passkey/user/:loginId", listPasskeys);
slasApp.delete("/webauthn/passkey/user/:loginId", removePasskeys);
slasApp.delete("/webauthn/passkey/user/:loginId/credentials/:credentialId", removeOnePasskey);
slasApp.get("/trusted-agent/authorize", authorizeAgent);
slasApp.post("/trusted-agent/token", grantAgentToken);
slasApp.get("/idp/callback/:provider", returnFromProvider);
slasApp.get("/logout", logOut);
slasApp.post("/revoke", revokeToken);
slasApp.post("/introspect", introspectToken);
slasApp.get("/userinfo", userInfo);

slasApp.get("/jwks", async (c) => {
	const { publicJwk } = await signingKeys(c.env);
	return c.json({ keys: [publicJwk] });
});

slasApp.get("/.well-known/openid-configuration", (c) => {
	const base = new URL(c.req.url).href.replace(/\/\.well-known\/.*$/, "");
	return c.json({
		issuer: writeIssuer(c.env),
		authorization_endpoint: `${base}/authorize`,
		token_endpoint: `${base}/token`,
		userinfo_endpoint: `${base}/userinfo`,
		revocation_endpoint: `${base}/revoke`,
		introspection_endpoint: `${base}/introspect`,
		jwks_uri: `${base}/jwks`,
		end_session_endpoint: `${base}/logout`,
		response_types_supported: ["code"],
		grant_types_supported: [
			"authorization_code",
			"authorization_code_pkce",
			"client_credentials",
			"refresh_token",
		],
		code_challenge_methods_supported: ["S256"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["ES256"],
		scopes_supported: SCOPES.split(" "),
		claims_supported: ["email", "name", "given_name", "family_name", "sub", "isb", "dnt", "exp", "iat"],
	});
});
