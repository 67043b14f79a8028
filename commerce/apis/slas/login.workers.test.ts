import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { createCustomer } from "../customers/customer-store.ts";
import { hashOf, randomToken } from "./secrets.ts";

const oauth = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
const PASSWORD = "Sfil4ta!";
let commerce: CommerceUnderTest;
let people = 0;

beforeAll(async () => {
	commerce = await startCommerce();
});

/** A customer of its own for each test: the throttle counts by login. */
async function newCustomer(profile: Record<string, unknown> = { firstName: "Ada", lastName: "Conti" }) {
	people += 1;
	const login = `ada${people}@vetrina.example`;
	const now = Math.floor(Date.now() / 1000);
	const made = await createCustomer(
		commerce.env.DB,
		{ login, email: login, password: PASSWORD, profile },
		now,
	);
	if ("refused" in made) throw new Error(made.refused);
	return made.ok;
}

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
		code_challenge: await hashOf(verifier),
		...fields,
	});
	const response = await commerce.fetch(`${oauth}/login`, {
		method: "POST",
		body,
		headers: { authorization: `Basic ${btoa(`${login}:${password}`)}`, ...headers },
	});
	const location = response.headers.get("location");
	return { response, verifier, back: location === null ? undefined : new URL(location).searchParams };
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	commerce.fetch(`${oauth}/${path}`, { method: "POST", body: new URLSearchParams(fields), headers });

const refresh = (refreshToken: string) =>
	post("token", {
		grant_type: "refresh_token",
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		refresh_token: refreshToken,
	});

const userInfo = (token: string) =>
	commerce.fetch(`${oauth}/userinfo?channel_id=vetrina-eu`, {
		headers: { authorization: `Bearer ${token}` },
	});

const logOut = (shopper: Guest, fields: Record<string, string> = {}) =>
	commerce.fetch(
		`${oauth}/logout?${new URLSearchParams({ client_id: "vetrina", channel_id: "vetrina-eu", refresh_token: shopper.refreshToken, ...fields })}`,
		{ headers: { authorization: `Bearer ${shopper.accessToken}` } },
	);

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
beforeEach(() => () => {
	vi.useRealTimers();
});

