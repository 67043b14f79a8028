import { expect, inject, test } from "vitest";
import type { SessionResponse, SignInResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailedToken } from "../setup/outbox.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Sessions under stress lose no bag, an outage signs out no customer, and data of others stays invisible (identity-31). */
const SITE = "vetrina-eu";
const DRESS = "VT10001-emerald";
const PRODUCT = "VT10026";

const read = async (shopper: Shopper, fault = ""): Promise<{ status: number; body: SessionResponse }> => {
	const headers: Record<string, string> = fault ? { "x-vetrina-fault": fault } : {};
	const response = await shopper.fetch("/api/en-it/session", { headers });
	return { status: response.status, body: (await response.json()) as SessionResponse };
};
const post = async <A>(shopper: Shopper, path: string, body: object): Promise<A> => {
	const { csrf } = (await read(shopper)).body;
	const response = await shopper.fetch(`/api/en-it${path}`, {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return (await response.json()) as A;
};
const signIn = (shopper: Shopper, email: string, password = PASSWORD) =>
	post<SignInResponse>(shopper, "/session", { email, password });

const customer = async (firstName: string): Promise<{ shopper: Shopper; email: string }> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"), { firstName });
	expect(await signIn(shopper, email)).toMatchObject({ ok: true });
	await post(shopper, "/basket/items", { productId: PRODUCT, quantity: 1 });
	await post(shopper, "/wishlist/items", { productId: DRESS });
	return { shopper, email };
};
/** Removes the access token, as after half an hour. */
const expireAccess = ({ cookies }: Shopper): void => {
	for (const name of [...cookies.keys()]) if (name.startsWith("cc-at_")) cookies.delete(name);
};
const factsOf = ({ customer: { name }, basket, wishlist }: SessionResponse) => [
	name?.split(" ")[0],
	basket?.count,
	wishlist?.items.length,
];

// proves identity-30
test("fifty simultaneous requests share a refresh token that works once", async () => {
	const { shopper } = await customer("Ada");
	expireAccess(shopper);
	const all = await Promise.all(Array.from({ length: 50 }, () => read(shopper)));
	expect(new Set(all.map(({ status, body }) => JSON.stringify([status, ...factsOf(body)])))).toEqual(
		new Set([JSON.stringify([200, "Ada", 1, 1])]),
	);
	expireAccess(shopper);
	expect(factsOf((await read(shopper)).body)).toEqual(["Ada", 1, 1]);
});

// proves identity-31
test("two tabs that sign in as two people at once never mix them", async () => {
	const [anna, berta] = await Promise.all(
		["Anna", "Berta"].map((firstName) => newCustomer(inject("commerce"), { firstName })),
	);
	const shopper = newShopper();
	await read(shopper);
	const responses = await Promise.all([signIn(shopper, anna ?? ""), signIn(shopper, berta ?? "")]);
	const names = responses.map((response) => response.ok && response.session.customer.name?.split(" ")[0]);
	expect(names).toEqual(["Anna", "Berta"]);
	const now = (await read(shopper)).body.customer.name?.split(" ")[0];
	expect(["Anna", "Berta"]).toContain(now);
	expireAccess(shopper);
	expect((await read(shopper)).body.customer.name?.split(" ")[0]).toBe(now);
});

// proves identity-14
test.concurrent.each(["slas:503", "slas:500", "slas:malformed", "slas:429", "slas:timeout"])(
	"a login service with %s signs no customer out and loses nothing",
	async (fault) => {
		const { shopper } = await customer("Clara");
		expireAccess(shopper);
		const before = new Map(shopper.cookies);
		const tries = await Promise.all(Array.from({ length: 4 }, () => read(shopper, fault)));
		for (const { status } of tries) expect([200, 503]).toContain(status);
		for (const { body } of tries) expect(body.customer?.registered).not.toBe(false);
		expect(shopper.cookies).toEqual(before);
		expect(factsOf((await read(shopper)).body)).toEqual(["Clara", 1, 1]);
	},
);

// proves identity-14
test.concurrent("a long outage of the login service ends no session and loses no bag", async () => {
	const { shopper: gaia } = await customer("Gaia");
	const guest = newShopper();
	await post(guest, "/basket/items", { productId: PRODUCT, quantity: 1 });
	const people = await Promise.all(
		[gaia, guest].map(async (shopper) => {
			const { body } = await read(shopper);
			return { shopper, csrf: body.csrf, facts: factsOf(body), registered: body.customer.registered };
		}),
	);
	expect(people.map(({ facts }) => facts)).toEqual([
		["Gaia", 1, 1],
		[undefined, 1, 0],
	]);
	const sessionOf = ({ cookies }: Shopper) =>
		[...cookies].filter(([name]) => /^(?:cc-|usid_)/.test(name)).toSorted();
	for (const { shopper } of people) expireAccess(shopper);
	const before = people.map(({ shopper }) => sessionOf(shopper));
	// The faults run one after another, like a person who does not give up. "cut" is left out, because the service has then used up the
	// refresh token, and its successor is lost.
	for (const fault of ["slas:500", "slas:malformed", "slas:503", "slas:429", "slas:content-type"]) {
		for (const { shopper, csrf, registered } of people) {
			const headers = { "x-vetrina-fault": fault };
			for (const path of ["/en-it/women/dresses", "/en-it/cart", "/en-it/wishlist"]) {
				const response = await shopper.fetch(path, { headers });
				expect([path, [200, 503].includes(response.status)]).toEqual([path, true]);
				await response.text();
			}
			const added = await shopper.fetch("/api/en-it/basket/items", {
				method: "POST",
				headers: { ...headers, "x-csrf-token": csrf, "content-type": "application/json" },
				body: JSON.stringify({ productId: PRODUCT, quantity: 1 }),
			});
			expect([fault, added.status]).toEqual([fault, 503]);
			await added.text();
			const { status, body } = await read(shopper, fault);
			expect([200, 503]).toContain(status);
			if (registered) expect(body.customer?.registered).not.toBe(false);
		}
		expect(people.map(({ shopper }) => sessionOf(shopper))).toEqual(before);
	}
	// The service responds again, at first slowly.
	for (const { shopper, facts } of people) {
		expect(factsOf((await read(shopper, "slas:latency=1500")).body)).toEqual(facts);
		expect(factsOf((await read(shopper)).body)).toEqual(facts);
	}
});

// proves identity-25, identity-31
test("a password changed elsewhere ends the session, and signing in restores everything", async () => {
	const { shopper, email } = await customer("Dora");
	const elsewhere = newShopper();
	expect(await post(elsewhere, "/password/reset", { email })).toEqual({ ok: true });
	const token = await mailedToken(email);
	const led = await elsewhere.fetch(`/en-it/women?resetToken=${encodeURIComponent(token)}`);
	expect([led.status, led.headers.get("location"), led.headers.get("cache-control")]).toEqual([
		303,
		"/en-it/women#new-password",
		"private, no-store",
	]);
	expect(await post(elsewhere, "/password", { password: "Wool&Linen2" })).toEqual({ ok: true });
	expect(await post(elsewhere, "/password", { password: "Wool&Linen3" })).toEqual({
		ok: false,
		error: "usedToken",
	});

	const ended = await read(shopper);
	expect([ended.status, ended.body.customer.registered]).toEqual([200, false]);
	expect(JSON.stringify(ended.body)).not.toContain("Dora");
	expect(await signIn(shopper, email, "Wool&Linen2")).toMatchObject({ ok: true });
	expect(factsOf((await read(shopper)).body)).toEqual(["Dora", 1, 1]);
});

// proves identity-32
test("signing in or out changes the anti-forgery token, by script and by form, and ends a planted session", async () => {
	const email = await newCustomer(inject("commerce"), { firstName: "Fanny" });
	const shopper = newShopper();
	const write = (csrf: string) =>
		shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId: PRODUCT, quantity: 1 }),
		});
	const guest = (await read(shopper)).body.csrf;
	expect((await write(guest)).status).toBe(200);
	const usid = shopper.cookies.get(`usid_${SITE}`);
	const signedIn = await signIn(shopper, email);
	const customers = signedIn.ok ? signedIn.session.csrf : "";
	expect([(await write(guest)).status, (await write(customers)).status]).toEqual([403, 200]);
	expect((await read(shopper)).body.csrf).toBe(customers);
	expect(shopper.cookies.get(`usid_${SITE}`)).toBe(usid);
	const form = (fields: Record<string, string>) =>
		shopper.fetch("/en-it/login", { method: "POST", body: new URLSearchParams(fields) });
	await form({ intent: "signOut" });
	expect((await write(customers)).status).toBe(403);
	const after = (await read(shopper)).body;
	expect([after.customer.registered, after.basket?.count ?? 0]).toEqual([false, 0]);
	expect(shopper.cookies.get(`usid_${SITE}`)).not.toBe(usid);
	await form({ intent: "signIn", email, password: PASSWORD });
	expect((await write(after.csrf)).status).toBe(403);
	expect((await read(shopper)).body).toMatchObject({
		customer: { registered: true },
		basket: { count: 2 },
	});
	// An attacker who has planted the identifier gets another guest's session, and no data of the victim.
	const stranger = newShopper();
	stranger.cookies.set(`usid_${SITE}`, usid ?? "");
	expect(JSON.stringify({ ...(await read(stranger)).body, csrf: "" })).not.toContain("Fanny");
	await post(stranger, "/basket/items", { productId: PRODUCT, quantity: 1 });
	expect(stranger.cookies.get(`usid_${SITE}`)).not.toBe(usid);
});

