import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { createCustomer, findCustomerByLogin } from "../../records/customers/customer-store.ts";
import { checkPassword } from "../../records/customers/passwords.ts";
import {
	type CommerceUnderTest,
	createGuest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD, registeredCustomer } from "../../testing/registered-customer.ts";
import { csrfToken } from "./account/csrf.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	await registeredCustomer(commerce, "anna@vetrina.example");
});

type Body = Record<string, unknown>;
type Call = (name: string, body: unknown) => Promise<{ status: number; body: Body; headers: Headers }>;

const read = async (response: Response) => ({
	status: response.status,
	body: (await response.json()) as Body,
	headers: response.headers,
});
const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

const api: Call = async (name, body) =>
	read(await guest.fetch(`/custom/customer-api/v1/organizations/${ORGANIZATION}/${name}`, post(body)));

const controllers = "/on/demandware.store/Sites-vetrina-eu-Site/de-DE";
const generated = async (shopper: Guest = guest) => {
	const { body } = await read(await shopper.fetch(`${controllers}/CSRF-Generate`, { method: "POST" }));
	const { tokenName, token } = body.csrf as { tokenName: string; token: string };
	return `${tokenName}=${encodeURIComponent(token)}`;
};
const NAMES: Record<string, string> = {
	exist: "Customer-Exist",
	"reset-password": "Customer-ResetPassword",
	"check-token-validity": "Customer-CheckTokenValidity",
	"new-password": "Customer-SetNewPassword",
};
const controller: Call = async (name, body) =>
	read(await guest.fetch(`${controllers}/${NAMES[name]}?${await generated()}`, post(body)));

const mails = async (to: string) => {
	const { body } = await read(await commerce.fetch(`/outbox/messages?to=${encodeURIComponent(to)}`));
	return body.messages as { template: string; text: string; data: { token: string; language: string } }[];
};

// proves cloud-1
describe.each<[string, Call]>([
	["the custom API", api],
	["the site controllers", controller],
])("accounts by %s", (kind, call) => {
	const login = (name: string) => `${name}.${kind.length}@vetrina.example`;

	// proves account-5
	test("mail what lets a customer in to what they sign in with, whatever address a session has written down", async () => {
		const owner = await registeredCustomer(commerce, login("owner"));
		const thief = login("thief");
		const changed = await owner.fetch(owner.path, {
			method: "PATCH",
			body: JSON.stringify({ email: thief }),
		});
		expect(changed.status).toBe(200);
		await call("reset-password", { email: owner.login });
		expect(await mails(thief)).toEqual([]);
		expect(await mails(owner.login)).toMatchObject([{ template: "password-reset" }]);
	});

	test("say whether a login exists, and whether it has a password", async () => {
		expect((await call("exist", { email: "ANNA@vetrina.example" })).body).toEqual({
			existingStatus: "REGISTERED",
			shouldResetPassword: false,
		});
		expect((await call("exist", { email: "unknown@vetrina.example" })).body).toEqual({
			existingStatus: "NOT_REGISTERED",
			shouldResetPassword: false,
		});
		const email = login("imported");
		await createCustomer(commerce.env.DB, { login: email, email, profile: {} }, 1000);
		expect((await call("exist", { email })).body).toMatchObject({ shouldResetPassword: true });
		expect((await call("exist", { email: "unknown" })).body.type).toMatch(/\/invalid-email$/);
		expect((await call("exist", {})).status).toBe(400);
	});

	test("send a mail in the shopper's language, whose token sets a new password once", async () => {
		const email = login("mail");
		await registeredCustomer(commerce, email);
		const response = await call("reset-password", { email, countryCode: "FR", languageCode: "fr" });
		const [mail] = await mails(email);
		expect(mail).toMatchObject({ template: "password-reset", data: { language: "fr" } });
		const token = mail?.data.token ?? "";
		expect(JSON.stringify(response.body)).not.toContain(token);
		expect((await call("check-token-validity", { token })).body).toEqual({ isValid: true });
		const password = "Wool&Cotton2";
		expect((await call("new-password", { token, password: "short" })).body.type).toMatch(
			/\/invalid-password$/,
		);
		expect(await call("new-password", { token, password })).toMatchObject({
			status: 200,
			body: { message: "PASSWORD_CHANGED" },
		});
		const customer = await findCustomerByLogin(commerce.env.DB, email);
		expect(await checkPassword(customer?.passwordHash, password)).toBe(true);
		expect((await call("check-token-validity", { token })).body).toEqual({ isValid: false });
		expect((await call("new-password", { token, password })).body.type).toMatch(/\/invalid-reset-token$/);
	});

	test("respond alike, and send nothing, for an unknown login", async () => {
		const customer = login("known");
		await registeredCustomer(commerce, customer);
		const unknown = login("unknown");
		const results = await Promise.all([customer, unknown].map((email) => call("reset-password", { email })));
		expect(results[0]?.body).toEqual(results[1]?.body);
		expect(await mails(unknown)).toEqual([]);
	});

	test("send no more than a few mails to one address", async () => {
		const email = login("flood");
		await registeredCustomer(commerce, email);
		const statuses: number[] = [];
		for (let i = 0; i < 8; i++) statuses.push((await call("reset-password", { email })).status);
		expect(statuses).toContain(429);
		expect((await mails(email)).length).toBe(statuses.filter((status) => status === 200).length);
	});
});

