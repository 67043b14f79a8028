import { beforeAll, describe, expect, test } from "vitest";
import type { SentMail } from "../../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD, registeredCustomer } from "../../testing/registered-customer.ts";
import { readProfile } from "./newsletter-store.ts";

/** Anyone may register with any e-mail address, so an account without the mailed code neither opens nor deletes the address's data. */

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: { EUR: { list: 100 } }, ats: 0 },
			{ id: "1002", prices: { EUR: { list: 100 } }, ats: 0 },
		],
	});
	guest = await loginGuest(commerce);
});

let people = 0;
const newEmail = () => `owner${++people}@vetrina.example`;
const call = async (shopper: Guest, method: string, path: string, body?: unknown) => {
	const [api, ...rest] = path.split("/");
	const response = await shopper.fetch(`/custom/${api}/v1/organizations/${ORGANIZATION}/${rest.join("/")}`, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const mailsTo = async (email: string): Promise<SentMail[]> => {
	const response = await commerce.fetch(`/outbox/messages?to=${email}`);
	return ((await response.json()) as { messages: SentMail[] }).messages;
};
const codeOf = async (email: string) => String((await mailsTo(email))[0]?.data.code);
const subscribe = (shopper: Guest, email: string) =>
	call(shopper, "POST", `newsletter-api/profiles/${email}/subscription`, {
		countryCode: "IT",
		languageCode: "en",
		firstName: "Mara",
	});
const profileOf = async (shopper: Guest, email: string, query = "") =>
	(await call(shopper, "POST", `newsletter-api/search${query}`, { email })).body;
const isSubscribed = async (email: string) =>
	(await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email }))?.isSubscribed;
const tune = async (shopper: Guest, email: string, query = "") =>
	(
		await call(shopper, "POST", `newsletter-api/profiles/${email}/trackpreferences${query}`, {
			preferences: { preferredCategories: ["women"] },
		})
	).status;
const wait = (shopper: Guest, email: string, productId = "1001") =>
	call(shopper, "POST", "notifyme-api/subscribe", {
		email,
		productId,
		countryCode: "IT",
		languageCode: "en",
	});
const requestsOf = async (shopper: Guest, query = "") => {
	const { status, body } = await call(shopper, "GET", `notifyme-api/requests${query}`);
	return status === 200
		? (body.requests as { productId: string }[]).map(({ productId }) => productId)
		: status;
};
const removeAccount = async (shopper: Guest) =>
	(await call(shopper, "POST", "customer-api/delete-account", { currentPassword: PASSWORD })).status;

// proves newsletter-9, account-7
describe("a customer who registers with another person's address", () => {
	test("sees and changes nothing of it, and deleting the account leaves it as it is", async () => {
		const email = newEmail();
		await subscribe(guest, email);
		await wait(guest, email);
		const mallory = await registeredCustomer(commerce, email);
		expect(await profileOf(mallory, email)).toEqual({ newsletterProfile: null, c_ownerOnly: true });
		expect(await tune(mallory, email)).toBe(403);
		expect(await requestsOf(mallory)).toEqual([]);
		await call(mallory, "DELETE", "notifyme-api/requests/1001");
		// Repeating the request does not make the data the customer's either.
		await wait(mallory, email);
		await subscribe(mallory, email);
		expect(await requestsOf(mallory)).toEqual([]);
		expect(await tune(mallory, email)).toBe(403);
		expect(await removeAccount(mallory)).toBe(200);
		expect(await isSubscribed(email)).toBe(true);
		expect(await requestsOf(guest, `?c_accessCode=${await codeOf(email)}`)).toEqual(["1001"]);
	});

	test("gains nothing by changing the account's contact address to it either", async () => {
		const email = newEmail();
		const owner = await registeredCustomer(commerce, email);
		await subscribe(owner, email);
		const mallory = await registeredCustomer(commerce, newEmail());
		expect(
			(await mallory.fetch(mallory.path, { method: "PATCH", body: JSON.stringify({ email }) })).status,
		).toBe(200);
		expect(await tune(mallory, email)).toBe(403);
		expect(await removeAccount(mallory)).toBe(200);
		expect(await isSubscribed(email)).toBe(true);
		expect(await profileOf(owner, email)).toMatchObject({ newsletterProfile: { firstName: "Mara" } });
	});

	test("loses the address once another subscribes it or its mails are read", async () => {
		for (const by of ["subscription", "code"]) {
			const email = newEmail();
			const mallory = await registeredCustomer(commerce, email);
			await call(mallory, "POST", `newsletter-api/profiles/${email}`, { firstName: "Mallory" });
			expect(await tune(mallory, email)).toBe(200);
			await subscribe(by === "code" ? mallory : guest, email);
			if (by === "code") expect(await tune(guest, email, `?c_accessCode=${await codeOf(email)}`)).toBe(200);
			expect(await tune(mallory, email)).toBe(403);
			await removeAccount(mallory);
			expect(await isSubscribed(email)).toBe(true);
		}
	});
});

