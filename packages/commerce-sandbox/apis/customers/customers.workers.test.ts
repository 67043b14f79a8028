import { beforeAll, describe, expect, test } from "vitest";
import { findCustomer, findCustomerByLogin } from "../../records/customers/customer-store.ts";
import { checkPassword } from "../../records/customers/passwords.ts";
import { admit, listLimits } from "../../requests/attempts.ts";
import { type Body, buildRefusal, callAs } from "../../testing/call-as.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import {
	CUSTOMERS_PATH,
	PASSWORD,
	type Registered,
	registeredCustomer,
} from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const hasPassword = async ({ customerId }: Guest, password: string) =>
	checkPassword((await findCustomer(commerce.env.DB, customerId))?.passwordHash, password);

const registration = (login: string, more: Body = {}, password = PASSWORD) => ({
	customer: { login, email: login, firstName: "Anna", lastName: "Rossi", ...more },
	password,
});

describe("registering", () => {
	test("makes a customer of what was sent, and shows nothing of the password", async () => {
		const guest = await loginGuest(commerce);
		const more = {
			gender: 2,
			birthday: "1990-02-28",
			phoneHome: "0550123",
			c_newsletter: true,
			c_city: "Firenze",
		};
		const { status, body } = await callAs(
			guest,
			"POST",
			CUSTOMERS_PATH,
			registration("new@vetrina.example", more),
		);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			...more,
			authType: "registered",
			login: "new@vetrina.example",
			email: "new@vetrina.example",
			hasPassword: true,
		});
		expect(body.customerNo).toMatch(/^\d{8}$/);
		expect(body.customerId).not.toBe(guest.customerId);
		expect(JSON.stringify(body)).not.toContain("scrypt");
	});

	// proves identity-18
	test("waits after too many tries of a session", async () => {
		const guest = await loginGuest(commerce);
		const tries = listLimits("register", { session: 30 }, { session: guest.usid });
		for (let time = 0; time < 30; time++) await admit(commerce.env.DB, tries, Date.now());
		const { status } = await callAs(guest, "POST", CUSTOMERS_PATH, registration("many@vetrina.example"));
		expect(status).toBe(429);
		expect(await findCustomerByLogin(commerce.env.DB, "many@vetrina.example")).toBeUndefined();
	});

	// proves identity-11
	test.each([
		["an invalid e-mail address", registration("a@b.example", { email: "unknown" }), 400, "invalid-email"],
		["a short password", registration("b@b.example", {}, "Si&1"), 400, "invalid-password"],
		["no last name", registration("c@b.example", { lastName: undefined }), 400, "bad-request"],
		["a name with markup", registration("d@b.example", { firstName: "<b>Ada" }), 400, "bad-request"],
		["no login", registration("e@b.example", { login: undefined }), 400, "bad-request"],
		[
			"a date that does not exist",
			registration("f@b.example", { birthday: "1990-02-30" }),
			400,
			"bad-request",
		],
		["an unknown field", registration("g@b.example", { colour: "red" }), 400, "bad-request"],
		["a wrong type", registration("h@b.example", { firstName: 7 }), 400, "bad-request"],
		["an unknown gender", registration("i@b.example", { gender: 9 }), 400, "bad-request"],
		["a body that is not an object", [], 400, "bad-request"],
	])("refuses %s, and registers no one", async (_, body, status, slug) => {
		const count = () => commerce.env.DB.prepare("SELECT count(*) AS n FROM customer").first("n");
		const before = await count();
		const guest = await loginGuest(commerce);
		expect(await callAs(guest, "POST", CUSTOMERS_PATH, body)).toEqual(buildRefusal(status, slug));
		expect(await count()).toBe(before);
	});

	test("refuses a login that is taken, whatever its case, and says which of the policy's rules are missed", async () => {
		const guest = await loginGuest(commerce);
		await callAs(guest, "POST", CUSTOMERS_PATH, registration("taken@vetrina.example"));
		expect(await callAs(guest, "POST", CUSTOMERS_PATH, registration("TAKEN@vetrina.example"))).toEqual(
			buildRefusal(400, "login-already-in-use"),
		);
		const weak = await callAs(
			guest,
			"POST",
			CUSTOMERS_PATH,
			registration("w@vetrina.example", {}, "silklinen1"),
		);
		expect(weak.body.violations).toEqual(["noMixedCase", "tooFewSpecialChars"]);
	});

	test("is for guests, because a logged-in customer has an account", async () => {
		const anna = await registeredCustomer(commerce, "again@vetrina.example");
		expect(await callAs(anna, "POST", CUSTOMERS_PATH, registration("two@vetrina.example"))).toEqual(
			buildRefusal(400, "invalid-customer"),
		);
	});

	test("cannot make a customer an agent", async () => {
		const guest = await loginGuest(commerce);
		const sly = registration("sly@vetrina.example", { c_canLoginOnBehalf: true });
		const { body } = await callAs(guest, "POST", CUSTOMERS_PATH, sly);
		expect(body).not.toHaveProperty("c_canLoginOnBehalf");
	});
});