describe("questions who has an account", () => {
	test("are refused after too many", async () => {
		const curious = await loginGuest(commerce);
		const path = `/custom/customer-api/v1/organizations/${ORGANIZATION}/exist`;
		const ask = () => curious.fetch(path, post({ email: "anna@vetrina.example" }));
		const responses = await Promise.all(Array.from({ length: 40 }, ask));
		const refused = responses.filter(({ status }) => status === 429);
		expect(refused).toHaveLength(10);
		expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
	});
});

describe("the proxies of the custom API", () => {
	test("register, change, and change an address, as the standard operations do", async () => {
		const base = `/custom/customer-api/v1/organizations/${ORGANIZATION}/customers`;
		const email = "proxy@vetrina.example";
		const customer = { login: email, email, firstName: "Pia", lastName: "Rossi", c_newsletter: true };
		const registered = await read(await guest.fetch(base, post({ customer, password: PASSWORD })));
		expect(registered.body).toMatchObject(customer);
		const bruno = await registeredCustomer(commerce, "bruno@vetrina.example");
		const own = `${base}/${bruno.customerId}`;
		const patch = async (path: string, body: Body) =>
			read(await bruno.fetch(path, { method: "PATCH", body: JSON.stringify(body) }));
		expect((await patch(own, { c_city: "Bari" })).body).toMatchObject({ c_city: "Bari" });
		expect((await patch(`${base}/${registered.body.customerId}`, { c_city: "Bari" })).status).toBe(400);
		const address = { addressId: "Casa al mare", lastName: "Rossi", countryCode: "IT" };
		await bruno.fetch(`${bruno.path}/addresses`, post(address));
		const changed = await patch(`${own}/addresses/Casa%20al%20mare`, { ...address, preferred: true });
		expect(changed.body).toMatchObject({ addressId: "Casa al mare", preferred: true });
	});
});

describe("anti-forgery tokens", () => {
	const ask = (query: string, init: RequestInit = post({ email: "anna@vetrina.example" }), shopper = guest) =>
		shopper.fetch(`${controllers}/Customer-Exist?${query}`, init);

	// proves identity-12
	test.each([
		["none", ""],
		["an invented one", "csrf_token=1700000000.abc"],
		["one of another form", "csrf_token=abc"],
	])("with %s, a POST leads to CSRF-AjaxFail, which responds 500", async (_, query) => {
		const response = await ask(query);
		expect(response.status).toBe(302);
		const location = response.headers.get("location") ?? "";
		expect(location).toBe(`${controllers}/CSRF-AjaxFail`);
		const failure = await commerce.fetch(location);
		expect(failure.status).toBe(500);
		expect(await failure.json()).toMatchObject({ csrfError: true });
	});

	test("with its own, it passes", async () => {
		expect((await ask(await generated())).status).toBe(200);
	});

	test("another session's, another site's and an expired one do not pass", async () => {
		const other = await loginGuest(commerce);
		expect((await ask(await generated(other))).status).toBe(302);
		const elsewhere = await loginGuest(commerce, "vetrina-us", guest.usid);
		const path = controllers.replace("eu", "us").replace("de-DE", "en-US");
		const generatedThere = await read(await elsewhere.fetch(`${path}/CSRF-Generate`, { method: "POST" }));
		const { token } = generatedThere.body.csrf as { token: string };
		expect((await ask(`csrf_token=${encodeURIComponent(token)}`)).status).toBe(302);
		const at = (now: number) => csrfToken(commerce.env, "vetrina-eu", guest.usid, Math.floor(now)).token;
		const now = Date.now() / 1000;
		expect((await ask(`csrf_token=${at(now - 29 * 60)}`)).status).toBe(200);
		expect((await ask(`csrf_token=${at(now - 31 * 60)}`)).status).toBe(302);
		expect((await ask(`csrf_token=${at(now + 60)}`)).status).toBe(302);
	});
});