// proves identity-31
test("an unknown, a malformed or another person's identifier shows nothing of that person", async () => {
	const { shopper: eva } = await customer("Eva");
	const usid = eva.cookies.get(`usid_${SITE}`) ?? "";
	expect(usid).not.toBe("");
	for (const foreign of [usid, crypto.randomUUID(), "x".repeat(64), "%00", "<b>"]) {
		const stranger = newShopper();
		stranger.cookies.set(`usid_${SITE}`, foreign);
		const { status, body } = await read(stranger);
		expect([status, body.customer.registered]).toEqual([200, false]);
		// The random letters of a token may contain any name.
		expect(JSON.stringify({ ...body, csrf: undefined })).not.toMatch(/Eva/);
		expect(body.wishlist?.items).toEqual([]);
	}
	// A truncated, swapped or invented refresh token has the same result.
	const refresh = eva.cookies.get(`cc-nx_${SITE}`) ?? "";
	for (const forged of [refresh.slice(0, -4), `${refresh}x`, "forged.token"]) {
		const stranger = newShopper();
		stranger.cookies.set(`cc-nx_${SITE}`, forged);
		const { status, body } = await read(stranger);
		expect([status, body.customer.registered, body.customer.name]).toEqual([200, false, undefined]);
	}
	expect(factsOf((await read(eva)).body)).toEqual(["Eva", 1, 1]);
});
