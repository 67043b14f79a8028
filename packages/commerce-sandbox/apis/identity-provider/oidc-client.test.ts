import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { authorizationUrl, exchangeCode, userInfo, verifyIdToken } from "./oidc-client.ts";
import type { OidcProvider } from "./providers.ts";

const issuer = "https://idp.test";
let key: CryptoKey;
let otherKey: CryptoKey;
let jwk: object;

beforeAll(async () => {
	const pair = await generateKeyPair("ES256", { extractable: true });
	key = pair.privateKey;
	jwk = { ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "ES256" };
	otherKey = (await generateKeyPair("ES256")).privateKey;
});

const discovery = {
	issuer,
	authorization_endpoint: `${issuer}/authorize?tenant=1`,
	token_endpoint: `${issuer}/token`,
	userinfo_endpoint: `${issuer}/userinfo`,
	jwks_uri: `${issuer}/jwks`,
};

/** Stubs a provider that responds to these paths. */
function provider(answers: Record<string, unknown> = {}): OidcProvider {
	const all: Record<string, unknown> = {
		"/.well-known/openid-configuration": discovery,
		"/jwks": { keys: [jwk] },
		...answers,
	};
	return {
		id: "test",
		issuer,
		clientId: "us",
		clientSecret: "secret",
		send: async (request) => {
			const answer = all[new URL(request.url).pathname];
			if (answer instanceof Error) throw answer;
			return answer instanceof Response
				? answer.clone()
				: Response.json(answer ?? {}, { status: answer ? 200 : 404 });
		},
	};
}

const sign = (claims: object, { by = key, kid = "k1" } = {}) =>
	new SignJWT({ sub: "p1", iss: issuer, aud: "us", nonce: "n", ...claims })
		.setProtectedHeader({ alg: "ES256", kid })
		.setExpirationTime("5m")
		.sign(by);

describe("an id token", () => {
	test("tells who the person is", async () => {
		const token = await sign({
			given_name: "Ada",
			email: "a@b.example",
			email_verified: true,
			role: "admin",
		});
		expect(await verifyIdToken(provider(), token, "n")).toEqual({
			sub: "p1",
			given_name: "Ada",
			email: "a@b.example",
			email_verified: true,
		});
	});

	test("is refused with another key, issuer, audience, nonce or time", async () => {
		const bad = [
			await sign({}, { by: otherKey }),
			await sign({}, { by: otherKey, kid: "k2" }),
			await sign({ iss: "https://other.test" }),
			await sign({ aud: "them" }),
			await sign({ nonce: "other" }),
			await new SignJWT({ sub: "p1", iss: issuer, aud: "us", nonce: "n" })
				.setProtectedHeader({ alg: "ES256", kid: "k1" })
				.setExpirationTime(Math.floor(Date.now() / 1000) - 10)
				.sign(key),
			await new SignJWT({ sub: "p1", iss: issuer, aud: "us", nonce: "n" })
				.setProtectedHeader({ alg: "ES256", kid: "k1" })
				.sign(key),
			await sign({ sub: "" }),
			"x.y.z",
			"",
		];
		for (const token of bad) expect(await verifyIdToken(provider(), token, "n")).toBeUndefined();
	});

	test("signed with a secret or not at all says nothing", async () => {
		const claims = { sub: "p1", iss: issuer, aud: "us", exp: 9_999_999_999 };
		const shared = new TextEncoder().encode(JSON.stringify(jwk).padEnd(32));
		const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(shared);
		const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
		const unsigned = `${part({ alg: "none" })}.${part(claims)}.`;
		for (const token of [symmetric, unsigned]) expect(await verifyIdToken(provider(), token)).toBeUndefined();
	});
});

describe("a provider", () => {
	test("gets people with all that the protocol needs", async () => {
		const request = { redirectUri: "https://us.test/back", state: "s", nonce: "n", codeChallenge: "c" };
		const url = new URL((await authorizationUrl(provider(), { ...request, locale: "de" })) ?? "");
		expect(Object.fromEntries(url.searchParams)).toEqual({
			tenant: "1",
			client_id: "us",
			response_type: "code",
			redirect_uri: "https://us.test/back",
			scope: "openid profile email",
			state: "s",
			nonce: "n",
			code_challenge: "c",
			code_challenge_method: "S256",
			ui_locales: "de",
		});
	});

	test("exchanges a code for who it is of", async () => {
		const tokens = { access_token: "at", id_token: await sign({}) };
		const code = { code: "c", redirectUri: "https://us.test/back", nonce: "n" };
		expect(await exchangeCode(provider({ "/token": tokens }), code)).toEqual({
			claims: { sub: "p1" },
			accessToken: "at",
		});
		const forged = { access_token: "at", id_token: await sign({}, { by: otherKey }) };
		expect(await exchangeCode(provider({ "/token": forged }), code)).toBeUndefined();
	});

	test.each([
		["is down", new Error("connection refused")],
		["answers 500", new Response("oops", { status: 500 })],
		["answers no JSON", new Response("<html>")],
		["answers something else", []],
		["calls itself another", { ...discovery, issuer: "https://other.test" }],
	])("that %s is no failure of ours", async (_, answer) => {
		const code = { code: "c", redirectUri: "https://us.test/back" };
		const request = { redirectUri: "https://us.test/back", state: "s", nonce: "n", codeChallenge: "c" };
		const broken = provider({ "/.well-known/openid-configuration": answer });
		expect(await authorizationUrl(broken, request)).toBeUndefined();
		expect(await exchangeCode(broken, code)).toBeUndefined();
		expect(await verifyIdToken(broken, await sign({}))).toBeUndefined();
		expect(await userInfo(broken, "at")).toBeUndefined();
		const later = provider({ "/token": answer, "/jwks": answer, "/userinfo": answer });
		expect(await exchangeCode(later, code)).toBeUndefined();
		expect(await verifyIdToken(later, await sign({}))).toBeUndefined();
		expect(await userInfo(later, "at")).toBeUndefined();
	});
});
