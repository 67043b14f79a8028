import { decodeJwt } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readOutbox } from "../../../outbox/outbox.ts";
import { type Authenticator, newAuthenticator } from "../../../testing/authenticator.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { newCustomer, OAUTH, PASSWORD, PRIVATE_CLIENT, slasCalls } from "../../../testing/slas-calls.ts";
import { issueTokens } from "../tokens/issue-tokens.ts";

const ORIGIN = "https://shop.example";
const SITE = { channel_id: "vetrina-eu" };

let commerce: CommerceUnderTest;
const { post } = slasCalls(() => commerce);

beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: ORIGIN });
});
afterEach(() => {
	vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const postJson = (path: string, body: unknown, headers: Record<string, string> = PRIVATE_CLIENT) =>
	commerce.fetch(`${OAUTH}/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});

type Options = { challenge: string; rpId?: string; rp?: { id: string; name: string } };
type Json = Record<string, unknown>;

const authorize = (login: string, fields: Record<string, string> = {}) =>
	post(
		"webauthn/register/authorize",
		{ user_id: login, mode: "email", ...SITE, locale: "de-DE", ...fields },
		PRIVATE_CLIENT,
	);
const start = (login: string, token: string, fields: Record<string, string> = {}) =>
	post(
		"webauthn/register/start",
		{ user_id: login, pwd_action_token: token, ...SITE, ...fields },
		PRIVATE_CLIENT,
	);
const mailsTo = (to: string) => readOutbox(commerce.env.DB, to, 10);
const codeFor = async (login: string) => {
	expect((await authorize(login)).status).toBe(204);
	return String((await mailsTo(login))[0]?.data.token);
};
const wrongCode = (code: string) => (code === "00000000" ? "00000001" : "00000000");

/** Creates a passkey as a browser would; returns the response of the last step. */
async function register(login: string, device: Authenticator, nickname = "") {
	const token = await codeFor(login);
	const options = (await (await start(login, token, { nick_name: nickname })).json()) as Options;
	const made = await device.create({
		challenge: options.challenge,
		rpId: options.rp?.id ?? "",
		origin: ORIGIN,
	});
	return finish(login, token, made);
}
const finish = (login: string, token: string, credential: unknown) =>
	postJson("webauthn/register/finish", { username: login, pwd_action_token: token, ...SITE, credential });

async function signIn(device: Authenticator, { body = {}, form = {} }: { body?: Json; form?: Json } = {}) {
	const fields = { ...SITE, ...(form as Record<string, string>) };
	const options = (await (
		await post("webauthn/authenticate/start", fields, PRIVATE_CLIENT)
	).json()) as Options;
	const ceremony = { challenge: options.challenge, rpId: options.rpId ?? "", origin: ORIGIN };
	const credential = await device.use(ceremony, { counter: 0 });
	return postJson("webauthn/authenticate/finish", { ...SITE, ...body, credential });
}

const ofUser = (shopper: Pick<Guest, "accessToken">, login: string, rest = "", method = "GET") =>
	commerce.fetch(`${OAUTH}/webauthn/passkey/user/${encodeURIComponent(login)}${rest}?channel_id=vetrina-eu`, {
		method,
		headers: { authorization: `Bearer ${shopper.accessToken}` },
	});

async function customerWithPasskey() {
	const [{ id, login }, device] = await Promise.all([newCustomer(commerce), newAuthenticator()]);
	expect((await register(login, device, "Laptop")).status).toBe(204);
	return { id, login, device };
}

describe("making a passkey", () => {
	// proves identity-40
	test("takes a code that was mailed, in the customer's language", async () => {
		const { login } = await newCustomer(commerce);
		const token = await codeFor(login);
		expect(await mailsTo(login)).toMatchObject([
			{ template: "passkey-registration", links: [{ href: `${ORIGIN}/de-de/myaccount` }] },
		]);
		const options = (await (await start(login, token)).json()) as Json;
		expect(options).toMatchObject({
			rp: { id: "shop.example", name: "Vetrina" },
			user: { name: login, displayName: "Ada Conti" },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			excludeCredentials: [],
			attestation: "none",
		});
	});

	// proves identity-40
	test("uses the code up, and names the passkeys that there are next time", async () => {
		const { login, device } = await customerWithPasskey();
		const token = await codeFor(login);
		const options = (await (await start(login, token)).json()) as Options & Json;
		expect(options.excludeCredentials).toMatchObject([{ id: device.id }]);
		const ceremony = { challenge: options.challenge, rpId: "shop.example", origin: ORIGIN };
		const made = await (await newAuthenticator()).create(ceremony);
		expect((await finish(login, token, made)).status).toBe(204);
		expect((await finish(login, token, made)).status).toBe(401);
		expect((await start(login, token)).status).toBe(401);
	});

	test("is refused with a wrong, expired or foreign code, and with one to sign in", async () => {
		const [one, two] = [await newCustomer(commerce), await newCustomer(commerce)];
		const token = await codeFor(one.login);
		expect((await start(one.login, wrongCode(token))).status).toBe(401);
		expect((await start(two.login, token)).status).toBe(401);
		expect((await start(one.login, token, { channel_id: "vetrina-us" })).status).toBe(401);
		await post(
			"passwordless/login",
			{ user_id: two.login, mode: "email", channel_id: "vetrina-eu" },
			PRIVATE_CLIENT,
		);
		expect((await start(two.login, String((await mailsTo(two.login))[0]?.data.token))).status).toBe(401);
		later(11 * 60);
		expect((await start(one.login, token)).status).toBe(401);
	});

	// proves identity-41
	test("codes are not guessed: ten tries for a login, then none", async () => {
		const { login } = await newCustomer(commerce);
		const token = await codeFor(login);
		const tries: number[] = [];
		for (let i = 0; i < 11; i++) tries.push((await start(login, wrongCode(token))).status);
		expect(tries).toEqual([...Array(10).fill(401), 429]);
		expect((await start(login, token)).status).toBe(429);
	});

	test("tells no one who is a customer, and mails no stranger", async () => {
		const login = "stranger@vetrina.example";
		expect((await authorize(login)).status).toBe(204);
		expect(await mailsTo(login)).toEqual([]);
		for (let i = 0; i < 4; i++) await authorize(login);
		expect(await (await authorize(login)).json()).toMatchObject({
			message: "Too many login requests were made. Please try again later.",
		});
	});

	test("is for private clients, and forms and bodies as documented", async () => {
		const { login } = await newCustomer(commerce);
		const request = { user_id: login, mode: "email", ...SITE };
		expect((await post("webauthn/register/authorize", request)).status).toBe(401);
		expect((await authorize(login, { mode: "pigeon" })).status).toBe(400);
		expect((await authorize(login, { channel_id: "nowhere" })).status).toBe(400);
		expect((await start(login, "no code")).status).toBe(400);
		for (const credential of [undefined, null, {}, { id: "x", rawId: "x", type: "public-key", response: {} }])
			expect((await finish(login, "12345678", credential)).status).toBe(400);
	});
});

describe("signing in by a passkey", () => {
	// proves identity-42
	test("is a login of the customer, as the guest with that usid", async () => {
		const { id, login, device } = await customerWithPasskey();
		const guest = await loginGuest(commerce);
		const response = await signIn(device, { body: { usid: guest.usid } });
		expect(response.status).toBe(200);
		const body = (await response.json()) as { tokenResponse: Record<string, string> };
		expect(body).toMatchObject({ credentialId: device.id, username: login, success: true });
		expect(body.tokenResponse).toMatchObject({ usid: guest.usid, customer_id: id, expires_in: 1800 });
		expect(decodeJwt(body.tokenResponse.access_token ?? "").isb).toContain(
			`::gcid:${guest.customerId}::rcid:${id}::`,
		);
		const refreshed = await post(
			"token",
			{ grant_type: "refresh_token", refresh_token: body.tokenResponse.refresh_token ?? "" },
			PRIVATE_CLIENT,
		);
		expect(refreshed.status).toBe(200);
	});

	test("offers a login's passkeys and finds no login without a passkey", async () => {
		const { login, device } = await customerWithPasskey();
		const ask = (user: string) =>
			post("webauthn/authenticate/start", { ...SITE, user_id: user }, PRIVATE_CLIENT);
		expect(await (await ask(login)).json()).toMatchObject({
			allowCredentials: [{ id: device.id, type: "public-key" }],
			rpId: "shop.example",
		});
		for (const user of [(await newCustomer(commerce)).login, "stranger@vetrina.example"])
			expect((await ask(user)).status).toBe(404);
		expect((await signIn(device, { form: { user_id: login }, body: { user_id: login } })).status).toBe(200);
		expect((await signIn(device, { body: { user_id: (await newCustomer(commerce)).login } })).status).toBe(
			401,
		);
	});

	// proves identity-42
	test("is refused in the same words whatever is wrong", async () => {
		const { device } = await customerWithPasskey();
		const stranger = await signIn(await newAuthenticator());
		expect(stranger.status).toBe(401);
		const elsewhere = await signIn(device, { body: { channel_id: "vetrina-us" } });
		expect([elsewhere.status, await elsewhere.json()]).toEqual([401, await stranger.json()]);
		expect((await postJson("webauthn/authenticate/finish", {}, {})).status).toBe(401);
		expect((await postJson("webauthn/authenticate/finish", {})).status).toBe(400);
	});

	test("ends with the account", async () => {
		const { id, device } = await customerWithPasskey();
		await commerce.env.DB.prepare("DELETE FROM customer WHERE id = ?").bind(id).run();
		expect((await signIn(device)).status).toBe(401);
		expect(
			await commerce.env.DB.prepare("SELECT 1 FROM passkey WHERE credential_id = ?").bind(device.id).first(),
		).toBeNull();
	});
});

describe("a customer's passkeys", () => {
	// proves identity-43
	test("are listed with their names and uses, removed one by one or all at once", async () => {
		const { login, device } = await customerWithPasskey();
		const second = await newAuthenticator();
		await register(login, second, `${"🗝".repeat(40)}`);
		await signIn(device);
		const shopper = await loginRegistered(commerce, { login, password: PASSWORD });
		const list = (await (await ofUser(shopper, login)).json()) as { credentials: Json[] };
		expect(list).toMatchObject({
			userName: login,
			displayName: "Ada Conti",
			credentials: [
				{ credentialId: device.id, nickName: "Laptop", signatureCount: "0" },
				{ credentialId: second.id, nickName: "🗝".repeat(32) },
			],
		});
		expect(list.credentials[0]).toHaveProperty("c_lastUsedAt");
		expect(list.credentials[1]).not.toHaveProperty("c_lastUsedAt");
		const remove = (rest = "") => ofUser(shopper, login, rest, "DELETE");
		expect((await remove(`/credentials/${device.id}`)).status).toBe(204);
		expect((await remove(`/credentials/${device.id}`)).status).toBe(404);
		expect((await signIn(device)).status).toBe(401);
		expect((await remove()).status).toBe(204);
		expect((await remove()).status).toBe(404);
		expect((await ofUser(shopper, login)).status).toBe(404);
	});

	// proves identity-43
	test("are no one else's", async () => {
		const [owner, other] = [await customerWithPasskey(), await newCustomer(commerce)];
		const stranger = await loginRegistered(commerce, { login: other.login, password: PASSWORD });
		const rest = `/credentials/${owner.device.id}`;
		for (const shopper of [stranger, await loginGuest(commerce)]) {
			expect((await ofUser(shopper, owner.login)).status).toBe(403);
			expect((await ofUser(shopper, owner.login, "", "DELETE")).status).toBe(403);
			expect((await ofUser(shopper, owner.login, rest, "DELETE")).status).toBe(403);
		}
		expect((await ofUser(stranger, other.login, rest, "DELETE")).status).toBe(404);
		const session = { siteId: "vetrina-eu", clientId: "vetrina", usid: "u-1", guestCustomerId: "g-1" };
		const acting = await issueTokens(
			commerce.env,
			{ ...session, registered: { customerId: owner.id, origin: "ecom" } },
			{ doNotTrack: true, agentId: "agent01" },
			Math.floor(Date.now() / 1000),
		);
		if ("refused" in acting) throw new Error(acting.refused);
		expect((await ofUser({ accessToken: acting.access_token }, owner.login, "", "DELETE")).status).toBe(403);
		expect((await ofUser({ accessToken: "made up" }, owner.login)).status).toBe(401);
		expect((await signIn(owner.device)).status).toBe(200);
	});
});
