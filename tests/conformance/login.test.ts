import { expect, inject, test } from "vitest";
import { call, callWrongly, newGuest, ORGANIZATION, SITE } from "./cloud.ts";
import { withDocuments } from "./documents.ts";

const AUTH = "auth-v1";

withDocuments("guest login", () => {
	test("by code, refresh, and logout", async () => {
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

	const wrong = { client_id: "vetrina", channel_id: SITE };
	test.each([
		["no client", "authorizeCustomer", { query: { response_type: "code" } }, 400, "invalid_request"],
		[
			"an unknown hint",
			"authorizeCustomer",
			{ query: { ...wrong, response_type: "code", hint: "nobody", redirect_uri: "http://127.0.0.1/" } },
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