describe("acting for a customer", () => {
	const admin = (body: unknown, token = "test-admin") =>
		commerce.fetch("/admin/customers", { ...post(body), headers: { authorization: `Bearer ${token}` } });
	const staff = { email: "care@vetrina.example", firstName: "Carlo", lastName: "Neri", password: PASSWORD };
	const path = `/custom/customer-api/v1/organizations/${ORGANIZATION}/login-on-behalf`;
	const loginId = "anna@vetrina.example";

	// proves identity-9
	test("requires a permission that the house alone grants", async () => {
		expect((await admin({ ...staff, canLoginOnBehalf: true }, "guess")).status).toBe(401);
		expect((await admin({ ...staff, password: "short" })).status).toBe(400);
		const made = await read(await admin({ ...staff, canLoginOnBehalf: true, groups: ["VIP"] }));
		expect(made).toMatchObject({ status: 201, body: { login: staff.email, c_canLoginOnBehalf: true } });
		expect((await admin(staff)).status).toBe(400);
	});

	test("gives an allowed agent a token of the customer that names the agent", async () => {
		const carlo = await loginRegistered(commerce, { login: staff.email, password: PASSWORD });
		const { body } = await read(await carlo.fetch(path, post({ loginId })));
		const tokens = body.result as Record<string, string>;
		const acting = createGuest(commerce, "vetrina-eu", tokens);
		expect(tokens).toMatchObject({ expires_in: 900, refresh_token: "" });
		expect(decodeJwt(tokens.access_token ?? "").isb).toMatch(/::taob:ta_ext_on_behalf_of::agent:\d{8}$/);
		const customer = await read(await acting.fetch(`${CUSTOMERS_PATH}/${acting.customerId}`));
		expect(customer.body).toMatchObject({ login: loginId });
		expect(tokens.access_token).not.toBe(carlo.accessToken);
		expect((await acting.fetch(path, post({ loginId: staff.email }))).status).toBe(403);
		expect((await carlo.fetch(path, post({ loginId: "unknown@vetrina.example" }))).status).toBe(404);
		const byController = `${controllers}/Customer-LoginOnBehalf?${await generated(carlo)}`;
		expect((await read(await carlo.fetch(byController, post({ loginId })))).body.result).toHaveProperty(
			"access_token",
		);
	});

	// proves account-5
	test("lets no agent change what the customer signs in with or is written to", async () => {
		const email = "luca@vetrina.example";
		await admin({ ...staff, email, canLoginOnBehalf: true });
		const luca = await loginRegistered(commerce, { login: email, password: PASSWORD });
		const lena = await registeredCustomer(commerce, "lena@vetrina.example");
		const { body } = await read(await luca.fetch(path, post({ loginId: lena.login })));
		const acting = createGuest(commerce, "vetrina-eu", body.result as Record<string, string>);
		const change = (fields: Body) =>
			acting.fetch(lena.path, { method: "PATCH", body: JSON.stringify(fields) });
		expect((await change({ email: "luca@elsewhere.example" })).status).toBe(403);
		expect((await change({ login: "luca@elsewhere.example", currentPassword: PASSWORD })).status).toBe(403);
		// Sending back the received values changes nothing.
		expect((await change({ email: lena.login, login: lena.login, jobTitle: "Architect" })).status).toBe(200);
	});

	// proves identity-9
	test("is refused where the customer does not want it", async () => {
		const email = "lea@vetrina.example";
		await admin({ ...staff, email, canLoginOnBehalf: true });
		const agent = await loginRegistered(commerce, { login: email, password: PASSWORD });
		const sara = await registeredCustomer(commerce, "sara@vetrina.example");
		const own = `${CUSTOMERS_PATH}/${sara.customerId}`;
		const refuse = (c_refusesLoginOnBehalf: boolean) =>
			sara.fetch(own, { method: "PATCH", body: JSON.stringify({ c_refusesLoginOnBehalf }) });
		const act = async () => read(await agent.fetch(path, post({ loginId: "sara@vetrina.example" })));
		expect((await refuse(true)).status).toBe(200);
		expect(await act()).toMatchObject({
			status: 403,
			body: { type: expect.stringMatching(/\/login-on-behalf-refused$/) },
		});
		expect((await refuse(false)).status).toBe(200);
		expect((await act()).status).toBe(200);
	});

	// proves identity-9, account-7
	test("is the customer's own to refuse: no agent changes that, and their data says it", async () => {
		const email = "leo@vetrina.example";
		await admin({ ...staff, email, canLoginOnBehalf: true });
		const leo = await loginRegistered(commerce, { login: email, password: PASSWORD });
		const nora = await registeredCustomer(commerce, "nora@vetrina.example");
		const { body } = await read(await leo.fetch(path, post({ loginId: nora.login })));
		const acting = createGuest(commerce, "vetrina-eu", body.result as Record<string, string>);
		const set = (shopper: Guest, c_refusesLoginOnBehalf: unknown) =>
			shopper.fetch(nora.path, { method: "PATCH", body: JSON.stringify({ c_refusesLoginOnBehalf }) });
		expect((await set(acting, true)).status).toBe(403);
		expect((await set(nora, true)).status).toBe(200);
		for (const other of [false, null, "no"]) expect((await set(acting, other)).status).toBe(403);
		// Sending back the received value changes nothing.
		expect((await set(acting, true)).status).toBe(200);
		const data = await read(
			await nora.fetch(`/custom/customer-api/v1/organizations/${ORGANIZATION}/personal-data`),
		);
		expect(data.body.customer).toMatchObject({ c_refusesLoginOnBehalf: true });
	});

	// proves identity-9
	test("is refused to guests and to other customers", async () => {
		const dora = await registeredCustomer(commerce, "dora@vetrina.example");
		for (const shopper of [guest, dora])
			expect((await shopper.fetch(path, post({ loginId }))).status).toBe(403);
	});
});
