import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../../testing/commerce-under-test.ts";
import { signInAt } from "../../../testing/sign-in.ts";
import { OAUTH } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const REDIRECT = "http://localhost:5173/oauthCallback";

describe("the stand-in provider", () => {
	const request = (type: string, fields: Record<string, string> = {}) =>
		`${ORIGIN}/idp/google/authorize?${new URLSearchParams({
			client_id: "vetrina",
			response_type: type,
			redirect_uri: REDIRECT,
			state: "s",
			nonce: "n",
			...fields,
		})}`;

	test("its page names the people and sends the request along, escaped", async () => {
		const response = await commerce.fetch(request("code", { state: '"><script>' }).slice(ORIGIN.length));
		const text = await response.text();
		expect(text).toContain("Ada Conti");
		expect(text).toContain("Sign in with Google");
		expect(text).not.toContain("<script>");
		expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	});

	test("gives scripts an id token or an access token behind the #, as the providers do", async () => {
		const back = await signInAt(commerce, request("id_token"), { person: "ada" });
		const fragment = new URLSearchParams(back.hash.slice(1));
		const keys = (await (await commerce.fetch("/idp/google/jwks")).json()) as JSONWebKeySet;
		expect(keys.keys[0]).not.toHaveProperty("d");
		const { payload } = await jwtVerify(fragment.get("id_token") ?? "", createLocalJWKSet(keys), {
			issuer: `${ORIGIN}/idp/google`,
			audience: "vetrina",
		});
		expect(payload).toMatchObject({ nonce: "n", sub: "google-ada", email_verified: true });
		const access = await signInAt(commerce, request("token"), { person: "mina" });
		const bearer = new URLSearchParams(access.hash.slice(1)).get("access_token");
		const info = await commerce.fetch("/idp/google/userinfo", {
			headers: { authorization: `Bearer ${bearer}` },
		});
		expect(await info.json()).toMatchObject({ sub: "google-mina", email_verified: false });
		const elsewhere = await commerce.fetch("/idp/line/userinfo", {
			headers: { authorization: `Bearer ${bearer}` },
		});
		expect(elsewhere.status).toBe(401);
	});

	test("its tokens open nothing of the shop", async () => {
		const back = await signInAt(commerce, request("id_token"), { person: "ada" });
		const idToken = new URLSearchParams(back.hash.slice(1)).get("id_token");
		const response = await commerce.fetch(`${OAUTH}/userinfo`, {
			headers: { authorization: `Bearer ${idToken}` },
		});
		expect(response.status).toBe(400);
	});

	test.each([
		["an unknown client", { client_id: "unknown" }],
		["an address that is no web address", { redirect_uri: "javascript:alert(1)" }],
		["an unknown response type", { response_type: "password" }],
	])("%s is refused", async (_, fields) => {
		const path = request("code", fields).slice(ORIGIN.length);
		expect((await commerce.fetch(path)).status).toBe(400);
		await expect(signInAt(commerce, ORIGIN + path, { person: "ada" })).rejects.toThrow("400");
	});

	test("no person, and a person with such an address, is refused", async () => {
		await expect(signInAt(commerce, request("code"), { person: "stranger" })).rejects.toThrow("400");
		await expect(signInAt(commerce, request("code"), { person: "new", email: "x" })).rejects.toThrow("400");
	});

	test("codes need the house's secret, and an unknown provider answers nothing", async () => {
		const back = await signInAt(commerce, request("code"), { person: "ada" });
		const body = new URLSearchParams({
			grant_type: "authorization_code",
			client_id: "vetrina",
			client_secret: "guess",
			redirect_uri: REDIRECT,
			code: back.searchParams.get("code") ?? "",
		});
		expect((await commerce.fetch("/idp/google/token", { method: "POST", body })).status).toBe(401);
		expect((await commerce.fetch("/idp/myspace/jwks")).status).toBe(404);
	});
});
