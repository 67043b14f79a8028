import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SentMail } from "../../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";
import { readProfile } from "./newsletter-store.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
const stock = (ats: number) =>
	putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: { EUR: { list: 100 } }, ats },
			{ id: "1002", prices: { EUR: { list: 100 } }, ats: 0 },
		],
	});
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	guest = await loginGuest(commerce);
});
beforeEach(() => stock(0));

let people = 0;
const newEmail = () => `reader${++people}@vetrina.example`;
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
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
const codeIn = (mails: readonly SentMail[]): string => String(mails[0]?.data.code);

const subscribe = (email: string, countryCode: string, shopper = guest) =>
	call(shopper, "POST", `newsletter-api/profiles/${email}/subscription`, { countryCode, languageCode: "de" });
const isSubscribed = async (email: string) =>
	(await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email }))?.isSubscribed;

describe("the newsletter", () => {
	// proves newsletter-11
	test("begins at once, with a mail that a mail program can leave it by", async () => {
		const email = newEmail();
		expect((await subscribe(email, "IT")).body).not.toHaveProperty("c_confirmation");
		expect(await isSubscribed(email)).toBe(true);
		const [mail] = await mailsTo(email);
		expect(mail?.template).toBe("newsletter-welcome");
		expect(mail?.headers).toEqual({
			"List-Unsubscribe": `<https://shop.test/de-it/newsletter-unsubscribe?code=${mail?.data.code}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		});
		const code = codeIn([mail as SentMail]);
		expect((await call(guest, "POST", `newsletter-api/leave?c_accessCode=${code}`)).body).toEqual({
			unsubscriptionStatus: "UNSUBSCRIBED",
		});
		expect(await isSubscribed(email)).toBe(false);
		expect((await call(guest, "POST", "newsletter-api/leave?c_accessCode=x")).status).toBe(404);
	});

	// proves newsletter-11
	test("waits for the link of a mail where the country asks for that, and mails no one twice in a row", async () => {
		const email = newEmail();
		expect((await subscribe(email, "DE")).body).toMatchObject({ c_confirmation: "REQUIRED" });
		await subscribe(email, "DE");
		expect(await isSubscribed(email)).toBe(false);
		const mails = await mailsTo(email);
		expect(mails.map(({ template }) => template)).toEqual(["newsletter-confirmation"]);
		expect(mails[0]?.subject).toBe("Bitte bestätigen Sie Ihre Anmeldung");
		expect(mails[0]?.links[0]?.href).toBe(`https://shop.test/de-de/newsletter?confirm=${codeIn(mails)}`);
		const confirm = () => call(guest, "POST", `newsletter-api/confirmations?c_accessCode=${codeIn(mails)}`);
		expect((await confirm()).body).toEqual({ status: "CONFIRMED" });
		expect((await confirm()).body).toEqual({ status: "CONFIRMED" });
		expect(await isSubscribed(email)).toBe(true);
		expect(await templatesTo(email)).toEqual(["newsletter-welcome", "newsletter-confirmation"]);
		expect((await call(guest, "POST", "newsletter-api/confirmations?c_accessCode=x")).status).toBe(404);
		// A subscribed address gets the same response and no mail.
		expect((await subscribe(email, "DE")).body).toMatchObject({ c_confirmation: "REQUIRED" });
		expect(await templatesTo(email)).toHaveLength(2);
	});

	// proves newsletter-9
	test("is tuned by who has the code of its mails, which no response has", async () => {
		const email = newEmail();
		const subscribed = await subscribe(email, "IT");
		const code = codeIn(await mailsTo(email));
		expect(JSON.stringify(subscribed.body)).not.toContain(code);
		const preferences = { preferredBrands: ["Vetrina"], followedBrands: ["Lume"], subscriptions: ["email"] };
		const tune = (query: string) =>
			call(guest, "POST", `newsletter-api/profiles/${email}/trackpreferences${query}`, { preferences });
		expect((await tune("")).status).toBe(403);
		expect((await tune("?c_accessCode=x")).status).toBe(403);
		expect((await tune(`?c_accessCode=${code}`)).status).toBe(200);
		const whole = await call(guest, "POST", `newsletter-api/search?c_accessCode=${code}`, { email });
		expect(whole.body.newsletterProfile).toMatchObject({ ...preferences, countryCode: "IT" });
		const stranger = await call(guest, "POST", "newsletter-api/search", { email });
		expect(stranger.body).toEqual({ newsletterProfile: null });
		expect((await call(guest, "GET", `newsletter-api/access?c_accessCode=${code}`)).body).toEqual({ email });
		expect((await call(guest, "GET", "newsletter-api/access?c_accessCode=x")).status).toBe(404);
	});

	// proves newsletter-9
	test("mails the way to the preferences of a known address; the response to an unknown one is the same", async () => {
		const [known, unknown] = [newEmail(), newEmail()];
		await call(guest, "POST", `newsletter-api/profiles/${known}`, { countryCode: "IT", languageCode: "en" });
		const ask = (email: string) =>
			call(guest, "POST", "newsletter-api/access-mails", { email, countryCode: "IT", languageCode: "en" });
		expect(await ask(known)).toEqual(await ask(unknown));
		await ask(known);
		expect(await templatesTo(known)).toEqual(["newsletter-access"]);
		expect(await templatesTo(unknown)).toEqual([]);
	});
});

describe("a product that is waited for", () => {
	const request = (email: string, productId = "1001") => ({
		email,
		productId,
		countryCode: "IT",
		languageCode: "fr",
		flag: true,
		newsletterSource: "notify-me",
		newsletterSourceDetails: { pageType: "plp" },
	});
	const wait = (email: string, productId?: string, shopper = guest) =>
		call(shopper, "POST", "notifyme-api/subscribe", request(email, productId));

	// proves newsletter-10
	test("is mailed about once when it is back, however often mails are read", async () => {
		const email = newEmail();
		expect((await wait(email)).body).toEqual({ message: "NOTIFY_ME_CREATED" });
		await wait(email);
		await wait(email, "1002");
		expect(await templatesTo(email)).toEqual(["notify-me-saved", "notify-me-saved"]);
		await stock(3);
		await Promise.all([mailsTo(email), mailsTo(email)]);
		const back = (await mailsTo(email)).filter(({ template }) => template === "back-in-stock");
		expect(back).toHaveLength(1);
		expect(back[0]?.subject).toMatch(/^De retour\u00a0: /);
		await stock(0);
		await stock(3);
		expect(await templatesTo(email)).toHaveLength(3);
	});

	// proves newsletter-10
	test("has requests that their owner alone sees and removes, by the mail's link or in the account", async () => {
		const email = newEmail();
		await wait(email);
		const row = await commerce.env.DB.prepare("SELECT source, page_type FROM notify_me WHERE email = ?")
			.bind(email)
			.first();
		expect(row).toEqual({ source: "notify-me", page_type: "plp" });
		const code = codeIn(await mailsTo(email));
		expect((await call(guest, "GET", "notifyme-api/requests")).status).toBe(403);
		expect((await call(guest, "GET", "notifyme-api/requests?c_accessCode=x")).status).toBe(403);
		const list = () => call(guest, "GET", `notifyme-api/requests?c_accessCode=${code}`);
		expect((await list()).body).toMatchObject({ email, requests: [{ productId: "1001" }] });
		expect((await call(guest, "DELETE", "notifyme-api/requests/1001")).status).toBe(403);
		await call(guest, "DELETE", `notifyme-api/requests/1001?c_accessCode=${code}`);
		expect((await list()).body.requests).toEqual([]);
		const own = newEmail();
		const ada = await registeredCustomer(commerce, own);
		await wait(own, "1001", ada);
		// Customers see their requests in the account, so they get no mail about them.
		expect(await templatesTo(own)).toEqual([]);
		expect((await call(ada, "GET", "notifyme-api/requests")).body).toMatchObject({
			email: own,
			requests: [{ productId: "1001" }],
		});
	});

	// proves newsletter-12
	test("sends few mails a day to a stranger's address, whichever session asks", async () => {
		const email = newEmail();
		const ids = Array.from({ length: 8 }, (_, index) => `20${index}`);
		await putLive(commerce.env.DB, {
			variants: ids.map((id) => ({ id, master: `M${id}`, prices: { EUR: { list: 100 } }, ats: 0 })),
		});
		for (const id of ids) expect((await wait(email, id, await loginGuest(commerce))).status).toBe(200);
		expect(await templatesTo(email)).toHaveLength(5);
		const kept = await commerce.env.DB.prepare("SELECT count(*) AS n FROM notify_me WHERE email = ?")
			.bind(email)
			.first<number>("n");
		expect(kept).toBe(8);
	});
});

// proves newsletter-12
test("subscribing and unsubscribing a stranger sends few mails, however many sessions do so", async () => {
	const email = newEmail();
	for (let time = 0; time < 8; time++) {
		const anyone = await loginGuest(commerce);
		expect((await subscribe(email, "IT", anyone)).status).toBe(200);
		expect((await call(anyone, "DELETE", `newsletter-api/profiles/${email}/subscription`)).status).toBe(200);
	}
	expect(await templatesTo(email)).toHaveLength(5);
	const sender = await loginGuest(commerce);
	const many = Array.from({ length: 22 }, newEmail);
	for (const one of many) await subscribe(one, "IT", sender);
	const mailed = await Promise.all(many.map(templatesTo));
	expect(mailed.filter(({ length }) => length > 0)).toHaveLength(20);
	expect(await isSubscribed(many.at(-1) ?? "")).toBe(true);
});
