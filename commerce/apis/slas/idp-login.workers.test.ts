import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import app from "../../index.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { signInAt } from "../../testing/sign-in.ts";
import { createCustomer, findCustomer } from "../customers/customer-store.ts";
import { hashOf, randomToken } from "./secrets.ts";

const oauth = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
afterEach(() => {
	vi.useRealTimers();
});

const REDIRECT = "http://localhost:5173/oauthCallback";

async function start(hint: string, fields: Record<string, string> = {}) {
	const verifier = randomToken();
	const query = new URLSearchParams({
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		redirect_uri: REDIRECT,
		response_type: "code",
		hint,
		state: "mine",
		code_challenge: await hashOf(verifier),
		...fields,
	});
	const response = await commerce.fetch(`${oauth}/authorize?${query}`);
	return { response, verifier, address: response.headers.get("location") ?? "" };
}

const follow = (url: URL) => commerce.fetch(url.pathname + url.search);
const toClient = async (back: URL) => new URL((await follow(back)).headers.get("location") ?? "");

const token = (fields: Record<string, string>) =>
	commerce.fetch(`${oauth}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			...fields,
		}),
	});

async function logInBy(hint: string, person: Record<string, string>, fields: Record<string, string> = {}) {
	const { address, verifier } = await start(hint, fields);
	const landed = await toClient(await signInAt(commerce, address, person));
	const answer = await token({ code: landed.searchParams.get("code") ?? "", code_verifier: verifier });
	return { landed, answer, tokens: (await answer.json()) as Record<string, string> };
}

describe("login by an identity provider", () => {
	test.each(["google", "apple", "facebook", "line"])(
		"%s: a new customer, then the same one",
		async (hint) => {
			const first = await logInBy(hint, { person: "ada" });
			expect(first.landed.origin + first.landed.pathname).toBe(REDIRECT);
			expect(first.landed.searchParams.get("state")).toBe("mine");
			expect(first.answer.status).toBe(200);
			const { isb } = decodeJwt(first.tokens.access_token ?? "");
			expect(isb).toMatch(
				new RegExp(
					`^uido:${hint}::upn:ada\\.conti@people\\.example::uidn:Ada Conti::gcid:\\w{26}::rcid:${first.tokens.customer_id}::chid:vetrina-eu$`,
				),
			);
			expect(first.tokens.idp_access_token).not.toBe("");
			const again = await logInBy(hint, { person: "ada" });
			expect(again.tokens.customer_id).toBe(first.tokens.customer_id);
			const other = await logInBy(hint, { person: "noor" });
			expect(other.tokens.customer_id).not.toBe(first.tokens.customer_id);
		},
	);

	test("a guest keeps its usid, and the session is refreshed as any other", async () => {
		const guest = await loginGuest(commerce);
		const { tokens } = await logInBy("google", { person: "noor" }, { usid: guest.usid });
		expect(tokens.usid).toBe(guest.usid);
		const refreshed = await commerce.fetch(`${oauth}/token`, {
			method: "POST",
			body: new URLSearchParams({
				grant_type: "refresh_token",
				client_id: "vetrina",
				refresh_token: tokens.refresh_token ?? "",
			}),
		});
		const body = (await refreshed.json()) as Record<string, string>;
		expect(decodeJwt(body.access_token ?? "").isb).toMatch(/^uido:google::/);
	});

	test("two returns of a new person at once make one customer", async () => {
		const person = { person: "new", given_name: "Two", family_name: "Tabs", email: "two@people.example" };
		const flows = await Promise.all([1, 2, 3].map(() => logInBy("google", person)));
		expect(new Set(flows.map(({ tokens }) => tokens.customer_id)).size).toBe(1);
	});

	test("somebody's e-mail address alone opens no account that exists", async () => {
		const email = "owner@people.example";
		const made = await createCustomer(
			commerce.env.DB,
			{ login: email, email, password: "Sfil4ta!", profile: {} },
			0,
		);
		const { tokens } = await logInBy("google", {
			person: "new",
			given_name: "Not",
			family_name: "Owner",
			email,
		});
		expect(tokens.customer_id).toMatch(/^\w{26}$/);
		expect(tokens.customer_id).not.toBe("ok" in made && made.ok.id);
	});

	test("who tells neither last name nor address still gets a customer", async () => {
		const { tokens } = await logInBy("line", { person: "kenji" });
		expect(await findCustomer(commerce.env.DB, tokens.customer_id ?? "")).toMatchObject({
			email: "",
			profile: { firstName: "Kenji" },
		});
	});

	test("who cancels goes back to the client with the reason", async () => {
		const { address } = await start("google");
		const landed = await toClient(await signInAt(commerce, address, { person: "cancel" }));
		expect(Object.fromEntries(landed.searchParams)).toMatchObject({ error: "access_denied", state: "mine" });
		expect(landed.searchParams.has("code")).toBe(false);
	});

	test("a return works once, in time, with its own state and provider", async () => {
		const { address } = await start("google");
		const back = await signInAt(commerce, address, { person: "ada" });
		const foreign = new URL(back.href.replace("callback/google", "callback/line"));
		expect((await follow(foreign)).status).toBe(400);
		expect((await follow(back)).status).toBe(303);
		expect((await follow(back)).status).toBe(400);
		const made = new URL(back);
		made.searchParams.set("state", randomToken());
		expect((await follow(made)).status).toBe(400);
		const late = await signInAt(commerce, (await start("google")).address, { person: "ada" });
		vi.setSystemTime(Date.now() + 16 * 60_000);
		expect((await follow(late)).status).toBe(400);
	});

	test("a made-up or foreign code of the provider leads back with an error", async () => {
		const { address } = await start("google");
		const back = await signInAt(commerce, address, { person: "ada" });
		const other = await signInAt(commerce, (await start("google")).address, { person: "noor" });
		back.searchParams.set("code", other.searchParams.get("code") ?? "");
		expect((await toClient(back)).searchParams.get("error")).toBe("server_error");
	});

	test("asked through a service binding, it sends browsers to where they reach the cloud", async () => {
		const env = { ...commerce.env, INSTANCE_TYPE: "staging", PUBLIC_ORIGIN: "http://localhost:8788" };
		const query = new URLSearchParams({
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			response_type: "code",
			hint: "google",
			code_challenge: "x".repeat(43),
		});
		const asked = await app.fetch(new Request(`https://commerce.internal${oauth}/authorize?${query}`), env);
		const page = new URL(asked.headers.get("location") ?? "");
		expect(page.origin).toBe("http://localhost:8788");
		expect(page.searchParams.get("redirect_uri")).toMatch(
			/^http:\/\/localhost:8788\/.*\/idp\/callback\/google$/,
		);
		expect((await app.fetch(new Request(page), env)).status).toBe(200);
	});

	test("an unknown provider is a bad hint", async () => {
		expect((await start("myspace")).response.status).toBe(400);
	});

	test.each(["production", "staging"] as const)(
		"there is none in %s that the world can reach",
		async (type) => {
			const deployed = await startCommerce({ INSTANCE_TYPE: type });
			const query = new URLSearchParams({
				client_id: "vetrina",
				channel_id: "vetrina-eu",
				redirect_uri: `${ORIGIN}/callback`,
				response_type: "code",
				hint: "google",
				code_challenge: "x".repeat(43),
			});
			expect((await deployed.fetch(`${oauth}/authorize?${query}`)).status).toBe(400);
			for (const path of ["authorize", "jwks", ".well-known/openid-configuration"])
				expect((await deployed.fetch(`/idp/google/${path}`)).status).toBe(404);
		},
	);
});

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
		const response = await commerce.fetch(`${oauth}/userinfo`, {
			headers: { authorization: `Bearer ${idToken}` },
		});
		expect(response.status).toBe(400);
	});

	test.each([
		["an unknown client", { client_id: "nobody" }],
		["an address that is none", { redirect_uri: "javascript:alert(1)" }],
		["an unknown response type", { response_type: "password" }],
	])("%s is refused", async (_, fields) => {
		const path = request("code", fields).slice(ORIGIN.length);
		expect((await commerce.fetch(path)).status).toBe(400);
		await expect(signInAt(commerce, ORIGIN + path, { person: "ada" })).rejects.toThrow("400");
	});

	test("nobody, and nobody with such an address, signs in", async () => {
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

describe("agents", () => {
	async function newCustomer(login: string) {
		const made = await createCustomer(
			commerce.env.DB,
			{ login, email: login, password: "Sfil4ta!", profile: { firstName: "Ada", lastName: "C" } },
			0,
		);
		return "ok" in made ? made.ok : undefined;
	}

	async function begin(fields: Record<string, string>) {
		const verifier = randomToken();
		const query = new URLSearchParams({
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			response_type: "code",
			idp_origin: "ecom",
			code_challenge: await hashOf(verifier),
			...fields,
		});
		const response = await commerce.fetch(`${oauth}/trusted-agent/authorize?${query}`);
		return { response, verifier, address: response.headers.get("location") ?? "" };
	}

	const redeem = (code: string, fields: Record<string, string>) =>
		commerce.fetch(`${oauth}/trusted-agent/token`, {
			method: "POST",
			headers: { authorization: `Bearer ${code}` },
			body: new URLSearchParams({
				grant_type: "client_credentials",
				client_id: "vetrina",
				channel_id: "vetrina-eu",
				idp_origin: "ecom",
				agent_id: "agent01",
				...fields,
			}),
		});

	test("an agent acts for a customer for a quarter of an hour, untracked, and the token says who", async () => {
		const login = "served@vetrina.example";
		const customer = await newCustomer(login);
		const { response, verifier, address } = await begin({ login_id: login });
		expect(response.status).toBe(303);
		expect(response.headers.get("content-length")).toBe("0");
		const back = await signInAt(commerce, address, { person: "agent01" });
		expect(back.origin + back.pathname).toBe(REDIRECT);
		const code = back.searchParams.get("code") ?? "";
		const fields = {
			login_id: login,
			code_verifier: verifier,
			state: back.searchParams.get("state") ?? "",
		};
		const answer = await redeem(code, fields);
		const tokens = (await answer.json()) as Record<string, string>;
		expect(tokens).toMatchObject({
			customer_id: customer?.id,
			expires_in: 900,
			refresh_token: "",
			refresh_token_expires_in: 0,
			dnt: "true",
		});
		expect(decodeJwt(tokens.access_token ?? "").isb).toMatch(
			new RegExp(`::rcid:${customer?.id}::chid:vetrina-eu::agent:agent01$`),
		);
		expect((await redeem(code, fields)).status).toBe(400);
	});

	test("an agent serves a guest", async () => {
		const { verifier, address } = await begin({ login_id: "Guest", idp_origin: "slas" });
		const back = await signInAt(commerce, address, { person: "agent02" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: "Guest",
			idp_origin: "slas",
			agent_id: "agent02",
			code_verifier: verifier,
			dnt: "false",
		});
		const tokens = (await answer.json()) as Record<string, string>;
		expect(tokens.dnt).toBe("false");
		expect(decodeJwt(tokens.access_token ?? "").isb).toMatch(
			/^uido:slas::upn:Guest::uidn:Guest User::gcid:\w{26}::chid:vetrina-eu::agent:agent02$/,
		);
	});

	test.each([
		["another agent", { agent_id: "agent02" }, 401],
		["no agent", { agent_id: "" }, 400],
		["another shopper", { login_id: "other@vetrina.example" }, 400],
		["another site", { channel_id: "vetrina-us" }, 400],
		["another state", { state: "made-up" }, 400],
		["another verifier", { code_verifier: "x".repeat(43) }, 400],
		["another origin", { idp_origin: "google" }, 400],
		["a private client without its secret", { client_id: "vetrina-private" }, 401],
		["another grant", { grant_type: "authorization_code" }, 400],
	])("%s gets no token", async (_, fields, status) => {
		await newCustomer("careful@vetrina.example");
		const { verifier, address } = await begin({ login_id: "careful@vetrina.example" });
		const back = await signInAt(commerce, address, { person: "agent01" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: "careful@vetrina.example",
			code_verifier: verifier,
			...fields,
		});
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ status_code: status });
	});

	test("the account manager's page offers agents alone", async () => {
		const { address } = await begin({ login_id: "served@vetrina.example" });
		const text = await (await commerce.fetch(address.slice(ORIGIN.length))).text();
		expect(text).toContain("Sofia Moretti");
		expect(text).not.toContain("Ada");
		expect(text).not.toContain("Somebody else");
	});

	test("a shopper cannot pass for an agent, nor a made-up code for one", async () => {
		const { verifier, address } = await begin({ login_id: "careful@vetrina.example" });
		await expect(signInAt(commerce, address, { person: "ada" })).rejects.toThrow("400");
		await expect(signInAt(commerce, address, { person: "new", email: "x@people.example" })).rejects.toThrow(
			"400",
		);
		const fields = { login_id: "careful@vetrina.example", code_verifier: verifier };
		expect((await redeem(randomToken(), fields)).status).toBe(401);
	});

	test("nobody to act for is said to the agent only", async () => {
		const { response, verifier, address } = await begin({ login_id: "nobody@vetrina.example" });
		expect(response.status).toBe(303);
		const back = await signInAt(commerce, address, { person: "agent01" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: "nobody@vetrina.example",
			code_verifier: verifier,
		});
		expect(await answer.json()).toMatchObject({ error_description: "User Not Found" });
	});

	test.each([
		["no shopper", { login_id: "" }],
		["a guest of elsewhere", { login_id: "Guest" }],
		["slas for somebody registered", { login_id: "a@b.example", idp_origin: "slas" }],
		["no challenge", { login_id: "a@b.example", code_challenge: "" }],
		["another response type", { login_id: "a@b.example", response_type: "token" }],
	])("%s is refused at once", async (_, fields) => {
		expect((await begin(fields)).response.status).toBe(400);
	});
});
