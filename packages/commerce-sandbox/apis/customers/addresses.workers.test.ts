import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Body, buildRefusal, callAs } from "../../testing/call-as.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { type Registered, registeredCustomer } from "../../testing/registered-customer.ts";
import { runs } from "../../testing/runs.ts";

let commerce: CommerceUnderTest;
let shopper: Registered;
let count = 0;
beforeAll(async () => {
	commerce = await startCommerce();
});

const call = (method: string, path: string, body?: unknown) =>
	callAs(shopper, method, shopper.path + path, body);
const newShopper = async () => {
	shopper = await registeredCustomer(commerce, `address${++count}@vetrina.example`);
};

const home = { addressId: "Home", firstName: "Anna", lastName: "Rossi", countryCode: "IT", city: "Roma" };
const add = (addressId: string, more: Body = {}) =>
	call("POST", "/addresses", { ...home, addressId, ...more });
const book = async () => (await call("GET", "?expand=addresses")).body.addresses as Body[];
const preferred = async () => (await book()).filter((one) => one.preferred).map((one) => one.addressId);

describe("addresses", () => {
	beforeAll(newShopper);

	test("are kept as they were written", async () => {
		const { status, body } = await call("POST", "/addresses", { ...home, c_phoneCode: "+39" });
		expect(status).toBe(200);
		expect(body).toMatchObject({ ...home, fullName: "Anna Rossi", preferred: false, c_phoneCode: "+39" });
		expect((await call("GET", "/addresses/Home")).body).toEqual(body);
		expect(await book()).toEqual([body]);
	});

	test("have names of their own, which may have spaces and other scripts", async () => {
		expect((await add("Casa di zia")).status).toBe(200);
		expect((await call("GET", "/addresses/Casa%20di%20zia")).body).toMatchObject({
			addressId: "Casa di zia",
		});
		expect((await add("自宅")).status).toBe(200);
		expect(await add("Home")).toEqual(buildRefusal(400, "address-name-already-in-use"));
	});

	test.each([
		["a name with a sign that it cannot have", { addressId: "Home?" }],
		["no name", { addressId: "" }],
		["no last name", { lastName: "" }],
		["a country that is no code", { countryCode: "Italy" }],
		["Korea's code in another form", { countryCode: "KR", c_persCustClearenceCode: "P123" }],
		["an unknown field", { street: "Via Roma" }],
		["a wrong type", { preferred: "yes" }],
		["a text that is too long", { city: "x".repeat(257) }],
	])("are refused with %s, and nothing is kept", async (_, more) => {
		const before = await book();
		expect(await add("New", more)).toEqual(buildRefusal(400, "bad-request"));
		expect(await book()).toEqual(before);
	});

	// proves identity-3
	test("take Korea's clearance code", async () => {
		const code = { countryCode: "KR", c_persCustClearenceCode: "P123456789012" };
		expect((await add("Seoul", code)).body).toMatchObject(code);
	});

	test("change by what is sent, also their name, never to one that is taken", async () => {
		const change = (name: string, body: Body) => call("PATCH", `/addresses/${name}`, body);
		await add("Office", { fullName: "Dott.ssa Anna Rossi", phone: "06 123" });
		const { body } = await change("Office", { addressId: "Work", phone: "", c_floor: 3 });
		expect(body).toMatchObject({ addressId: "Work", fullName: "Dott.ssa Anna Rossi", c_floor: 3 });
		expect(body).not.toHaveProperty("phone");
		expect((await change("Work", { lastName: "Bianchi" })).body).toMatchObject({ fullName: "Anna Bianchi" });
		expect(await change("Work", { addressId: "Home" })).toEqual(
			buildRefusal(400, "address-name-already-in-use"),
		);
		expect(await change("Office", { city: "Milano" })).toEqual(buildRefusal(404, "not-found"));
	});

	test("cannot be read or changed by another customer", async () => {
		const name = shopper.login;
		await newShopper();
		expect(shopper.login).not.toBe(name);
		expect(await call("GET", "/addresses/Home")).toEqual(buildRefusal(404, "not-found"));
		expect(await call("PATCH", "/addresses/Home", { city: "Milano" })).toEqual(
			buildRefusal(404, "not-found"),
		);
		expect(await call("DELETE", "/addresses/Home")).toEqual(buildRefusal(404, "not-found"));
	});
});

