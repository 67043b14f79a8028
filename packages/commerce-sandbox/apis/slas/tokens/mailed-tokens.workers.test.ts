import { decodeJwt } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readOutbox } from "../../../outbox/outbox.ts";
import { createCustomer, findCustomerByLogin } from "../../../records/customers/customer-store.ts";
import { hashToken, randomToken } from "../../../secrets.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	loginRegistered,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH } from "../../../testing/registered-customer.ts";
import { newCustomer, PASSWORD, PRIVATE_CLIENT, slasCalls } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
let people = 0;
const { post } = slasCalls(() => commerce);

beforeAll(async () => {
	commerce = await startCommerce();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const newLogin = () => `noor${++people}@vetrina.example`;

const mailedTo = async (to: string) =>
	(await readOutbox(commerce.env.DB, to, 10)).map(({ data }) => String(data.token));

describe("passwordless login", () => {
	const ask = (login: string, fields: Record<string, string> = {}, query = "") =>
		post(
			`passwordless/login${query}`,
			{ user_id: login, mode: "email", channel_id: "vetrina-eu", ...fields },
			PRIVATE_CLIENT,
		);
	const redeem = (token: string, fields: Record<string, string> = {}, headers = PRIVATE_CLIENT) =>
		post(
			"passwordless/token",
			{ grant_type: "client_credentials", hint: "pwdless_login", pwdless_login_token: token, ...fields },
			headers,
		);

	test("a mailed token logs in once, as the guest with that usid", async () => {
		const customer = await newCustomer(commerce);
		const guest = await loginGuest(commerce);
		expect((await ask(customer.login, { usid: guest.usid, locale: "de-DE" })).status).toBe(200);
		const [token = ""] = await mailedTo(customer.login);
		const answer = await redeem(token, { dnt: "true" });
		expect(answer.status).toBe(200);
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({ usid: guest.usid, customer_id: customer.id, dnt: "true" });
		expect(decodeJwt(body.access_token ?? "").isb).toContain(
			`::gcid:${guest.customerId}::rcid:${customer.id}::`,
		);
		expect((await redeem(token)).status).toBe(401);
	});

	test("at the same moment a token works once", async () => {
		const { login } = await newCustomer(commerce);
		await ask(login);
		const [token = ""] = await mailedTo(login);
		const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(token)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
	});

	test("a token is good for ten minutes, for its login and its client only", async () => {
		const { login } = await newCustomer(commerce);
		await ask(login);
		const [token = ""] = await mailedTo(login);
		expect((await redeem(token, { login_id: "other@vetrina.example" })).status).toBe(401);
		expect((await redeem(token, {}, { authorization: "Basic eDp5" })).status).toBe(401);
		expect((await redeem(token, { hint: "other" })).status).toBe(400);
		expect((await redeem(token, { grant_type: "authorization_code" })).status).toBe(400);
		later(11 * 60);
		expect((await redeem(token, { login_id: login })).status).toBe(401);
	});

	// proves identity-21
	test("a code has eight digits, and is not guessed: ten tries for a login, then none", async () => {
		const { login } = await newCustomer(commerce);
		await ask(login);
		const [token = ""] = await mailedTo(login);
		expect(token).toMatch(/^\d{8}$/);
		const guess = async () => (await redeem("00000000", { login_id: login })).status;
		const guesses: number[] = [];
		for (let i = 0; i < 11; i++) guesses.push(await guess());
		expect(guesses).toEqual([...Array(10).fill(401), 429]);
		expect((await redeem(token, { login_id: login })).status).toBe(429);
		later(16 * 60);
		expect(await guess()).toBe(401);
	});

	test("an unknown login gets the same answer and no mail", async () => {
		const login = newLogin();
		const response = await ask((await newCustomer(commerce)).login);
		const unknown = await ask(login);
		expect(unknown.status).toBe(response.status);
		expect(await unknown.text()).toBe(await response.text());
		expect(await mailedTo(login)).toEqual([]);
	});

	test("register_customer makes a customer when the token comes back, not before", async () => {
		const login = newLogin();
		await ask(login, { last_name: "Mori", first_name: "Kenji" }, "?register_customer=true");
		expect(await findCustomerByLogin(commerce.env.DB, login)).toBeUndefined();
		const [token = ""] = await mailedTo(login);
		const body = (await (await redeem(token)).json()) as Record<string, string>;
		expect(await findCustomerByLogin(commerce.env.DB, login)).toMatchObject({
			id: body.customer_id,
			email: login,
			profile: { firstName: "Kenji", lastName: "Mori" },
		});
	});

	test("a token to register with does not open the account of who took the login meanwhile", async () => {
		const login = newLogin();
		await ask(login, { email: "mallory@vetrina.example", last_name: "M" }, "?register_customer=true");
		const [token = ""] = await mailedTo("mallory@vetrina.example");
		await createCustomer(commerce.env.DB, { login, email: login, password: PASSWORD, profile: {} }, 0);
		expect((await redeem(token)).status).toBe(401);
	});

	test("a token for a known customer goes to their own address", async () => {
		const { login } = await newCustomer(commerce);
		await ask(login, { email: "eve@vetrina.example", last_name: "E" }, "?register_customer=true");
		expect(await mailedTo("eve@vetrina.example")).toEqual([]);
		expect(await mailedTo(login)).toHaveLength(1);
	});

	test("sends a text message to customers with a telephone number", async () => {
		const { login } = await newCustomer(commerce, { phoneMobile: "+390212345" });
		expect((await ask(login, { mode: "sms" })).status).toBe(200);
		expect(await mailedTo("+390212345")).toHaveLength(1);
		const { login: other } = await newCustomer(commerce);
		expect((await ask(other, { mode: "sms" })).status).toBe(200);
		expect(await mailedTo(other)).toEqual([]);
	});

	// proves account-5, typed-5
	test.each(["+390039123", "+3912", "0333 1234567"])(
		"no text message is sent to %s, which cannot be dialled",
		async (phoneMobile) => {
			const { id, login } = await newCustomer(commerce, { phoneMobile });
			expect((await ask(login, { mode: "sms" })).status).toBe(200);
			const shopper = await loginRegistered(commerce, { login, password: PASSWORD });
			const body = JSON.stringify({ phoneMobile, currentPassword: PASSWORD });
			expect((await shopper.fetch(`${CUSTOMERS_PATH}/${id}`, { method: "PATCH", body })).status).toBe(200);
			expect((await ask(login, { mode: "sms" })).status).toBe(200);
			expect(await mailedTo(phoneMobile)).toEqual([]);
		},
	);

	// proves account-5
	test("a telephone number that a session has changed gets no code before the password came with it", async () => {
		const customer = await newCustomer(commerce, { phoneHome: "+390211111" });
		const shopper = await loginRegistered(commerce, { login: customer.login, password: PASSWORD });
		const change = async (phoneHome: string, currentPassword?: string) =>
			(
				await shopper.fetch(`${CUSTOMERS_PATH}/${customer.id}`, {
					method: "PATCH",
					body: JSON.stringify({ phoneHome, ...(currentPassword ? { currentPassword } : {}) }),
				})
			).status;
		const stolen = "+390299999";
		expect(await change(stolen)).toBe(200);
		expect((await ask(customer.login, { mode: "sms" })).status).toBe(200);
		const fields = { user_id: customer.login, mode: "sms", channel_id: "vetrina-eu", hint: "cross_device" };
		expect((await post("password/reset", fields, PRIVATE_CLIENT)).status).toBe(200);
		expect([...(await mailedTo(stolen)), ...(await mailedTo("+390211111"))]).toEqual([]);
		expect(await change(stolen, "Wrong&Password1")).toBe(400);
		expect(await change("+390222222", PASSWORD)).toBe(200);
		await ask(customer.login, { mode: "sms" });
		expect(await mailedTo("+390222222")).toHaveLength(1);
		// Sending the same number again from the session keeps it confirmed.
		expect(await change("+390222222")).toBe(200);
		await ask(customer.login, { mode: "sms" });
		expect(await mailedTo("+390222222")).toHaveLength(2);
	});

	// proves account-5
	test("codes and links go to the login alone, in the language that was asked for, whatever address came along", async () => {
		const [login, contact, elsewhere] = [newLogin(), newLogin(), newLogin()];
		const draft = { login, email: contact, password: PASSWORD, profile: {} };
		await createCustomer(commerce.env.DB, draft, 0);
		const fields = {
			user_id: login,
			mode: "email",
			channel_id: "vetrina-eu",
			locale: "ja-JP",
			email: elsewhere,
			email_id: elsewhere,
			to: elsewhere,
		};
		const responses = [
			await ask(login, fields, "?register_customer=true"),
			await post("password/reset", { ...fields, hint: "cross_device" }, PRIVATE_CLIENT),
			await post("webauthn/register/authorize", fields, PRIVATE_CLIENT),
		];
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 204]);
		expect([...(await mailedTo(contact)), ...(await mailedTo(elsewhere))]).toEqual([]);
		const mails = await readOutbox(commerce.env.DB, login, 10);
		expect(mails.map(({ template, data }) => [template, data.language]).sort()).toEqual([
			["passkey-registration", "ja"],
			["password-reset", "ja"],
			["passwordless-login", "ja"],
		]);
	});

	test("posts a signed token to a callback instead of mailing it, and reports a failed callback", async () => {
		const { login } = await newCustomer(commerce);
		const calls: Request[] = [];
		let status = 200;
		vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
			calls.push(new Request(url, init));
			return new Response(null, { status });
		});
		const fields = { mode: "callback", callback_uri: "https://shop.test/token" };
		expect((await ask(login, fields)).status).toBe(200);
		expect(await mailedTo(login)).toEqual([]);
		const sent = (await calls[0]?.json()) as Record<string, string>;
		expect(sent.email_id).toBe(login);
		expect(decodeJwt(calls[0]?.headers.get("x-slas-callback-token") ?? "").aud).toBe(
			"https://shop.test/token",
		);
		expect((await redeem(sent.token ?? "")).status).toBe(200);
		status = 500;
		expect(await (await ask(login, fields)).json()).toMatchObject({
			error: "precondition_failure",
			status_code: 412,
		});
		expect((await ask(login, { mode: "callback" })).status).toBe(400);
	});

	test("the sixth mail to an address within a quarter of an hour is refused, known or not", async () => {
		for (const login of [(await newCustomer(commerce)).login, newLogin()]) {
			for (let i = 0; i < 5; i++) expect((await ask(login)).status).toBe(200);
			expect(await (await ask(login)).json()).toMatchObject({
				message: "Too many login requests were made. Please try again later.",
			});
		}
	});

	test.each([
		["no user", { user_id: "" }],
		["an unknown mode", { mode: "pigeon" }],
		["an unknown site", { channel_id: "vetrina-moon" }],
		["a user name beyond the limit", { user_id: "x".repeat(129) }],
	])("%s is refused", async (_, fields) => {
		expect((await ask("x@vetrina.example", fields)).status).toBe(400);
	});

	test("registering needs names and an address; a public client has no part in it", async () => {
		expect((await ask("no-address", {}, "?register_customer=true")).status).toBe(400);
		const fields = {
			user_id: "x@vetrina.example",
			mode: "email",
			channel_id: "vetrina-eu",
			client_id: "vetrina",
		};
		expect((await post("passwordless/login", fields)).status).toBe(401);
	});
});