describe("a customer", () => {
	let anna: Registered;
	let bruno: Registered;
	beforeAll(async () => {
		anna = await registeredCustomer(commerce, "anna@vetrina.example");
		bruno = await registeredCustomer(commerce, "bruno@vetrina.example");
	});

	test("is shown to itself, with addresses and payment instruments unless asked without", async () => {
		const { status, body } = await callAs(anna, "GET", anna.path);
		expect(status).toBe(200);
		expect(body).toMatchObject({ customerId: anna.customerId, addresses: [], paymentInstruments: [] });
		expect(body.lastLoginTime).toMatch(/^\d{4}-.*Z$/);
		const { body: bare } = await callAs(anna, "GET", `${anna.path}?expand=none`);
		expect(bare).not.toHaveProperty("addresses");
		expect(await callAs(anna, "GET", `${anna.path}?expand=secrets`)).toEqual(buildRefusal(400, "validation"));
	});

	test.each([
		["GET", ""],
		["PATCH", ""],
		["PUT", "/password"],
		["POST", "/addresses"],
		["GET", "/addresses/Home"],
		["POST", "/payment-instruments"],
		["GET", "/payment-instruments/x"],
		["GET", "/product-lists"],
		["GET", "/product-lists/x"],
		["GET", "/baskets"],
	])("belongs to its customer only: %s …%s", async (method, path) => {
		const body = method === "GET" ? undefined : {};
		const guest = await loginGuest(commerce);
		for (const other of [bruno, guest])
			expect(await callAs(other, method, anna.path + path, body)).toEqual(
				buildRefusal(400, "invalid-customer"),
			);
		const bare = await commerce.fetch(`${anna.path}${path}?siteId=vetrina-eu`, { method });
		expect(bare.status).toBe(401);
	});

	test.each([
		["GET", ""],
		["PATCH", ""],
		["PUT", "/password"],
		["POST", "/addresses"],
		["DELETE", "/payment-instruments/x"],
	])("does not exist for a guest: %s …%s", async (method, path) => {
		const guest = await loginGuest(commerce);
		const body = method === "GET" || method === "DELETE" ? undefined : {};
		expect(await callAs(guest, method, `${CUSTOMERS_PATH}/${guest.customerId}${path}`, body)).toEqual(
			buildRefusal(404, "not-found"),
		);
	});

	test("changes what is sent, takes away what is emptied, and leaves the rest", async () => {
		await callAs(anna, "PATCH", anna.path, { phoneMobile: "333", c_sizes: { shoes: "38", coat: "S" } });
		const { body } = await callAs(anna, "PATCH", anna.path, {
			customerNo: "1",
			lastName: "Bianchi",
			phoneMobile: "",
			c_sizes: { shoes: "39" },
			email: "anna.bianchi@vetrina.example",
		});
		expect(body).toMatchObject({
			firstName: "Anna",
			lastName: "Bianchi",
			email: "anna.bianchi@vetrina.example",
			c_sizes: { shoes: "39" },
		});
		expect(body).not.toHaveProperty("phoneMobile");
		expect(body.customerNo).not.toBe("1");
		expect((await callAs(anna, "PATCH", anna.path, { c_sizes: null })).body).not.toHaveProperty("c_sizes");
	});

	test("holds no more than a form would write, however often it is added to", async () => {
		const statuses = [];
		for (let i = 0; i < 8; i++)
			statuses.push((await callAs(bruno, "PATCH", bruno.path, { [`c_note${i}`]: "x".repeat(3900) })).status);
		expect(statuses).toContain(400);
		const { body } = await callAs(bruno, "GET", bruno.path);
		expect(Object.keys(body).filter((name) => name.startsWith("c_note"))).toHaveLength(
			statuses.filter((status) => status === 200).length,
		);
	});

	test("moves to another login only with the password, and never to a taken one", async () => {
		const carla = await registeredCustomer(commerce, "carla@vetrina.example");
		const login = "carla.verdi@vetrina.example";
		const move = (body: Body) => callAs(carla, "PATCH", carla.path, body);
		expect(await move({ login })).toEqual(buildRefusal(400, "update-password"));
		expect(await move({ login, currentPassword: "Wrong&Guess1" })).toEqual(
			buildRefusal(400, "update-password"),
		);
		expect(await move({ login: bruno.login, currentPassword: PASSWORD })).toEqual(
			buildRefusal(400, "login-already-in-use"),
		);
		expect((await move({ login: carla.login, firstName: "Carla" })).status).toBe(200);
		expect((await move({ login, currentPassword: PASSWORD })).body).toMatchObject({ login });
	});

	test("changes its password with the old one", async () => {
		const dora = await registeredCustomer(commerce, "dora@vetrina.example");
		const change = (body: Body) => callAs(dora, "PUT", `${dora.path}/password`, body);
		const password = "Wool&Cotton2";
		expect(await change({ currentPassword: "Wrong&Guess1", password })).toEqual(
			buildRefusal(400, "update-password"),
		);
		expect(await change({ currentPassword: PASSWORD, password: "short" })).toEqual(
			buildRefusal(400, "invalid-password"),
		);
		expect(await change({ password })).toEqual(buildRefusal(400, "bad-request"));
		expect((await change({ currentPassword: PASSWORD, password })).status).toBe(204);
		expect(await hasPassword(dora, password)).toBe(true);
		expect(await hasPassword(dora, PASSWORD)).toBe(false);
		// A changed password ends the sessions of the old one.
		expect((await callAs(dora, "GET", dora.path)).status).toBe(401);
	});
});
