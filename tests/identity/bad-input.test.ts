import { expect, inject, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const LONG = "x".repeat(10_000);
const SCRIPT = "<script>alert(1)</script>";
const AWAY = "We can’t connect right now. Please try again.";

let people = 0;
const newEmail = () => `bad${Date.now()}.${++people}@vetrina.example`;
const person = (more: Record<string, string> = {}): Record<string, string> => ({
	email: newEmail(),
	password: PASSWORD,
	firstName: "Ada",
	lastName: "Bianchi",
	country: "IT",
	privacy: "on",
	...more,
});
const send = async (shopper: Shopper, path: string, fields: Record<string, string>, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return [response.status, response.headers.get("location")];
};
const page = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(path, { headers: { accept: "text/html" } });
	return { status: response.status, html: await response.text() };
};
const session = async (shopper: Shopper) =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: "VT10026" });
	return shopper;
};
/** Checks that the shopper is still the same guest with the same bag. */
const isSameGuest = async (shopper: Shopper): Promise<void> => {
	const { customer, basket } = await session(shopper);
	expect([customer.registered, basket?.count]).toEqual([false, 1]);
};

// proves identity-18, identity-19
test.each([
	["a name of 10 kB", { firstName: LONG }],
	["a script for a name", { firstName: SCRIPT }],
	["control characters in a name", { lastName: "Bian\u0007chi" }],
	["an address of 10 kB", { email: `${LONG}@vetrina.example` }],
	["an address with a script", { email: `"${SCRIPT}"@vetrina.example` }],
	["a password of 10 kB", { password: LONG }],
	["a day that is none", { birthdayDay: "31", birthdayMonth: "2", birthdayYear: "1990" }],
	["a country that is none", { country: "ZZ" }],
	["a gender that is none", { gender: "9" }],
	["no agreement", { privacy: "" }],
])("%s is refused at its field", async (_what, wrong) => {
	const shopper = newShopper();
	expect(await send(shopper, "/register", person(wrong))).toEqual([303, "/en-it/register"]);
	const { status, html } = await page(shopper, "/en-it/register");
	expect(status).toBe(200);
	expect(html).toContain('aria-invalid="true"');
	expect(html).not.toContain("<script>alert");
	expect((await session(shopper)).customer.registered).toBe(false);
});

// proves identity-14, identity-19
test.concurrent.each(["customers:503", "customers:timeout", "customers:malformed"])(
	"%s while registering shows a message, and input and bag stay",
	async (fault) => {
		const shopper = await withBag();
		const fields = person({ lastName: "O’Neil-Čapková" });
		expect(await send(shopper, "/register", fields, fault)).toEqual([303, "/en-it/register"]);
		const { html } = await page(shopper, "/en-it/register");
		expect(html).toContain(AWAY);
		expect(html).toContain(`value="${fields.email}"`);
		expect(html).toContain('value="O’Neil-Čapková"');
		expect(html).not.toContain(PASSWORD);
		await isSameGuest(shopper);
	},
	30_000,
);

// proves identity-14, identity-23
test.concurrent.each(["slas:503", "slas:malformed"])(
	"%s after registering is reported on the sign-in page, and the bag stays",
	async (fault) => {
		const shopper = await withBag();
		const fields = person();
		expect(await send(shopper, "/register", fields, fault)).toEqual([303, "/en-it/login?notice=registered"]);
		await isSameGuest(shopper);
		const { email = "", password = "" } = fields;
		const signedIn = await send(shopper, "/login", { intent: "signIn", email, password });
		expect(signedIn[1]).toBe("/en-it/myaccount?notice=signedIn");
		expect((await session(shopper)).basket?.count).toBe(1);
	},
);

// proves identity-14, identity-17
test.concurrent.each(["slas:503", "slas:500", "slas:timeout", "slas:malformed", "slas:content-type"])(
	"%s while signing in shows a message, and address and bag stay",
	async (fault) => {
		const shopper = await withBag();
		const email = await newCustomer(inject("commerce"));
		const fields = { intent: "signIn", email, password: PASSWORD };
		expect(await send(shopper, "/login", fields, fault)).toEqual([303, "/en-it/login?error=unavailable"]);
		const { status, html } = await page(shopper, "/en-it/login?error=unavailable");
		expect(status).toBe(503);
		expect(html).toContain(AWAY);
		expect(html).toContain(`value="${email}"`);
		await isSameGuest(shopper);
	},
	30_000,
);

// proves identity-16
test.concurrent("too many wrong passwords block sign-in for a while, even with the right one, whether or not the account exists", async () => {
	const isRefused = async (email: string) => {
		const shopper = newShopper({ "cf-connecting-ip": `198.51.100.${++people}` });
		const signIn = (password: string) => send(shopper, "/login", { intent: "signIn", email, password });
		await Promise.all(Array.from({ length: 11 }, () => signIn("Wrong&Pass1")));
		expect(await signIn(PASSWORD)).toEqual([303, "/en-it/login?error=tooManyTries"]);
		const { status, html } = await page(shopper, "/en-it/login?error=tooManyTries");
		expect(status).toBe(429);
		expect(html).toContain("Too many attempts. Please try again later.");
		expect(html).toContain(`value="${email}"`);
	};
	await Promise.all([await newCustomer(inject("commerce")), newEmail()].map(isRefused));
});