describe("login", () => {
	test("leads back with a code; the token has every part of isb in its order", async () => {
		const customer = await newCustomer();
		const guest = await loginGuest(commerce);
		const { response, back, verifier } = await logIn(customer.login ?? "", PASSWORD, {
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
		const customer = await newCustomer();
		const wrong = await logIn(customer.login ?? "", "Wr0ng!pass");
		const unknown = await logIn("nobody@vetrina.example", PASSWORD);
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

	test("two logins with one name within a second are a conflict, also for names that nobody has", async () => {
		for (const login of [(await newCustomer()).login ?? "", "twice@vetrina.example"]) {
			const answers = await Promise.all([logIn(login, PASSWORD), logIn(login, PASSWORD)]);
			expect(answers.map(({ response }) => response.status)).toContain(409);
			later(2);
			expect((await logIn(login, PASSWORD)).response.status).not.toBe(409);
		}
	});

	test("nobody keeps a shopper out by trying their name from elsewhere", async () => {
		const { login = "" } = await newCustomer();
		const stranger = await logIn(login, "Wr0ng!pass", {}, { "cf-connecting-ip": "203.0.113.9" });
		const shopper = await logIn(login, PASSWORD, {}, { "cf-connecting-ip": "203.0.113.10" });
		expect([stranger.response.status, shopper.response.status]).toEqual([401, 303]);
	});

	test("after ten wrong tries from an address even the right password waits; elsewhere the shopper gets in", async () => {
		const { login = "" } = await newCustomer();
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

	test("logins that nobody has are throttled alike", async () => {
		for (let i = 0; i < 10; i++) {
			expect((await logIn("ghost@vetrina.example", "Wr0ng!pass")).response.status).toBe(401);
			later(2);
		}
		expect((await logIn("ghost@vetrina.example", "Wr0ng!pass")).response.status).toBe(429);
	});

	test.each([
		["an unknown client", { client_id: "nobody" }],
		["a stranger's address", { redirect_uri: "javascript:alert(1)" }],
		["no challenge", { code_challenge: "" }],
		["an unknown site", { channel_id: "vetrina-moon" }],
		["another response type", { response_type: "token" }],
		["a field of its own", { password: "x" }],
		["a state beyond the limit", { state: "x".repeat(513) }],
	])("%s is refused", async (_, fields) => {
		const { response } = await logIn("nobody@vetrina.example", PASSWORD, fields);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: "invalid_request", status_code: 400 });
	});

	test("without credentials, or with a wrong client secret beside them: 401", async () => {
		const { login = "" } = await newCustomer();
		expect((await logIn(login, PASSWORD, {}, { authorization: "" })).response.status).toBe(401);
		const header = { "x-slas-client-auth": btoa("vetrina-private:wrong") };
		const fields = { client_id: "vetrina-private" };
		expect((await logIn(login, PASSWORD, fields, header)).response.status).toBe(401);
		const right = { "x-slas-client-auth": btoa("vetrina-private:test-secret") };
		expect((await logIn(login, PASSWORD, fields, right)).response.status).toBe(303);
	});

	test("a body beyond the limit is refused", async () => {
		const { response } = await logIn("nobody@vetrina.example", PASSWORD, { c_note: "x".repeat(70_000) });
		expect(response.status).toBe(413);
	});

	test("a private client's code needs its secret instead of a verifier", async () => {
		const { login = "" } = await newCustomer();
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
		const long = await newCustomer({ firstName: "x".repeat(200) });
		await expect(
			loginRegistered(commerce, { login: long.login ?? "", password: PASSWORD }),
		).resolves.toMatchObject({ accessToken: "" });
		const sly = await newCustomer({ firstName: "x::rcid:someone", lastName: "else" });
		const shopper = await loginRegistered(commerce, { login: sly.login ?? "", password: PASSWORD });
		expect(await (await userInfo(shopper.accessToken)).json()).toMatchObject({ customer_id: sly.id });
	});
});

describe("a registered session", () => {
	async function session(): Promise<Guest & { login: string }> {
		const { login = "" } = await newCustomer();
		return { ...(await loginRegistered(commerce, { login, password: PASSWORD })), login };
	}

	test("is refreshed as the same customer and usid, each token once, for ninety days", async () => {
		const shopper = await session();
		const answer = await refresh(shopper.refreshToken);
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({
			customer_id: shopper.customerId,
			usid: shopper.usid,
			refresh_token_expires_in: 90 * 24 * 3600,
		});
		expect(decodeJwt(body.access_token ?? "").isb).toContain(`::rcid:${shopper.customerId}::`);
		later(89 * 24 * 3600);
		const late = (await (await refresh(body.refresh_token ?? "")).json()) as Record<string, string>;
		expect(late).toMatchObject({ usid: shopper.usid });
		later(91 * 24 * 3600);
		expect(await (await refresh(late.refresh_token ?? "")).json()).toMatchObject({
			message: "invalid refresh_token",
		});
	});

	test("re-use of a refresh token ends the access tokens of that login, too", async () => {
		const shopper = await session();
		const newer = (await (await refresh(shopper.refreshToken)).json()) as Record<string, string>;
		expect((await userInfo(newer.access_token ?? "")).status).toBe(200);
		later(60);
		expect((await refresh(shopper.refreshToken)).status).toBe(400);
		expect((await userInfo(newer.access_token ?? "")).status).toBe(400);
		expect((await refresh(newer.refresh_token ?? "")).status).toBe(400);
	});

	test("ends with logout, on this device only", async () => {
		const here = await session();
		later(2);
		const there = await loginRegistered(commerce, { login: here.login, password: PASSWORD });
		expect(await (await logOut(here)).json()).toMatchObject({ access_token: "", refresh_token: "" });
		expect((await userInfo(here.accessToken)).status).toBe(400);
		expect((await refresh(here.refreshToken)).status).toBe(400);
		expect((await userInfo(there.accessToken)).status).toBe(200);
		expect((await refresh(there.refreshToken)).status).toBe(200);
	});

	test("ends everywhere with hint=all-sessions; others' sessions stay", async () => {
		const here = await session();
		later(2);
		const there = await loginRegistered(commerce, { login: here.login, password: PASSWORD });
		const other = await session();
		expect((await logOut(here, { hint: "everything" })).status).toBe(400);
		expect((await logOut(here, { hint: "all-sessions" })).status).toBe(200);
		expect((await userInfo(there.accessToken)).status).toBe(400);
		expect((await refresh(there.refreshToken)).status).toBe(400);
		expect((await refresh(other.refreshToken)).status).toBe(200);
	});

	test("of many refreshes at once one wins, and a logout beside them leaves nothing behind", async () => {
		const shopper = await session();
		const [first, , ...rest] = await Promise.all([
			refresh(shopper.refreshToken),
			logOut(shopper),
			...Array.from({ length: 4 }, () => refresh(shopper.refreshToken)),
		]);
		const won = [first, ...rest].filter((answer) => answer.status === 200);
		expect(won.length).toBeLessThanOrEqual(1);
		for (const answer of won) {
			const body = (await answer.json()) as Record<string, string>;
			expect((await refresh(body.refresh_token ?? "")).status).toBe(400);
		}
	});

	test("does not outlive its customer", async () => {
		const shopper = await session();
		await commerce.env.DB.prepare("DELETE FROM customer WHERE id = ?").bind(shopper.customerId).run();
		expect((await refresh(shopper.refreshToken)).status).toBe(400);
	});

	test("a guest's token does not log a customer out", async () => {
		const shopper = await session();
		const guest = await loginGuest(commerce, "vetrina-eu", shopper.usid);
		expect((await logOut({ ...guest, refreshToken: shopper.refreshToken })).status).toBe(400);
		expect((await refresh(shopper.refreshToken)).status).toBe(200);
	});
});

describe("looking at tokens", () => {
	const basic = { authorization: `Basic ${btoa("vetrina-private:test-secret")}` };

	test("userinfo tells guests and customers apart, and refuses forged tokens", async () => {
		const customer = await newCustomer();
		const shopper = await loginRegistered(commerce, { login: customer.login ?? "", password: PASSWORD });
		expect(await (await userInfo(shopper.accessToken)).json()).toEqual({
			sub: shopper.usid,
			customer_id: customer.id,
			name: "Ada Conti",
			given_name: "Ada",
			family_name: "Conti",
			email: customer.email,
			validated: true,
		});
		const guest = await loginGuest(commerce);
		expect(await (await userInfo(guest.accessToken)).json()).toMatchObject({
			name: "Guest User",
			validated: false,
		});
		expect((await userInfo("forged")).status).toBe(400);
		expect((await userInfo((await loginGuest(commerce, "vetrina-us")).accessToken)).status).toBe(400);
	});

	test("introspect knows access and refresh tokens, and calls everything else inactive", async () => {
		const guest = await loginGuest(commerce);
		const ask = async (token: string) =>
			(await (await post("introspect", { token }, basic)).json()) as Record<string, unknown>;
		expect(await ask(guest.accessToken)).toMatchObject({
			active: true,
			client_id: "vetrina",
			token_type: "access_token",
			sub: expect.stringContaining(`usid:${guest.usid}::uido:slas`),
		});
		expect(await ask(guest.refreshToken)).toMatchObject({ active: true, token_type: "refresh_token" });
		expect(await ask("forged")).toEqual({ active: false });
		await refresh(guest.refreshToken);
		expect(await ask(guest.refreshToken)).toEqual({ active: false });
		expect((await post("introspect", { token: guest.accessToken })).status).toBe(401);
		expect((await post("introspect", {}, basic)).status).toBe(400);
	});

	test("revoke ends the private client's own refresh tokens, nobody else's", async () => {
		const grant = { grant_type: "client_credentials", channel_id: "vetrina-eu" };
		const own = (await (await post("token", grant, basic)).json()) as Record<string, string>;
		const token = own.refresh_token ?? "";
		const guest = await loginGuest(commerce);
		expect((await post("revoke", { token: guest.refreshToken }, basic)).status).toBe(400);
		expect((await refresh(guest.refreshToken)).status).toBe(200);
		expect((await post("revoke", { token })).status).toBe(401);
		expect((await post("revoke", { token }, basic)).status).toBe(200);
		const again = await post("token", { grant_type: "refresh_token", refresh_token: token }, basic);
		expect(await again.json()).toMatchObject({ message: "invalid refresh_token" });
		expect((await post("revoke", { token }, basic)).status).toBe(400);
	});
});