// proves newsletter-9, newsletter-10, account-7
test("a customer who shows the code of a mail to their address has it in the account from then on", async () => {
	const email = newEmail();
	await subscribe(guest, email);
	await wait(guest, email, "1002");
	const owner = await registeredCustomer(commerce, email);
	expect(await tune(owner, email)).toBe(403);
	const other = await registeredCustomer(commerce, newEmail());
	const code = `?c_accessCode=${await codeOf(email)}`;
	// The code opens the data for anyone, but links it only to an account with the same address.
	expect((await call(other, "GET", `newsletter-api/access${code}`)).body).toEqual({ email });
	expect(await tune(owner, email)).toBe(403);
	expect((await call(owner, "GET", `newsletter-api/access${code}`)).body).toEqual({ email });
	expect(await tune(owner, email)).toBe(200);
	expect(await requestsOf(owner)).toEqual(["1002"]);
	expect((await call(owner, "GET", "customer-api/personal-data")).body).toMatchObject({
		newsletter: [{ siteId: "vetrina-eu", email, isSubscribed: true, preferredCategories: ["women"] }],
		awaitedProducts: [{ productId: "1002" }],
	});
	// Another person's sign-up of the address changes nothing.
	await subscribe(guest, email);
	expect(await tune(owner, email)).toBe(200);
	expect(await removeAccount(owner)).toBe(200);
	expect(await isSubscribed(email)).toBeUndefined();
	expect(await requestsOf(guest, code)).toBe(403);
});

// proves newsletter-13
test("a newsletter request at registration subscribes, after confirmation if the country requires it", async () => {
	for (const [country, template, subscribed] of [
		["IT", "newsletter-welcome", true],
		["DE", "newsletter-confirmation", false],
	] as const) {
		const email = newEmail();
		const shopper = await loginGuest(commerce);
		const customer = {
			login: email,
			email,
			firstName: "Ada",
			lastName: "Rossi",
			c_newsletter: true,
			c_subscriptionByChannel: ["email", "sms"],
			c_countryCode: country,
			c_languageCode: "de",
		};
		const body = JSON.stringify({ customer, password: PASSWORD });
		expect((await shopper.fetch(CUSTOMERS_PATH, { method: "POST", body })).status).toBe(200);
		expect(await isSubscribed(email)).toBe(subscribed);
		expect((await mailsTo(email)).map((mail) => mail.template)).toEqual([template]);
		const row = await commerce.env.DB.prepare("SELECT profile FROM newsletter_profile WHERE email = ?")
			.bind(email)
			.first<string>("profile");
		expect(JSON.parse(row ?? "")).toMatchObject({
			firstName: "Ada",
			subscriptions: ["email", "sms"],
			languageCode: "de",
		});
	}
	const without = newEmail();
	await registeredCustomer(commerce, without);
	expect(await isSubscribed(without)).toBeUndefined();
});
