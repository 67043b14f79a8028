import { expect, inject, test } from "vitest";
import { byCode, call, callWrongly, newGuest, ORGANIZATION, SITE } from "./cloud.ts";
import { PASSWORD, registerCustomer } from "./customer.ts";
import { withDocuments } from "./documents.ts";
import { trustedAuthorization } from "./trusted-client.ts";

const AUTH = "auth-v1";

withDocuments("login", () => {
	test("a guest logs in by code, refreshes and logs out", async () => {
		const guest = await newGuest();
		const form = {
			grant_type: "refresh_token",
			client_id: "vetrina",
			channel_id: SITE,
			refresh_token: guest.refreshToken,
		};
		const refreshed = await call(AUTH, "getAccessToken", { form: { ...form, dnt: "true" } });
		expect(refreshed).toMatchObject({
			status: 200,
			body: { usid: guest.usid, customer_id: guest.customerId },
		});
		const again = await call(AUTH, "getAccessToken", { form });
		expect(again).toMatchObject({
			status: 400,
			body: { error: "invalid_grant", message: "invalid refresh_token" },
		});
		const left = await call(AUTH, "logoutCustomer", {
			token: String(refreshed.body.access_token),
			query: { client_id: "vetrina", channel_id: SITE, refresh_token: String(refreshed.body.refresh_token) },
		});
		expect(left).toMatchObject({ status: 200, body: { access_token: "" } });
	});

	test("the redirect has no body and says so", async () => {
		const sent = await call(AUTH, "authorizeCustomer", {
			query: {
				client_id: "vetrina",
				channel_id: SITE,
				hint: "guest",
				response_type: "code",
				redirect_uri: "http://127.0.0.1/callback",
				code_challenge: "x".repeat(43),
				state: "kept",
			},
		});
		expect(sent.status).toBe(303);
		expect(sent.headers.get("content-length")).toBe("0");
		expect(Object.fromEntries(new URL(sent.headers.get("location") ?? "").searchParams)).toMatchObject({
			state: "kept",
		});
	});

	test("keys and their discovery", async () => {
		expect((await call(AUTH, "getJwksUri")).body).toMatchObject({ keys: [{ kty: "EC", use: "sig" }] });
		const address = `${inject("commerce")}/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/.well-known/openid-configuration`;
		expect(await (await fetch(address)).json()).toMatchObject({ jwks_uri: expect.stringMatching(/\/jwks$/) });
	});

	test("a registered shopper, from login to logout of all sessions", async () => {
		const login = await registerCustomer(await newGuest());
		const authorization = `Basic ${Buffer.from(`${login}:${PASSWORD}`).toString("base64")}`;
		const shopper = await byCode(SITE, (form) =>
			call(AUTH, "authenticateCustomer", { form, headers: { authorization } }),
		);
		const refresh = { grant_type: "refresh_token", client_id: "vetrina", channel_id: SITE };
		const refreshed = await call(AUTH, "getAccessToken", {
			form: { ...refresh, refresh_token: shopper.refreshToken },
		});
		expect(refreshed.body).toMatchObject({
			customer_id: shopper.customerId,
			refresh_token_expires_in: 90 * 24 * 3600,
		});
		const left = await call(AUTH, "logoutCustomer", {
			token: String(refreshed.body.access_token),
			query: {
				client_id: "vetrina",
				channel_id: SITE,
				hint: "all-sessions",
				refresh_token: String(refreshed.body.refresh_token),
			},
		});
		expect(left.status).toBe(200);
		const after = await call(AUTH, "getAccessToken", {
			form: { ...refresh, refresh_token: String(refreshed.body.refresh_token) },
		});
		expect(after.body).toMatchObject({ message: "invalid refresh_token" });
		expect((await callWrongly(AUTH, "getUserInfo", { token: shopper.token })).status).toBe(400);
	});

	test("a second login within a second is a conflict", async () => {
		const authorization = `Basic ${Buffer.from(`unknown.${Date.now()}@vetrina.example:x`).toString("base64")}`;
		const form = {
			client_id: "vetrina",
			channel_id: SITE,
			redirect_uri: "http://127.0.0.1/callback",
			code_challenge: "x".repeat(43),
		};
		const logIn = () => call(AUTH, "authenticateCustomer", { form, headers: { authorization } });
		const results = await Promise.all([logIn(), logIn()]);
		expect(results.map(({ status }) => status).sort()).toEqual([401, 409]);
	});

	const wrong = { client_id: "vetrina", channel_id: SITE };
	test.each([
		["no client", "authorizeCustomer", { query: { response_type: "code" } }, 400, "invalid_request"],
		[
			"an unknown hint",
			"authorizeCustomer",
			{ query: { ...wrong, response_type: "code", hint: "unknown", redirect_uri: "http://127.0.0.1/" } },
			400,
			"invalid_request",
		],
		[
			"an unknown organization",
			"getJwksUri",
			{ path: { organizationId: "f_ecom_zzzz_001" } },
			400,
			"invalid_request",
		],
		[
			"a wrong password",
			"authenticateCustomer",
			{
				form: { ...wrong, redirect_uri: "http://127.0.0.1/", code_challenge: "x".repeat(43) },
				headers: { authorization: "Basic bm9ib2R5QHZldHJpbmEuZXhhbXBsZTp4" },
			},
			401,
			"invalid_client",
		],
		[
			"a login with a field of its own",
			"authenticateCustomer",
			{ form: { ...wrong, redirect_uri: "http://127.0.0.1/", colour: "red" } },
			400,
			"invalid_request",
		],
		[
			"a passwordless login by a public client",
			"authorizePasswordlessCustomer",
			{ form: { ...wrong, user_id: "x@vetrina.example", mode: "email" } },
			401,
			"invalid_client",
		],
		[
			"an unknown token of a mail",
			"getPasswordLessAccessToken",
			{
				form: { grant_type: "client_credentials", hint: "pwdless_login", pwdless_login_token: "x" },
				headers: { authorization: trustedAuthorization() },
			},
			401,
			"invalid_client",
		],
		[
			"a password reset without a challenge",
			"getPasswordResetToken",
			{ form: { ...wrong, user_id: "x@vetrina.example", mode: "email" } },
			400,
			"invalid_request",
		],
		[
			"an unknown token to reset a password",
			"resetPassword",
			{ form: { ...wrong, pwd_action_token: "x", new_password: "Vetrina-2" } },
			400,
			"invalid_request",
		],
		[
			"revoking another client's token",
			"revokeToken",
			{ form: { token: "x" }, headers: { authorization: trustedAuthorization() } },
			400,
			"invalid_request",
		],
		[
			"looking at a token without a secret",
			"introspectToken",
			{ form: { token: "x" } },
			401,
			"invalid_client",
		],
		["asking who a forged token is", "getUserInfo", { token: "forged" }, 400, "invalid_request"],
		[
			"an agent without a customer",
			"getTrustedAgentAuthorizationToken",
			{ query: { ...wrong, response_type: "code", redirect_uri: "http://127.0.0.1/" } },
			400,
			"invalid_request",
		],
		[
			"a made-up code of an agent",
			"getTrustedAgentAccessToken",
			{
				token: "made-up",
				form: {
					...wrong,
					agent_id: "agent01",
					code_verifier: "x".repeat(43),
					grant_type: "client_credentials",
					login_id: "x@vetrina.example",
					idp_origin: "ecom",
				},
			},
			400,
			"invalid_request",
		],
		["no grant type", "getAccessToken", { form: {} }, 400, "invalid_request"],
		[
			"an unknown grant type",
			"getAccessToken",
			{ form: { ...wrong, grant_type: "password" } },
			400,
			"unsupported_grant_type",
		],
		[
			"a wrong secret",
			"getAccessToken",
			{
				form: { ...wrong, grant_type: "client_credentials" },
				headers: { authorization: "Basic dmV0cmluYS1wcml2YXRlOng=" },
			},
			401,
			"invalid_client",
		],
		[
			"an unknown code",
			"getAccessToken",
			{
				form: {
					...wrong,
					grant_type: "authorization_code_pkce",
					code: "x",
					code_verifier: "x".repeat(43),
					redirect_uri: "http://127.0.0.1/",
				},
			},
			400,
			"invalid_grant",
		],
		[
			"a logout without tokens",
			"logoutCustomer",
			{ query: { client_id: "vetrina" } },
			400,
			"invalid_request",
		],
		[
			"a logout with a forged token",
			"logoutCustomer",
			{ query: { client_id: "vetrina", refresh_token: "x" }, token: "forged" },
			401,
			"invalid_token",
		],
	] as const)("%s is refused", async (_, operationId, request, status, error) => {
		expect(await callWrongly(AUTH, operationId, request)).toMatchObject({
			status,
			body: { error, error_description: expect.any(String) },
		});
	});
});