describe("password reset", () => {
	const reset = (login: string, fields: Record<string, string> = {}) =>
		post("password/reset", {
			user_id: login,
			mode: "email",
			channel_id: "vetrina-eu",
			client_id: "vetrina",
			hint: "cross_device",
			...fields,
		});
	const action = (login: string, token: string, fields: Record<string, string> = {}) =>
		post("password/action", {
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			user_id: login,
			pwd_action_token: token,
			new_password: "N3w-pass!",
			hint: "cross_device",
			...fields,
		});

	test("sets a new password once and ends the sessions of the old one", async () => {
		const { login } = await newCustomer(commerce);
		const before = await loginRegistered(commerce, { login, password: PASSWORD });
		expect((await reset(login)).status).toBe(200);
		const [token = ""] = await mailedTo(login);
		expect((await action(login, token)).status).toBe(200);
		expect((await action(login, token, { new_password: "0ther-pass!" })).status).toBe(400);
		const refresh = { grant_type: "refresh_token", client_id: "vetrina", refresh_token: before.refreshToken };
		expect((await post("token", refresh)).status).toBe(400);
		later(2);
		await expect(loginRegistered(commerce, { login, password: PASSWORD })).rejects.toThrow("401");
		later(2);
		await expect(loginRegistered(commerce, { login, password: "N3w-pass!" })).resolves.toBeTruthy();
	});

	test("a password against the policy is refused and the token stays good", async () => {
		const { login } = await newCustomer(commerce);
		await reset(login);
		const [token = ""] = await mailedTo(login);
		expect((await action(login, token, { new_password: "weak" })).status).toBe(400);
		expect((await action(login, token)).status).toBe(200);
	});

	test("on one device the token needs the verifier of who asked", async () => {
		const { login } = await newCustomer(commerce);
		const verifier = randomToken();
		const fields = { hint: "", code_challenge: await hashToken(verifier) };
		const body = { user_id: login, mode: "email", channel_id: "vetrina-eu", client_id: "vetrina" };
		expect((await post("password/reset", { ...body, code_challenge: fields.code_challenge })).status).toBe(
			200,
		);
		expect((await post("password/reset", body)).status).toBe(400);
		const [token = ""] = await mailedTo(login);
		expect((await action(login, token)).status).toBe(400);
		expect((await action(login, token, { code_verifier: randomToken() })).status).toBe(400);
		expect((await action(login, token, { code_verifier: verifier })).status).toBe(200);
	});

	test("is refused late, for another login, site or client, and made up", async () => {
		const { login } = await newCustomer(commerce);
		await reset(login);
		const [token = ""] = await mailedTo(login);
		expect((await action("other@vetrina.example", token)).status).toBe(400);
		expect((await action(login, token, { channel_id: "vetrina-us" })).status).toBe(400);
		expect((await action(login, token, { client_id: "vetrina-private" })).status).toBe(401);
		expect((await action(login, "made-up")).status).toBe(400);
		later(31 * 60);
		expect((await action(login, token)).status).toBe(400);
	});

	test("a token to log in with does not reset, nor the other way round", async () => {
		const { login } = await newCustomer(commerce);
		await reset(login);
		const [token = ""] = await mailedTo(login);
		const fields = { grant_type: "client_credentials", hint: "pwdless_login", pwdless_login_token: token };
		expect((await post("passwordless/token", fields, PRIVATE_CLIENT)).status).toBe(401);
	});

	test("an unknown login gets the same answer and no mail", async () => {
		const login = newLogin();
		const response = await reset((await newCustomer(commerce)).login);
		const unknown = await reset(login);
		expect([unknown.status, await unknown.text()]).toEqual([response.status, await response.text()]);
		expect(await mailedTo(login)).toEqual([]);
	});
});
