import { scryptSync } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { startCommerce } from "../../testing/commerce-under-test.ts";
import { listGroups } from "./customer-groups.ts";
import {
	createCustomer,
	findCustomer,
	findCustomerByExternalProfile,
	findCustomerByLogin,
	linkExternalProfile,
	recordLogin,
} from "./customer-store.ts";
import { checkPassword, setPassword } from "./passwords.ts";

let db: D1Database;
beforeAll(async () => {
	db = (await startCommerce()).env.DB;
});

const draft = (login: string) => ({
	login,
	email: login,
	password: "Silk&Linen1",
	profile: { lastName: "Rossi" },
});

async function created(login: string, more = {}) {
	const outcome = await createCustomer(db, { ...draft(login), ...more }, 1000);
	if (!("ok" in outcome)) throw new Error("refused");
	return outcome.ok;
}

describe("customers", () => {
	test("are found by id and by login, whatever its case; numbers go up", async () => {
		const first = await created("Anna@vetrina.example");
		const second = await created("bruno@vetrina.example");
		expect(await findCustomer(db, first.id)).toEqual(first);
		expect((await findCustomerByLogin(db, " ANNA@vetrina.example "))?.id).toBe(first.id);
		expect(first.login).toBe("Anna@vetrina.example");
		expect(Number(second.customerNo)).toBeGreaterThan(Number(first.customerNo));
		expect(await findCustomerByLogin(db, "unknown@vetrina.example")).toBeUndefined();
	});

	test("are created once by ten simultaneous registrations with one login", async () => {
		const outcomes = await Promise.all(
			Array.from({ length: 10 }, () => createCustomer(db, draft("race@vetrina.example"), 1000)),
		);
		expect(outcomes.filter((outcome) => "ok" in outcome)).toHaveLength(1);
		expect(outcomes).toContainEqual({ refused: "login-already-in-use" });
	});

	test("an account of an identity provider belongs to one customer", async () => {
		const external = { providerId: "google", externalId: "g-1" };
		const owner = await created("carla@vetrina.example", { externalProfile: external });
		const other = await created("dora@vetrina.example");
		expect((await findCustomerByExternalProfile(db, "google", "g-1"))?.id).toBe(owner.id);
		expect(await linkExternalProfile(db, other.id, external, 1000)).toBe(false);
		expect(await linkExternalProfile(db, owner.id, external, 1000)).toBe(true);
		const taken = { ...draft("late@vetrina.example"), externalProfile: external };
		expect(await createCustomer(db, taken, 1000)).toEqual({ refused: "login-already-in-use" });
		expect(await findCustomerByLogin(db, "late@vetrina.example")).toBeUndefined();
	});

	test("a password is kept as a hash that only it fits", async () => {
		const { id, passwordHash } = await created("eva@vetrina.example");
		expect(passwordHash).not.toContain("Silk&Linen1");
		expect(await checkPassword(passwordHash, "Silk&Linen1")).toBe(true);
		expect(await checkPassword(passwordHash, "silk&linen1")).toBe(false);
		expect(await checkPassword(undefined, "Silk&Linen1")).toBe(false);
		await setPassword(db, id, "Wool&Cotton2", 2000);
		const after = (await findCustomer(db, id))?.passwordHash;
		expect(await checkPassword(after, "Wool&Cotton2")).toBe(true);
		expect(await checkPassword(after, "Silk&Linen1")).toBe(false);
	});

	test("a hash says what it cost, so that one of another cost is still checked", async () => {
		const { passwordHash } = await created("cost@vetrina.example");
		expect(passwordHash).toMatch(/\$1024$/);
		const [salt, key] = [
			Buffer.from("salt"),
			scryptSync("Silk&Linen1", "salt", 32, { N: 16_384, r: 8, p: 1 }),
		];
		const before = `scrypt$${salt.toString("base64")}$${key.toString("base64")}`;
		for (const stored of [before, `${before}$16384`]) {
			expect(await checkPassword(stored, "Silk&Linen1")).toBe(true);
			expect(await checkPassword(stored, "silk&linen1")).toBe(false);
		}
	});

	test("a login makes the one before it the previous", async () => {
		const { id } = await created("fay@vetrina.example");
		await recordLogin(db, id, 3000);
		await recordLogin(db, id, 4000);
		expect(await findCustomer(db, id)).toMatchObject({ previousLoginAt: 3000, lastLoginAt: 4000 });
	});
});

describe("customer groups", () => {
	test("are assigned by rule, by the house and by context", async () => {
		const { id } = await created("gina@vetrina.example", { groups: ["VIP"] });
		expect(await listGroups(db, { customerId: "any", isGuest: true })).toEqual(["Everyone", "Unregistered"]);
		expect(
			await listGroups(db, { customerId: id, isGuest: false }, { customerGroupIds: ["Milan", "VIP"] }),
		).toEqual(["Everyone", "Registered", "VIP", "Milan"]);
	});
});
