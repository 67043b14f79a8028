import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashToken, randomToken } from "../../../secrets.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	loginRegistered,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { newCustomer, OAUTH, PASSWORD, slasCalls } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
const { post, userInfo } = slasCalls(() => commerce);
beforeAll(async () => {
	commerce = await startCommerce();
});

async function logIn(
	login: string,
	password: string,
	fields: Record<string, string> = {},
	headers: Record<string, string> = {},
) {
	const verifier = randomToken();
	const body = new URLSearchParams({
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		redirect_uri: "http://localhost:5173/callback",
		code_challenge: await hashToken(verifier),
		...fields,
	});
	const response = await commerce.fetch(`${OAUTH}/login`, {
		method: "POST",
		body,
		headers: { authorization: `Basic ${btoa(`${login}:${password}`)}`, ...headers },
	});
	const location = response.headers.get("location");
	return { response, verifier, back: location === null ? undefined : new URL(location).searchParams };
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
beforeEach(() => () => {
	vi.useRealTimers();
});

describe("login", () => {
	test("leads back with a code; the token has every part of isb in its order", async () => {
		const customer = await newCustomer(commerce);
		const guest = await loginGuest(commerce);
		const { response, back, verifier } = await logIn(customer.login, PASSWORD, {
			usid: guest.usid,
			state: "s1",
		});
		expect(response.status).toBe(303);
		expect(response.headers.get("content-length")).toBe("0");
		expect(Object.fromEntries(back ?? [])).toMatchObject({ usid: guest.usid, state: "s1" });
		const answer = await post("token", {
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			redirect_uri: "http://localhost:5173/callback",
			code: back?.get("code") ?? "",
			code_verifier: verifier,
		});
		const tokens = (await answer.json()) as Record<string, string>;
		expect(tokens).toMatchObject({
			usid: guest.usid,
			customer_id: customer.id,
			expires_in: 1800,
			refresh_token_expires_in: 90 * 24 * 3600,
		});
		const claims = decodeJwt(tokens.access_token ?? "");
		expect(claims.sub).toBe(`cc-slas::vtra_001::scid:vetrina::usid:${guest.usid}`);
		expect(claims.isb).toBe(
			`uido:ecom::upn:${customer.login}::uidn:Ada Conti::gcid:${guest.customerId}::rcid:${customer.id}::chid:vetrina-eu`,
		);
		expect(decodeJwt(tokens.id_token ?? "")).toMatchObject({ name: "Ada Conti", email: customer.email });
	});

	test("wrong password and unknown login are refused in the same words", async () => {
		const customer = await newCustomer(commerce);
		const wrong = await logIn(customer.login, "Wr0ng!pass");
		const unknown = await logIn("unknown@vetrina.example", PASSWORD);
		const none = await logIn("", "");
		const bodies = await Promise.all([wrong, unknown, none].map(({ response }) => response.text()));
		expect([wrong, unknown, none].map(({ response }) => response.status)).toEqual([401, 401, 401]);
		expect(new Set(bodies).size).toBe(1);
		expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
			error: "invalid_client",
			error_description: "Basic Authorization failed.",
			status_code: 401,
			message: "Basic Authorization failed.",
		});
	});

	test("two logins with one name within a second are a conflict, also for unknown names", async () => {
		for (const login of [(await newCustomer(commerce)).login, "twice@vetrina.example"]) {
			const answers = await Promise.all([logIn(login, PASSWORD), logIn(login, PASSWORD)]);
			expect(answers.map(({ response }) => response.status)).toContain(409);
			later(2);
			expect((await logIn(login, PASSWORD)).response.status).not.toBe(409);
		}
	});

	test("tries from other addresses do not lock a shopper out", async () => {
		const { login } = await newCustomer(commerce);
		const stranger = await logIn(login, "Wr0ng!pass", {}, { "cf-connecting-ip": "203.0.113.9" });
		const shopper = await logIn(login, PASSWORD, {}, { "cf-connecting-ip": "203.0.113.10" });
		expect([stranger.response.status, shopper.response.status]).toEqual([401, 303]);
	});

	test("after ten wrong tries from an address even the right password waits; elsewhere the shopper gets in", async () => {
		const { login } = await newCustomer(commerce);
		const from = (address: string) => ({ "cf-connecting-ip": address });
		for (let i = 0; i < 10; i++) {
			expect((await logIn(login, "Wr0ng!pass", {}, from("203.0.113.7"))).response.status).toBe(401);
			later(2);
		}
		const { response } = await logIn(login, PASSWORD, {}, from("203.0.113.7"));
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		later(2);
		expect((await logIn(login, PASSWORD, {}, from("203.0.113.8"))).response.status).toBe(303);
		later(15 * 60);
		expect((await logIn(login, PASSWORD, {}, from("203.0.113.7"))).response.status).toBe(303);
	});

	test("unknown logins are throttled alike", async () => {
		for (let i = 0; i < 10; i++) {
			expect((await logIn("ghost@vetrina.example", "Wr0ng!pass")).response.status).toBe(401);
			later(2);
		}
		expect((await logIn("ghost@vetrina.example", "Wr0ng!pass")).response.status).toBe(429);
	});

	test.each([
		["an unknown client", { client_id: "unknown" }],
		["a stranger's address", { redirect_uri: "javascript:alert(1)" }],
		["no challenge", { code_challenge: "" }],
		["an unknown site", { channel_id: "vetrina-moon" }],
		["another response type", { response_type: "token" }],
		["a field of its own", { password: "x" }],
		["a state beyond the limit", { state: "x".repeat(513) }],
	])("%s is refused", async (_, fields) => {
		const { response } = await logIn("unknown@vetrina.example", PASSWORD, fields);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: "invalid_request", status_code: 400 });
	});

	test("is refused without credentials or with a wrong client secret", async () => {
		const { login } = await newCustomer(commerce);
		expect((await logIn(login, PASSWORD, {}, { authorization: "" })).response.status).toBe(401);
		const header = { "x-slas-client-auth": btoa("vetrina-private:wrong") };
		const fields = { client_id: "vetrina-private" };
		expect((await logIn(login, PASSWORD, fields, header)).response.status).toBe(401);
		const right = { "x-slas-client-auth": btoa("vetrina-private:test-secret") };
		expect((await logIn(login, PASSWORD, fields, right)).response.status).toBe(303);
	});

	test("a body beyond the limit is refused", async () => {
		const { response } = await logIn("unknown@vetrina.example", PASSWORD, { c_note: "x".repeat(70_000) });
		expect(response.status).toBe(413);
	});

	test("a private client's code needs its secret instead of a verifier", async () => {
		const { login } = await newCustomer(commerce);
		const fields = { client_id: "vetrina-private", code_challenge: "" };
		const grant = {
			grant_type: "authorization_code",
			redirect_uri: "http://localhost:5173/callback",
			client_id: "vetrina-private",
		};
		const first = await logIn(login, PASSWORD, fields);
		const code = first.back?.get("code") ?? "";
		expect((await post("token", { ...grant, code })).status).toBe(401);
		const basic = { authorization: `Basic ${btoa("vetrina-private:test-secret")}` };
		expect((await post("token", { ...grant, code }, basic)).status).toBe(200);
		expect((await post("token", { ...grant, code }, basic)).status).toBe(400);
	});

	test("names too long for a token get none, and a name cannot pass for another part", async () => {
		const long = await newCustomer(commerce, { firstName: "x".repeat(200) });
		await expect(loginRegistered(commerce, { login: long.login, password: PASSWORD })).resolves.toMatchObject(
			{ accessToken: "" },
		);
		const sly = await newCustomer(commerce, { firstName: "x::rcid:someone", lastName: "else" });
		const shopper = await loginRegistered(commerce, { login: sly.login, password: PASSWORD });
		expect(await (await userInfo(shopper.accessToken)).json()).toMatchObject({ customer_id: sly.id });
	});
});
