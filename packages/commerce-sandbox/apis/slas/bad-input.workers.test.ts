import * as fc from "fast-check";
import { decodeJwt, generateKeyPair, SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { subjectClaim } from "../../auth/claims.ts";
import { signAccessToken } from "../../auth/tokens.ts";
import { house } from "../../house.ts";
import { nowInSeconds } from "../../now.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	loginRegistered,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { newCustomer, OAUTH, PASSWORD, PRIVATE_CLIENT } from "../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const POSTED = [
	"login",
	"token",
	"passwordless/login",
	"passwordless/token",
	"password/reset",
	"password/action",
	"webauthn/register/authorize",
	"webauthn/register/start",
	"webauthn/register/finish",
	"webauthn/authenticate/start",
	"webauthn/authenticate/finish",
	"revoke",
	"introspect",
	"trusted-agent/token",
];
const READ = ["authorize", "logout", "userinfo", "trusted-agent/authorize", "idp/callback/google"];

/** Generates values of which some pass the first checks. */
const value = fc.oneof(
	fc.constantFrom(
		"vetrina",
		"vetrina-private",
		"vetrina-eu",
		"http://localhost/cb",
		"code",
		"guest",
		"google",
		"refresh_token",
		"client_credentials",
		"authorization_code_pkce",
		"pwdless_login",
		"cross_device",
		"email",
		"callback",
		"Guest",
		"slas",
		"ecom",
		"x".repeat(43),
		"' OR 1=1 --",
		"\u0000",
		"٣",
	),
	fc.string({ maxLength: 40 }),
);
const names = [
	"client_id",
	"channel_id",
	"redirect_uri",
	"response_type",
	"hint",
	"grant_type",
	"code",
	"code_challenge",
	"code_verifier",
	"refresh_token",
	"state",
	"usid",
	"user_id",
	"mode",
	"pwd_action_token",
	"new_password",
	"pwdless_login_token",
	"token",
	"login_id",
	"idp_origin",
	"agent_id",
	"locale",
];
const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 });
const authorization = fc.oneof(
	fc.constantFrom(
		undefined,
		`Basic ${btoa("vetrina-private:test-secret")}`,
		`Basic ${btoa("a@b.example:x")}`,
		"Bearer x",
		"Bearer a.b.c",
		"Basic !",
	),
	fc.base64String({ maxLength: 40 }).map((text) => `Basic ${text}`),
);

test("whatever is sent, the answer is one that the service knows, in both of its forms", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...POSTED, ...READ),
			fields,
			authorization,
			async (path, parameters, header) => {
				const query = new URLSearchParams(parameters);
				const headers = new Headers(header === undefined ? {} : { authorization: header });
				const isRead = READ.includes(path);
				const response = await commerce.fetch(
					`${OAUTH}/${path}${isRead ? `?${query}` : ""}`,
					isRead ? { headers } : { method: "POST", headers, body: query },
				);
				if (response.status < 400) return;
				expect([400, 401, 409, 412, 429]).toContain(response.status);
				const body = (await response.json()) as Record<string, unknown>;
				expect(body).toMatchObject({
					error: expect.any(String),
					error_description: expect.any(String),
					status_code: response.status,
				});
				expect(body.message).toBe(body.error_description);
			},
		),
		{ numRuns: 400 },
	);
}, 30_000);

test("a body that is no form is refused, whatever its type", async () => {
	for (const path of POSTED) {
		for (const [type, body] of [
			["application/json", '{"grant_type":"client_credentials"}'],
			["multipart/form-data; boundary=x", "--x--"],
			["application/x-www-form-urlencoded", "%E0%A4%A"],
			["application/x-www-form-urlencoded", "&&&==&=a"],
		] as const) {
			const headers = { "content-type": type };
			const response = await commerce.fetch(`${OAUTH}/${path}`, { method: "POST", headers, body });
			expect([400, 401]).toContain(response.status);
		}
	}
});

async function customer() {
	const { login } = await newCustomer(commerce);
	return loginRegistered(commerce, { login, password: PASSWORD });
}

const whoIs = async (token: string) =>
	(await commerce.fetch(`${OAUTH}/userinfo`, { headers: { authorization: `Bearer ${token}` } })).status;

test("a guest's token cannot be changed into a customer's", async () => {
	const [guest, victim] = await Promise.all([loginGuest(commerce), customer()]);
	const [header, , signature] = guest.accessToken.split(".");
	const [, payload] = victim.accessToken.split(".");
	expect(await whoIs([header, payload, signature].join("."))).toBe(400);
	const { privateKey } = await generateKeyPair("ES256");
	const forged = await new SignJWT(decodeJwt(victim.accessToken))
		.setProtectedHeader({ alg: "ES256" })
		.sign(privateKey);
	expect(await whoIs(forged)).toBe(400);
	expect(await whoIs(victim.accessToken)).toBe(200);
});

test("another cloud's tokens, and id tokens, are refused", async () => {
	const other = await startCommerce();
	const foreign = await loginGuest(other);
	expect(await whoIs(foreign.accessToken)).toBe(400);
	const tenantId = "othr_002";
	const token = await signAccessToken(
		{ ...commerce.env, ORGANIZATION: { ...house.organizations[0], tenantId } },
		{
			sub: subjectClaim(tenantId, "vetrina", foreign.usid),
			isb: String(decodeJwt(foreign.accessToken).isb),
			doNotTrack: true,
		},
		{ now: nowInSeconds(), seconds: 60 },
	);
	expect(await whoIs(token)).toBe(400);
});

test("refresh tokens are of one client and one site", async () => {
	const shopper = await customer();
	const refresh = (more: Record<string, string>, headers: Record<string, string> = {}) =>
		commerce.fetch(`${OAUTH}/token`, {
			method: "POST",
			headers,
			body: new URLSearchParams({
				grant_type: "refresh_token",
				refresh_token: shopper.refreshToken,
				...more,
			}),
		});
	expect((await refresh({}, PRIVATE_CLIENT)).status).toBe(400);
	expect((await refresh({ client_id: "vetrina" })).status).toBe(200);
	const other = await customer();
	const wrongSite = await commerce.fetch(`${OAUTH}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "refresh_token",
			client_id: "vetrina",
			channel_id: "vetrina-us",
			refresh_token: other.refreshToken,
		}),
	});
	expect(await wrongSite.json()).toMatchObject({ message: "invalid refresh_token" });
});

test("a failure of our own has both forms, too, and tells nothing", async () => {
	const DB = {
		prepare() {
			throw new Error("D1_ERROR: secret detail");
		},
	} as unknown as D1Database;
	const broken = await startCommerce({ DB });
	const query = new URLSearchParams({
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		redirect_uri: "http://localhost/cb",
		response_type: "code",
		hint: "guest",
		code_challenge: "x".repeat(43),
	});
	const response = await broken.fetch(`${OAUTH}/authorize?${query}`);
	expect(response.status).toBe(500);
	const text = await response.text();
	expect(JSON.parse(text)).toMatchObject({ error: "server_error", status_code: 500 });
	expect(text).not.toContain("secret");
});
