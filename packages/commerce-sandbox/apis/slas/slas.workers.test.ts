import {
	decodeJwt,
	decodeProtectedHeader,
	generateKeyPair,
	importJWK,
	type JWK,
	jwtVerify,
	SignJWT,
} from "jose";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { hashToken, randomToken } from "../../secrets.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

const oauth = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
const customerBaskets = (id: string) =>
	`/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${id}/baskets`;
let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
	commerce.fetch(`${oauth}/token`, { method: "POST", body: new URLSearchParams(fields), headers });

async function authorize(fields: Record<string, string> = {}) {
	const verifier = randomToken();
	const query = new URLSearchParams({
		client_id: "vetrina",
		response_type: "code",
		redirect_uri: "http://localhost:5173/callback",
		hint: "guest",
		channel_id: "vetrina-eu",
		code_challenge: await hashToken(verifier),
		...fields,
	});
	const response = await commerce.fetch(`${oauth}/authorize?${query}`);
	const location = response.headers.get("location");
	const code = location === null ? "" : (new URL(location).searchParams.get("code") ?? "");
	return { response, location, code, verifier };
}

function codeGrant(code: string, verifier: string, fields: Record<string, string> = {}) {
	return post({
		grant_type: "authorization_code_pkce",
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		redirect_uri: "http://localhost:5173/callback",
		code,
		code_verifier: verifier,
		...fields,
	});
}

describe("authorize", () => {
	test("sends a code and the shopper id to the client's address, without a body", async () => {
		const { response, location } = await authorize({ state: "s1" });
		expect(response.status).toBe(303);
		expect(response.headers.get("content-length")).toBe("0");
		const { origin, pathname, searchParams } = new URL(location ?? "");
		expect(origin + pathname).toBe("http://localhost:5173/callback");
		expect(searchParams.get("code")).toBeTruthy();
		expect(searchParams.get("usid")).toMatch(/^[0-9a-f-]{36}$/);
		expect(searchParams.get("state")).toBe("s1");
	});

	test.each([
		["an unknown client", { client_id: "unknown" }],
		["another response type", { response_type: "token" }],
		["an address that is no web address", { redirect_uri: "javascript:alert(1)" }],
		["no hint", { hint: "" }],
		["an unknown site", { channel_id: "vetrina-moon" }],
		["no challenge", { code_challenge: "short" }],
		["a plain challenge", { code_challenge_method: "plain" }],
	])("refuses %s with both forms of the error", async (_, fields) => {
		const { response, location } = await authorize(fields);
		expect(response.status).toBe(400);
		expect(location).toBeNull();
		const body = (await response.json()) as Record<string, unknown>;
		expect(body).toMatchObject({ error: "invalid_request", status_code: 400 });
		expect(body.message).toBe(body.error_description);
	});
});

describe("token", () => {
	test("a guest gets every member of the answer and the claims that clients read", async () => {
		const { code, verifier } = await authorize();
		const answer = await codeGrant(code, verifier);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({
			token_type: "Bearer",
			expires_in: 1800,
			refresh_token_expires_in: 30 * 24 * 3600,
			idp_access_token: "",
		});
		expect(body.enc_user_id).toMatch(/^[0-9A-F]{32}$/);
		const token = body.access_token ?? "";
		expect(decodeProtectedHeader(token).alg).toBe("ES256");
		const claims = decodeJwt(token);
		expect(claims.sub).toBe(`cc-slas::vtra_001::scid:vetrina::usid:${body.usid}`);
		expect(claims.isb).toBe(
			`uido:slas::upn:Guest::uidn:Guest User::gcid:${body.customer_id}::chid:vetrina-eu`,
		);
		expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(1800);
		expect(claims.dnt).toBe("0");
	});

	test("the published key verifies the token, and the configuration names it", async () => {
		const guest = await loginGuest(commerce);
		const jwks = (await (await commerce.fetch(`${oauth}/jwks`)).json()) as { keys: JWK[] };
		expect(jwks.keys[0]).not.toHaveProperty("d");
		const key = await importJWK(jwks.keys[0] as JWK, "ES256");
		await expect(jwtVerify(guest.accessToken, key)).resolves.toBeTruthy();
		const configuration = (await (
			await commerce.fetch(`${oauth}/.well-known/openid-configuration`)
		).json()) as Record<string, string>;
		expect(configuration.jwks_uri).toMatch(/\/oauth2\/jwks$/);
	});

	test("a code works once, with its verifier, client, address and site only", async () => {
		const first = await authorize();
		expect((await codeGrant(first.code, randomToken())).status).toBe(400);
		const second = await authorize();
		expect(
			(await codeGrant(second.code, second.verifier, { redirect_uri: "http://localhost:1/callback" })).status,
		).toBe(400);
		const third = await authorize();
		expect((await codeGrant(third.code, third.verifier, { channel_id: "vetrina-us" })).status).toBe(400);
		const fourth = await authorize();
		expect((await codeGrant(fourth.code, fourth.verifier)).status).toBe(200);
		expect((await codeGrant(fourth.code, fourth.verifier)).status).toBe(400);
	});

	test("a guest who comes back with its usid is the same customer; an invented usid is unknown", async () => {
		const guest = await loginGuest(commerce);
		const again = await loginGuest(commerce, "vetrina-eu", guest.usid);
		expect([again.customerId, again.usid]).toEqual([guest.customerId, guest.usid]);
		const invented = await loginGuest(commerce, "vetrina-eu", "00000000-0000-4000-8000-000000000000");
		expect(invented.usid).not.toBe("00000000-0000-4000-8000-000000000000");
	});

	test("the private client logs guests in with its secret only", async () => {
		const grant = { grant_type: "client_credentials", channel_id: "vetrina-us" };
		const basic = (secret: string) => ({ authorization: `Basic ${btoa(`vetrina-private:${secret}`)}` });
		const answer = await post(grant, basic("test-secret"));
		expect(answer.status).toBe(200);
		const body = (await answer.json()) as Record<string, string>;
		expect(decodeJwt(body.access_token ?? "").sub).toContain("::scid:vetrina-private::");
		expect((await post(grant, basic("wrong"))).status).toBe(401);
		expect((await post(grant)).status).toBe(401);
		expect((await post(grant, { authorization: `Basic ${btoa("vetrina:")}` })).status).toBe(401);
		// A private client keeps its refresh token.
		const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" };
		const refreshed = (await (await post(refresh, basic("test-secret"))).json()) as Record<string, string>;
		expect(refreshed.refresh_token).toBe(body.refresh_token);
		expect((await post({ ...refresh, client_id: "vetrina-private" })).status).toBe(401);
	});

	test.each([
		["no grant type", {}],
		["an unknown grant type", { grant_type: "password" }],
		["no client", { grant_type: "refresh_token", refresh_token: "x" }],
	])("%s is refused", async (_, fields) => {
		expect((await post(fields)).status).toBe(400);
	});
});

