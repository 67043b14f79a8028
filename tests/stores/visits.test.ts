import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const SCRIPT = "<script>alert(1)</script>";
/** No other test counts this product's stock. */
const GROUP = "VT10001-emerald";

const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(path.startsWith("/en-it") ? path : `/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		type: response.headers.get("content-type"),
		text: await response.text(),
	};
};
const plain = (text: string): string => text.replaceAll("&amp;", "&");
/** Returns the query of the first store's link in a list that has the size. */
const firstReservable = (html: string): URLSearchParams => {
	const query = /href="\/en-it\/reserve\?([^"]+)"/.exec(html)?.[1] ?? "";
	return new URLSearchParams(plain(query));
};
const person = (email: string) => ({ name: "Anna Bianchi", email });
const queryOf = (location: string): URLSearchParams => new URL(location, "http://x").searchParams;
const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID()}@vetrina.example`;

const sizesOf = async (shopper: Shopper): Promise<string[]> => {
	const { text } = await get(shopper, `/find-in-store?productId=${GROUP}`);
	return [...text.matchAll(/find-in-store\?productId=(\d+)"/g)].map(([, id]) => id ?? "");
};
const reserve = async (shopper: Shopper, email: string, fields: Record<string, string> = {}) => {
	for (const size of await sizesOf(shopper)) {
		const { text } = await get(shopper, `/find-in-store?productId=${size}&all=1`);
		const [productId, storeId] = ["productId", "storeId"].map((name) => firstReservable(text).get(name));
		if (!productId || !storeId) continue;
		const location = await send(shopper, "/reserve", { productId, storeId, ...person(email), ...fields });
		return { location, productId, storeId };
	}
	throw new Error("No store has any size");
};

// proves stores-5
test("a size is found in stores and reserved; its owner and the reader of its mail see and cancel it", async () => {
	const shopper = newShopper();
	const email = uniqueEmail("reserve");
	const [size = ""] = await sizesOf(shopper);
	const html = await get(shopper, `/find-in-store?productId=${size}`);
	expect([html.status, html.cache]).toEqual([200, "private, no-store"]);
	expect(html.text).toContain("Vetrina Milano");
	expect(html.text).toMatch(/In stock|Not in stock|Last one/);
	const { location } = await reserve(shopper, email);
	const { id, code } = Object.fromEntries(queryOf(location)) as { id: string; code: string };
	expect(queryOf(location).get("notice")).toBe("reserved");
	const made = await get(shopper, location);
	expect(made.text).toContain("It is reserved for you.");
	expect(made.text).toContain("Anna Bianchi");
	// The house reserves one size of one colour.
	expect(made.text).toMatch(/Emerald\u00a0· Size \w+/);
	expect((await get(shopper, "/visits")).text).toContain("Reserved for you");
	const [mail] = await mailsTo(email);
	expect(mail).toMatchObject({
		template: "store-reservation",
		subject: expect.stringMatching(/^Reserved for you: .+, Emerald, \w+$/),
	});
	const link = new URL(mail?.links[0]?.href ?? "");
	expect([link.pathname, link.search]).toEqual(["/en-it/visits", `?id=${id}&code=${code}`]);

	const stranger = newShopper();
	const unknown = await get(stranger, "/visits?id=R000000000000");
	for (const path of [`/visits?id=${id}`, `/visits?id=${id}&code=forged`]) {
		const refused = await get(stranger, path);
		expect([refused.status, refused.cache]).toEqual([404, "private, no-store"]);
		expect(refused.text).not.toContain("Bianchi");
		expect(refused.text.length).toBeLessThan(unknown.text.length + 200);
	}
	expect(await send(stranger, "/visits", { id })).toBe("/en-it/visits?error=notFound");
	expect((await get(stranger, "/visits")).text).not.toContain("Reserved for you");

	const reader = newShopper();
	expect((await get(reader, link.pathname + link.search)).text).toContain("Release reservation");
	expect((await get(reader, `${link.pathname}${link.search}&cancel=1`)).text).toContain(
		"Release this reservation?",
	);
	expect(await send(reader, "/visits", { id, code })).toBe("/en-it/visits?notice=cancelled");
	expect((await get(shopper, location)).text).toContain("No longer reserved");
	expect(await send(reader, "/visits", { id, code })).toBe("/en-it/visits?error=notFound");
});

// proves stores-5
test("a customer finds their reservations in the account", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const { productId, storeId } = await reserve(shopper, email);
	const account = await get(shopper, "/visits");
	expect(account.text).toContain("Reserved for you");
	expect(account.text).toContain('href="/en-it/orders"');
	const form = await get(shopper, `/reserve?productId=${productId}&storeId=${storeId}`);
	expect(form.text).toContain(email);
});

// proves stores-5
test("an invalid reservation shows its error at the field, and nothing is lost", async () => {
	const shopper = newShopper();
	const refused = async (fields: Record<string, string>, says: string) => {
		const { location } = await reserve(shopper, uniqueEmail("wrong"), fields);
		expect(location).toContain("error=form");
		const { text } = await get(shopper, location);
		expect(text).toContain(says);
		return text;
	};
	expect(await refused({ name: SCRIPT }, "Please use letters only.")).not.toContain(SCRIPT);
	await refused({ name: "" }, "Please fill in the field.");
	await refused({ name: "x".repeat(10_000) }, "Please shorten this text.");
	expect(await refused({ email: "anna" }, "Please enter a valid email address.")).toContain("Anna Bianchi");
	for (const quantity of ["0", "-1", "4", "99999999999", "1e1"])
		await refused({ quantity }, "Reserve in the boutique");
	for (const path of [
		"/reserve",
		"/reserve?productId=9999999&storeId=milano-brera",
		`/reserve?productId=${GROUP}&storeId=milano-brera`,
		`/find-in-store?productId=${encodeURIComponent(SCRIPT)}`,
		`/visits?id=${encodeURIComponent(SCRIPT)}`,
	])
		expect((await get(shopper, path)).status, path).toBe(404);
	const foreign = await send(shopper, "/reserve", {
		productId: (await sizesOf(shopper))[0] ?? "",
		storeId: "new-york-soho",
		...person(uniqueEmail("foreign")),
	});
	expect(foreign).toContain("error=notFound");
});

const freeTime = async (shopper: Shopper, storeId: string, nth = 0) => {
	const { text } = await get(shopper, `/appointment?storeId=${storeId}`);
	const times = [...text.matchAll(/<input[^>]*name="time"[^>]*>/g)].map(([input]) => /\d\d:\d\d/.exec(input));
	return {
		storeId,
		date: /name="date" value="([^"]+)"/.exec(text)?.[1] ?? "",
		time: times[nth]?.[0] ?? "",
	};
};