describe("the preferred address", () => {
	beforeAll(newShopper);

	test("is one at most, and comes first", async () => {
		await add("A");
		await add("B", { preferred: true });
		await add("C", { preferred: true });
		expect(await preferred()).toEqual(["C"]);
		expect((await book())[0]).toMatchObject({ addressId: "C" });
		await call("PATCH", "/addresses/A", { preferred: true });
		expect(await preferred()).toEqual(["A"]);
	});

	test("stays what it was when a request is refused", async () => {
		expect((await add("B", { preferred: true })).status).toBe(400);
		expect((await call("PATCH", "/addresses/B", { addressId: "C", preferred: true })).status).toBe(400);
		expect((await call("PATCH", "/addresses/Z", { preferred: true })).status).toBe(404);
		expect(await preferred()).toEqual(["A"]);
	});

	// proves identity-8
	test("passes on to another one when it is removed, and only then", async () => {
		expect((await call("DELETE", "/addresses/B")).status).toBe(204);
		expect(await preferred()).toEqual(["A"]);
		expect((await call("DELETE", "/addresses/A")).status).toBe(204);
		expect(await preferred()).toEqual(["C"]);
		expect((await call("DELETE", "/addresses/C")).status).toBe(204);
		expect(await book()).toEqual([]);
	});

	test("stays unique if several addresses are preferred simultaneously", async () => {
		const names = ["P", "Q", "R", "S", "T"];
		await Promise.all(names.map((name) => add(name, { preferred: true })));
		expect(await preferred()).toHaveLength(1);
		await Promise.all(names.map((name) => call("DELETE", `/addresses/${name}`)));
		expect(await book()).toEqual([]);
	});
});

/** Milliseconds for some hundred calls in sequence. */
const SEQUENCES_TIMEOUT = 60_000;

test("any sequence of changes keeps the book as a list of names would, and at most one preferred", {
	timeout: SEQUENCES_TIMEOUT,
}, async () => {
	const name = fc.constantFrom("A", "B", "C");
	const step = fc.oneof(
		fc.record({ kind: fc.constant("add" as const), name, preferred: fc.boolean() }),
		fc.record({ kind: fc.constant("rename" as const), name, to: name, preferred: fc.boolean() }),
		fc.record({ kind: fc.constant("remove" as const), name }),
	);
	await newShopper();
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
			let names: string[] = [];
			let chosen = false;
			for (const one of steps) {
				const isThere = names.includes(one.name);
				if (one.kind === "add") {
					const { status } = await add(one.name, { preferred: one.preferred });
					expect(status).toBe(isThere ? 400 : 200);
					if (isThere) continue;
					names.push(one.name);
					chosen ||= one.preferred;
				} else if (one.kind === "rename") {
					const isFree = one.to === one.name || !names.includes(one.to);
					const body = { addressId: one.to, ...(one.preferred ? { preferred: true } : {}) };
					const { status } = await call("PATCH", `/addresses/${one.name}`, body);
					expect(status).toBe(isThere ? (isFree ? 200 : 400) : 404);
					if (status !== 200) continue;
					names = names.map((known) => (known === one.name ? one.to : known));
					chosen ||= one.preferred;
				} else {
					expect((await call("DELETE", `/addresses/${one.name}`)).status).toBe(isThere ? 204 : 404);
					names = names.filter((known) => known !== one.name);
					chosen &&= names.length > 0;
				}
				expect((await book()).map(({ addressId }) => addressId).sort()).toEqual([...names].sort());
				expect(await preferred()).toHaveLength(chosen ? 1 : 0);
			}
			for (const left of names) await call("DELETE", `/addresses/${left}`);
		}),
		{ numRuns: runs(6, 50) },
	);
});