describe("refresh", () => {
	const refresh = (refreshToken: string) =>
		post({
			grant_type: "refresh_token",
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			refresh_token: refreshToken,
		});

	test("gives the same shopper a new pair; the old refresh token is used up", async () => {
		const guest = await loginGuest(commerce);
		const answer = await refresh(guest.refreshToken);
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({ usid: guest.usid, customer_id: guest.customerId });
		expect(body.refresh_token).not.toBe(guest.refreshToken);
		const again = await refresh(guest.refreshToken);
		expect(again.status).toBe(400);
		expect(await again.json()).toMatchObject({
			message: "invalid refresh_token",
			status_code: 400,
			error_description: "invalid refresh_token",
		});
		// Two uses at the same moment are two tabs and not theft, so the new token still works.
		expect((await refresh(body.refresh_token ?? "")).status).toBe(200);
	});

	test("re-use later revokes every token of that login", async () => {
		const guest = await loginGuest(commerce);
		const newer = (await (await refresh(guest.refreshToken)).json()) as Record<string, string>;
		vi.setSystemTime(Date.now() + 60_000);
		try {
			expect((await refresh(guest.refreshToken)).status).toBe(400);
			expect((await refresh(newer.refresh_token ?? "")).status).toBe(400);
		} finally {
			vi.useRealTimers();
		}
	});

	test("succeeds once among many simultaneous requests", async () => {
		const guest = await loginGuest(commerce);
		const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(guest.refreshToken)));
		expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
	});

	test("a malformed token is refused in the words that clients wait for", async () => {
		expect(await (await refresh("malformed")).json()).toMatchObject({ message: "invalid refresh_token" });
	});

	test("logout ends the session", async () => {
		const guest = await loginGuest(commerce);
		const other = await loginGuest(commerce);
		const logout = (token: string, refreshToken: string) =>
			commerce.fetch(
				`${oauth}/logout?${new URLSearchParams({ client_id: "vetrina", refresh_token: refreshToken, channel_id: "vetrina-eu" })}`,
				{
					headers: { authorization: `Bearer ${token}` },
				},
			);
		expect((await logout(other.accessToken, guest.refreshToken)).status).toBe(400);
		expect((await logout(guest.accessToken, guest.refreshToken)).status).toBe(200);
		expect((await refresh(guest.refreshToken)).status).toBe(400);
		expect((await refresh(other.refreshToken)).status).toBe(200);
	});
});

describe("requireShopper", () => {
	const call = (token: string | undefined, siteId = "vetrina-eu") =>
		commerce.fetch(
			`${customerBaskets("x")}?siteId=${siteId}`,
			token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
		);

	async function typeOf(response: Response): Promise<string> {
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		return ((await response.json()) as { type: string }).type.split("/").pop() ?? "";
	}

	test("refuses missing, malformed and unsigned tokens", async () => {
		expect(await typeOf(await call(undefined))).toBe("unauthorized");
		expect(await typeOf(await call("malformed"))).toBe("invalid-access-token");
		const guest = await loginGuest(commerce);
		const [, payload] = guest.accessToken.split(".");
		const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
		const response = await call(unsigned);
		expect(response.status).toBe(401);
		expect(await typeOf(response)).toBe("invalid-access-token");
	});

	test("refuses a token of another key or of another site", async () => {
		const guest = await loginGuest(commerce);
		const { privateKey } = await generateKeyPair("ES256");
		const forged = await new SignJWT(decodeJwt(guest.accessToken))
			.setProtectedHeader({ alg: "ES256" })
			.sign(privateKey);
		expect((await call(forged)).status).toBe(401);
		expect((await call(guest.accessToken, "vetrina-us")).status).toBe(401);
	});

	test("an expired token says so", async () => {
		const guest = await loginGuest(commerce);
		vi.setSystemTime(Date.now() + 31 * 60_000);
		try {
			expect(await typeOf(await call(guest.accessToken))).toBe("access-token-expired");
		} finally {
			vi.useRealTimers();
		}
	});

	test("responds 404 for another organisation", async () => {
		const guest = await loginGuest(commerce);
		const response = await guest.fetch(
			customerBaskets(guest.customerId).replace(ORGANIZATION, "f_ecom_othr_001"),
		);
		expect(response.status).toBe(404);
	});
});
