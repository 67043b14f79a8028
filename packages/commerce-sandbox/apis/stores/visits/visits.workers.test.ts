import { beforeAll, beforeEach, expect, test } from "vitest";
import { runScheduled } from "../../../run-scheduled.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { resultOf } from "../../../testing/controller-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import { type Json, sendAs, stockUp } from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(async () => {
	await setClock({ ahead: 0 });
	await commerce.env.DB.batch(
		["store_hold", "store_reservation", "store_appointment", "share_count"].map((table) =>
			commerce.env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
});

/** Moves the clock to a time in the future. */
const clockAt = (iso: string) => setClock({ ahead: Math.ceil((Date.parse(iso) - Date.now()) / 1000) });

const call = async (shopper: Guest, path: string, body?: object, method = body ? "POST" : "GET") => {
	const [api = ""] = path.split(/[/?]/, 1);
	const response = await sendAs(
		shopper,
		method,
		`/custom/${api}-api/v1/organizations/${ORGANIZATION}/${path}`,
		body,
	);
	return { status: response.status, body: response.status === 204 ? {} : ((await response.json()) as Json) };
};
const mailsTo = async (to: string): Promise<{ template: string; subject: string; text: string }[]> => {
	const response = await commerce.fetch(`/outbox/messages?to=${to}`);
	return ((await response.json()) as { messages: { template: string; subject: string; text: string }[] })
		.messages;
};
const reservation = (more: object = {}) => ({
	storeId: "wien",
	productId: "1001",
	email: "Anna@vetrina.example",
	name: "Anna Bianchi",
	...more,
});
const leftIn = async (guest: Guest, storeId: string) => {
	const { body } = await call(guest, "reservations/stores?productId=1001");
	return (body.stores as { id: string; c_ats: number }[]).find(({ id }) => id === storeId)?.c_ats ?? 0;
};

// proves stores-5
test("stores with a size are listed nearest first, and a store holds it for a while with a mail", async () => {
	const guest = await loginGuest(commerce);
	const near = await call(
		guest,
		"reservations/stores?productId=1001&countryCode=AT&postalCode=1010&locale=en-AT",
	);
	const [first, second] = near.body.stores as { id: string; distance: number; c_ats: number }[];
	expect(first).toMatchObject({ id: "wien", distance: 0 });
	expect(second?.distance).toBeGreaterThan(0);
	const before = await leftIn(guest, "wien");
	const created = await call(guest, "reservations?locale=en-AT", reservation());
	expect(created).toMatchObject({
		status: 201,
		body: { confirmMessage: expect.stringContaining("Vetrina Wien") },
	});
	expect(await leftIn(guest, "wien")).toBe(before - 1);
	const [mail] = await mailsTo("anna@vetrina.example");
	expect(mail).toMatchObject({
		template: "store-reservation",
		text: expect.stringContaining("Seilergasse 9, 1010, Wien"),
	});
	await clockAt(String(created.body.until));
	expect(await leftIn(guest, "wien")).toBe(before);
	expect((await call(guest, "reservations")).body.reservations).toMatchObject([{ status: "expired" }]);
});

// proves stores-5
test.each([
	[
		"at night before a day of opening",
		"2031-03-15T02:16+01:00",
		"2031-03-15T19:00+01:00",
		"Saturday, 15 March",
	],
	[
		"as the store closes for the weekend",
		"2031-03-15T18:59+01:00",
		"2031-03-17T19:00+01:00",
		"Monday, 17 March",
	],
])("a reservation made %s ends when the store closes, and its mail says so", async (_, now, end, day) => {
	await clockAt(now);
	const email = `${crypto.randomUUID()}@vetrina.example`;
	const created = await call(await loginGuest(commerce), "reservations?locale=en-AT", reservation({ email }));
	expect(created.body.until).toBe(new Date(end).toISOString());
	const [mail] = await mailsTo(email);
	expect(mail?.text).toContain(day);
	expect(mail?.text).toContain("19:00");
});

// proves stores-5
test("a reservation is its owner's alone, who may give it up", async () => {
	const [owner, other] = [await loginGuest(commerce), await loginGuest(commerce)];
	const before = await leftIn(owner, "wien");
	const { id } = (await call(owner, "reservations", reservation())).body;
	expect(await call(other, `reservations/${id}`)).toMatchObject({ status: 404 });
	expect((await call(other, `reservations/${id}`, undefined, "DELETE")).status).toBe(404);
	expect((await call(other, "reservations")).body).toEqual({ reservations: [] });
	expect((await call(owner, `reservations/${id}`)).body).toMatchObject({ id, status: "reserved" });
	expect((await call(owner, `reservations/${id}`, undefined, "DELETE")).status).toBe(204);
	expect(await leftIn(owner, "wien")).toBe(before);
});

// proves stores-5, stores-6
test("the code of its mail opens and ends a visit without the session, and no other code does", async () => {
	const [owner, other] = [await loginGuest(commerce), await loginGuest(commerce)];
	const reserved = (await call(owner, "reservations", reservation())).body;
	const booked = (await call(owner, "appointments", appointment(await freeTime(owner)))).body;
	for (const [kind, visit] of [
		["reservations", reserved],
		["appointments", booked],
	] as const) {
		const path = `${kind}/${visit.id}`;
		for (const code of ["", "forged", "null", "%00"])
			expect((await call(other, `${path}?code=${code}`)).status).toBe(404);
		expect((await call(other, `${path}?code=${visit.c_accessCode}`)).body).toMatchObject({ id: visit.id });
		expect((await call(other, `${path}?code=forged`, undefined, "DELETE")).status).toBe(404);
		expect((await call(other, `${path}?code=${visit.c_accessCode}`, undefined, "DELETE")).status).toBe(204);
	}
});

// proves stores-5
test("no more is reserved than there is, and no shopper reserves a store empty", async () => {
	const guest = await loginGuest(commerce);
	const left = await leftIn(guest, "wien");
	for (let unit = 0; unit < left; unit++)
		expect((await call(guest, "reservations", reservation())).status).toBe(201);
	expect(await call(guest, "reservations", reservation())).toMatchObject({ status: 409 });
	const others = ["firenze", "berlin-mitte", "madrid", "lyon", "zuerich", "roma-monti"];
	const statuses = [];
	for (const storeId of others)
		statuses.push((await call(guest, "reservations", reservation({ storeId }))).status);
	expect(statuses.at(-1)).toBe(429);
});

// proves stores-5, stores-6
test("a form that is sent twice, at the same moment or later, is one reservation or one appointment", async () => {
	const guest = await loginGuest(commerce);
	const before = await leftIn(guest, "wien");
	const mailed = (await mailsTo("anna@vetrina.example")).length;
	const when = await freeTime(guest);
	for (const [path, request] of [
		["reservations", reservation({ requestId: crypto.randomUUID() })],
		["appointments", appointment({ ...when, requestId: crypto.randomUUID() })],
	] as const) {
		const twice = await Promise.all([call(guest, path, request), call(guest, path, request)]);
		const [first, second, later] = [...twice, await call(guest, path, request)];
		expect([first?.status, second?.status, later?.status], path).toEqual([201, 201, 201]);
		expect(second?.body, path).toEqual(first?.body);
		expect(later?.body, path).toEqual(first?.body);
		if (path === "reservations") expect(await leftIn(guest, "wien")).toBe(before - 1);
		const changes: object[] = [{ email: "other@vetrina.example" }, { name: "Bea Bianchi" }];
		changes.push(path === "reservations" ? { quantity: 2 } : { note: "Shoes, please" });
		for (const change of changes) {
			const other = await call(guest, path, { ...request, ...change });
			expect(other, path).toMatchObject({
				status: 409,
				body: { type: expect.stringMatching(/request-id-used$/) },
			});
		}
		await call(guest, `${path}/${first?.body.id}`, undefined, "DELETE");
		const again = await call(guest, path, request);
		expect([again.status, again.body.id === first?.body.id], path).toEqual([201, false]);
	}
	expect(await mailsTo("anna@vetrina.example")).toHaveLength(mailed + 4);
	expect(await mailsTo("other@vetrina.example")).toEqual([]);
});

// proves stores-5, stores-6
test("repeated reservations and appointments cannot send a stranger unlimited mails", async () => {
	const guest = await loginGuest(commerce);
	const to = { email: "stranger@vetrina.example" };
	const giveUp = (path: string, { id }: Json) => call(guest, `${path}/${id}`, undefined, "DELETE");
	const when = await freeTime(guest);
	for (let mail = 0; mail < 8; mail++) {
		const [path, request] =
			mail % 2 ? ["appointments", appointment({ ...to, ...when })] : ["reservations", reservation(to)];
		const made = await call(guest, path as string, request as object);
		expect(made.status).toBe(201);
		await giveUp(path as string, made.body);
	}
	const before = await leftIn(guest, "wien");
	const refused = await call(guest, "reservations", reservation({ email: "stranger+1@vetrina.example" }));
	expect(refused).toMatchObject({ status: 429 });
	expect((await call(guest, "appointments", appointment({ ...to, ...when }))).status).toBe(429);
	expect(await leftIn(guest, "wien")).toBe(before);
	expect(await mailsTo("stranger@vetrina.example")).toHaveLength(8);
	expect((await call(guest, "reservations", reservation())).status).toBe(201);
});

// proves stores-5
test("a network address has a limit whatever the session", async () => {
	const path = `/custom/reservations-api/v1/organizations/${ORGANIZATION}/reservations`;
	const { DB: db } = commerce.env;
	const now = Math.floor(Date.now() / 1000);
	const earlier = db.prepare("INSERT INTO share_count (key, at) VALUES ('visit address 192.0.2.7', ?)");
	await db.batch(Array.from({ length: 30 }, () => earlier.bind(now - 60)));
	const from = async (address: string) =>
		(
			await (
				await loginGuest(commerce)
			).fetch(path, {
				method: "POST",
				headers: { "cf-connecting-ip": address },
				body: JSON.stringify(reservation()),
			})
		).status;
	expect(await from("192.0.2.7")).toBe(429);
	expect(await from("192.0.2.8")).toBe(201);
});

// proves stores-5, stores-6
test("limits a session to five reservations and three appointments, also at once", async () => {
	const guest = await loginGuest(commerce);
	const { body } = await call(guest, "reservations/stores?productId=1001");
	const stores = (body.stores as { id: string }[]).slice(0, 8);
	const reserved = await Promise.all(
		stores.map(({ id: storeId }, n) =>
			call(guest, "reservations", reservation({ storeId, email: `r${n}@vetrina.example` })),
		),
	);
	expect(reserved.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 429, 429, 429]);
	const { body: free } = await call(guest, "appointments/times?storeId=wien");
	const [day] = (free.days as { date: string; times: string[] }[]).filter(({ times }) => times.length > 4);
	const booked = await Promise.all(
		(day?.times ?? [])
			.slice(0, 5)
			.map((time, n) =>
				call(guest, "appointments", appointment({ date: day?.date, time, email: `a${n}@vetrina.example` })),
			),
	);
	expect(booked.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
});

// proves stores-5, stores-6
test("forgets the network of a reservation once it is over", async () => {
	const guest = await loginGuest(commerce);
	const reserved = await guest.fetch(
		`/custom/reservations-api/v1/organizations/${ORGANIZATION}/reservations`,
		{
			method: "POST",
			headers: { "cf-connecting-ip": "192.0.2.81" },
			body: JSON.stringify(reservation()),
		},
	);
	expect(reserved.status).toBe(201);
	const networks = async () =>
		(
			await commerce.env.DB.prepare("SELECT count(network) AS kept FROM store_reservation").first<{
				kept: number;
			}>()
		)?.kept;
	await runScheduled(commerce.env);
	expect(await networks()).toBe(1);
	await setClock({ ahead: 30 * 86_400 });
	await runScheduled(commerce.env);
	expect(await networks()).toBe(0);
});

// proves stores-5, stores-6
test("limits a network to twenty reservations and ten appointments in all its sessions", async () => {
	const guest = await loginGuest(commerce);
	const from = async (network: string, path: string, body: object) => {
		const api = `/custom/${path}-api/v1/organizations/${ORGANIZATION}/${path}`;
		const headers = { "cf-connecting-ip": network };
		return (
			await (await loginGuest(commerce)).fetch(api, { method: "POST", headers, body: JSON.stringify(body) })
		).status;
	};
	const when = await freeTime(guest);
	expect(await from("192.0.2.9", "reservations", reservation())).toBe(201);
	expect(await from("192.0.2.9", "appointments", appointment(when))).toBe(201);
	const { DB } = commerce.env;
	for (let n = 1; n < 20; n++)
		await DB.prepare(
			`INSERT INTO store_reservation (id, site_id, customer_id, email, name, store_id, product_id, quantity, created_at, until_at, network)
			SELECT id || ?1, site_id, customer_id || ?1, email || ?1, name, store_id, product_id, quantity, created_at, until_at, network FROM store_reservation WHERE length(id) = 13`,
		)
			.bind(`-${n}`)
			.run();
	for (let n = 1; n < 10; n++)
		await DB.prepare(
			`INSERT INTO store_appointment (id, site_id, customer_id, email, name, store_id, note, begins_at, created_at, network)
			SELECT id || ?1, site_id, customer_id || ?1, email || ?1, name, store_id || ?1, note, begins_at, created_at, network FROM store_appointment WHERE length(id) = 13`,
		)
			.bind(`-${n}`)
			.run();
	const { body: left } = await call(guest, "reservations/stores?productId=1001");
	const { id: storeId } = (left.stores as { id: string }[]).find(({ id }) => id !== "wien") ?? { id: "" };
	const other = { email: "bea@vetrina.example", storeId };
	const next = await freeTime(guest);
	expect(await from("192.0.2.9", "reservations", reservation(other))).toBe(429);
	expect(await from("192.0.2.9", "appointments", appointment({ ...next, email: other.email }))).toBe(429);
	expect(await from("192.0.2.10", "reservations", reservation(other))).toBe(201);
	expect(await from("192.0.2.10", "appointments", appointment({ ...next, email: other.email }))).toBe(201);
});

test.each([
	["another site's store", { storeId: "new-york-soho" }, 404],
	["an unknown product", { productId: "9999" }, 404],
	["no e-mail address", { email: "anna" }, 400],
	["four units", { quantity: 4 }, 400],
	["no name", { name: " " }, 400],
])("%s: refused", async (_, wrong, status) => {
	const guest = await loginGuest(commerce);
	expect((await call(guest, "reservations", reservation(wrong))).status).toBe(status);
});

const freeTime = async (guest: Guest) => {
	const { body } = await call(guest, "appointments/times?storeId=wien");
	const [day] = body.days as { date: string; times: string[] }[];
	return { date: day?.date, time: day?.times[0] };
};
const appointment = (more: object = {}) => ({
	storeId: "wien",
	email: "anna@vetrina.example",
	name: "Anna Bianchi",
	note: "Silk dresses, please",
	...more,
});

// proves stores-6
test("an appointment takes a free time, is confirmed by mail, and is its owner's alone", async () => {
	const [owner, other] = [await loginGuest(commerce), await loginGuest(commerce)];
	const when = await freeTime(owner);
	const created = await call(owner, "appointments?locale=de-AT", appointment(when));
	expect(created).toMatchObject({
		status: 201,
		body: { confirmMessage: expect.stringContaining("Ihr Termin") },
	});
	const { id } = created.body;
	expect(await freeTime(owner)).not.toEqual(when);
	expect(
		(await call(other, "appointments", appointment({ ...when, email: "b@vetrina.example" }))).status,
	).toBe(409);
	expect((await call(other, `appointments/${id}`)).status).toBe(404);
	expect((await call(other, `appointments/${id}`, undefined, "DELETE")).status).toBe(404);
	expect((await call(owner, "appointments")).body.appointments).toMatchObject([{ id, storeId: "wien" }]);
	expect((await mailsTo("anna@vetrina.example"))[0]).toMatchObject({ template: "store-appointment" });
	expect((await call(owner, `appointments/${id}`, undefined, "DELETE")).status).toBe(204);
	expect(await freeTime(owner)).toEqual(when);
});

// proves stores-6, cloud-1
test("other times, stores and numbers are refused; the controllers do the same", async () => {
	const guest = await loginGuest(commerce);
	const when = await freeTime(guest);
	expect((await call(guest, "appointments", appointment({ ...when, time: "03:00" }))).status).toBe(400);
	expect((await call(guest, "appointments", appointment({ ...when, storeId: "lyon" }))).status).toBe(404);
	const note = "x".repeat(251);
	expect((await call(guest, "appointments", appointment({ ...when, note }))).status).toBe(400);
	expect(await resultOf(guest, "Appointments-Create", appointment(when))).toHaveProperty("confirmMessage");
	expect(await resultOf(guest, "Reservations-Create", reservation())).toHaveProperty("confirmMessage");
	expect(await resultOf(guest, "Reservations-FindAvailableStores", { productId: "1001" })).toHaveProperty(
		"stores",
	);
});