// proves stores-6
test("an appointment is booked once, has a calendar file, and is cancelled by its mail", async () => {
	const [first, second] = [newShopper(), newShopper()];
	const when = await freeTime(first, "madrid");
	expect(when.time).toMatch(/:00$/);
	const mails = [uniqueEmail("one"), uniqueEmail("two")];
	const locations = await Promise.all(
		[first, second].map((shopper, index) =>
			send(shopper, "/appointment", { ...when, ...person(mails[index] ?? ""), note: SCRIPT }),
		),
	);
	const winner = locations.findIndex((one) => one.includes("notice=booked"));
	expect(locations.filter((one) => one.includes("notice=booked"))).toHaveLength(1);
	expect(locations[1 - winner]).toContain("error=taken");
	const [shopper, other] = winner === 0 ? [first, second] : [second, first];
	const booked = await get(shopper, locations[winner] ?? "");
	expect(booked.text).toContain("Your appointment is confirmed.");
	expect(booked.text).not.toContain(SCRIPT);
	expect(booked.text).toContain("&lt;script&gt;");
	const calendar = plain(/href="([^"]*\/visits\/calendar[^"]*)"/.exec(booked.text)?.[1] ?? "");
	const file = await shopper.fetch(calendar);
	expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const [, hour = ""] = /DTSTART:\d{8}T(\d\d)0000Z/.exec(await file.text()) ?? [];
	// Madrid is one hour ahead of UTC in winter, two in summer.
	expect([1, 2]).toContain(Number(when.time.slice(0, 2)) - Number(hour));
	const id = queryOf(locations[winner] ?? "").get("id") ?? "";
	const calendarOf = async (one: Shopper, query: string) =>
		(await one.fetch(`/api/en-it/visits/calendar?${query}`)).status;
	expect(await calendarOf(other, `id=${id}`)).toBe(404);
	expect(await calendarOf(other, "id=..%2F..")).toBe(400);
	expect((await get(other, `/visits?id=${id}`)).status).toBe(404);
	const [mail] = await mailsTo(mails[winner] ?? "");
	expect(mail).toMatchObject({ template: "store-appointment" });
	const code = new URL(mail?.links[0]?.href ?? "").searchParams.get("code") ?? "";
	expect(await send(newShopper(), "/visits", { id, code })).toBe("/en-it/visits?notice=cancelled");
	expect(await freeTime(other, "madrid")).toEqual(when);
});

// proves stores-6
test("other days, times and services cannot be booked", async () => {
	const shopper = newShopper();
	const when = await freeTime(shopper, "wien");
	const book = (fields: Record<string, string>) =>
		send(shopper, "/appointment", { ...when, ...person(uniqueEmail("odd")), ...fields });
	expect(await book({ date: "2020-01-07" })).toContain("error=invalid");
	expect(await book({ time: "03:00" })).toContain("error=invalid");
	expect(await book({ date: SCRIPT })).toContain("error=form");
	expect(await book({ time: "" })).toContain("error=form");
	expect(await book({ service: "tailoring" })).toContain("error=invalid");
	expect(await book({ service: SCRIPT })).toContain("error=invalid");
	expect(await book({ note: "x".repeat(251) })).toContain("error=form");
	expect(await book({ note: "x".repeat(10_000) })).toContain("error=form");
	expect(await book({ storeId: "lyon" })).toContain("error=notFound");
	for (const storeId of ["lyon", "nowhere", "new-york-soho", ""])
		expect((await get(shopper, `/appointment?storeId=${storeId}`)).status, storeId).toBe(404);
});

// proves stores-5, stores-6
test.each(["custom:503", "custom:malformed"])(
	"%s: pages name the missing part, and keep their input",
	async (fault) => {
		const shopper = newShopper();
		const [size = ""] = await sizesOf(shopper);
		const html = await get(shopper, `/find-in-store?productId=${size}`, fault);
		expect(html.status).toBe(200);
		expect(html.text).toContain("We can’t see what our boutiques have right now.");
		expect(html.text).toContain("Vetrina Milano");
		expect((await get(shopper, "/appointment?storeId=wien", fault)).status).toBe(503);
		const request = { productId: size, storeId: "milano-brera", ...person("anna@vetrina.example") };
		const location = await send(shopper, "/reserve", request, fault);
		expect(location).toContain("error=unavailable");
		const again = await get(shopper, location);
		expect(again.text).toContain("Anna Bianchi");
		expect(again.text).toContain("We can’t connect right now.");
		const list = await get(shopper, "/visits", fault);
		expect(list.status).toBe(503);
		expect(list.text).toContain("We can’t show your reservations right now.");
	},
);
