import { expect, inject, test } from "vitest";
import type { SessionResponse, SignInResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** The platform confirms the session's owner before a payment (identity-33). */
const USID = "usid_vetrina-eu";

const session = async (shopper: Shopper) =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
const post = async <A>(shopper: Shopper, path: string, body: object): Promise<A> => {
	const { csrf } = await session(shopper);
	const response = await shopper.fetch(`/api/en-it${path}`, {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return (await response.json()) as A;
};
const signIn = (shopper: Shopper, email: string) =>
	post<SignInResponse>(shopper, "/session", { email, password: PASSWORD });
const checkout = async (shopper: Shopper, fault?: string) => {
	const response = await shopper.fetch("/en-it/checkout", {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return { status: response.status, location: response.headers.get("location"), html: await response.text() };
};
const withBag = async (shopper = newShopper()): Promise<Shopper> => {
	await post(shopper, "/basket/items", { productId: "VT10026", quantity: 1 });
	return shopper;
};

// proves identity-33, identity-32
test("a guest's tokens lead to a new guest if a customer has signed in with that session elsewhere", async () => {
	const email = await newCustomer(inject("commerce"), { firstName: "Greta" });
	const before = await withBag();
	const usid = before.cookies.get(USID);
	const elsewhere = newShopper();
	for (const [name, value] of before.cookies) elsewhere.cookies.set(name, value);
	expect(await signIn(elsewhere, email)).toMatchObject({ ok: true, session: { basket: { count: 1 } } });
	expect(elsewhere.cookies.get(USID)).toBe(usid);
	// The earlier access token is still valid for a while.
	await withBag(before);
	const led = await checkout(before);
	expect([led.status, led.location]).toEqual([302, "/en-it/cart"]);
	expect(before.cookies.get(USID)).not.toBe(usid);
	const now = await session(before);
	expect([now.customer.registered, JSON.stringify({ ...now, csrf: "" }).includes("Greta")]).toEqual([
		false,
		false,
	]);
	expect((await session(elsewhere)).customer.name).toContain("Greta");
	expect((await checkout(elsewhere)).status).toBe(200);
});

// proves identity-33, identity-14
test.concurrent.each(["controllers:503", "controllers:timeout", "controllers:malformed", "controllers:429"])(
	"%s in the checkout keeps guest and customer with their bags",
	async (fault) => {
		const guest = await withBag();
		const customer = await withBag();
		await signIn(customer, await newCustomer(inject("commerce")));
		const stays = async (shopper: Shopper) => {
			const usid = shopper.cookies.get(USID);
			expect((await checkout(shopper, fault)).status).toBe(200);
			expect(shopper.cookies.get(USID)).toBe(usid);
			expect((await session(shopper)).basket?.count).toBe(1);
		};
		await Promise.all([guest, customer].map(stays));
		expect((await session(customer)).customer.registered).toBe(true);
	},
	30_000,
);

// proves identity-33
test.concurrent("a customer whom the platform refuses in the checkout is signed out, twice in a visit at most, and keeps the bag; a guest stays", async () => {
	const guest = await withBag();
	expect((await checkout(guest, "controllers:403")).status).toBe(200);
	const email = await newCustomer(inject("commerce"));
	const customer = await withBag();
	const seen: unknown[] = [];
	for (let time = 1; time <= 3; time++) {
		await signIn(customer, email);
		await checkout(customer, "controllers:403");
		seen.push((await session(customer)).customer.registered);
	}
	expect(seen).toEqual([false, false, true]);
	expect((await session(customer)).basket?.count).toBe(1);
});
