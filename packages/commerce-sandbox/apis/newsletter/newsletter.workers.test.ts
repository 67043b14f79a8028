import { beforeAll, describe, expect, test } from "vitest";
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
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 0 }] });
	guest = await loginGuest(commerce);
});

const send = async (path: string, method: string, body?: unknown) => {
	const response = await guest.fetch(path, {
		method,
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const newsletter = (path: string, body?: unknown, method = "POST") =>
	send(`/custom/newsletter-api/v1/organizations/${ORGANIZATION}/${path}`, method, body);
const notifyMe = (body: unknown) =>
	send(`/custom/notifyme-api/v1/organizations/${ORGANIZATION}/subscribe`, "POST", body);
const here = { countryCode: "IT", languageCode: "en" };
const request = { email: "mara@vetrina.example", productId: "1001", ...here };
const waiting = () =>
	commerce.env.DB.prepare("SELECT email, product_id FROM notify_me ORDER BY email")
		.all()
		.then(({ results }) => results);

// proves newsletter-2
test("a profile subscribes to nothing; a subscription does, until it is taken back", async () => {
	const email = "anna@vetrina.example";
	const stored = () => readProfile(commerce.env.DB, { siteId: "vetrina-eu", email });
	const made = await newsletter("profiles/ANNA%40vetrina.example", here);
	expect(made.body.subscriptionCode).toBe((await stored())?.subscriptionCode);
	expect(await stored()).toMatchObject({ isSubscribed: false });
	const subscribed = await newsletter("profiles/anna%40vetrina.example/subscription", {
		acceptsMarketing: true,
	});
	expect(subscribed.body).toEqual({
		successCode: "OK",
		subscriptionCode: expect.stringMatching(/^[\w-]{36}$/),
	});
	expect(await stored()).toMatchObject({ isSubscribed: true, fields: { acceptsMarketing: true } });
	// Writing the profile again does not unsubscribe.
	await newsletter("profiles/anna%40vetrina.example", { gender: "3" }, "PATCH");
	expect(await stored()).toMatchObject({ isSubscribed: true });
	const leave = () =>
		newsletter("profiles/anna%40vetrina.example/subscription?c_unsubscribeReason=x", undefined, "DELETE");
	expect((await leave()).body).toEqual({ unsubscriptionStatus: "UNSUBSCRIBED" });
	expect((await leave()).body).toEqual({ unsubscriptionStatus: "UNSUBSCRIBED" });
	expect(await stored()).toMatchObject({
		isSubscribed: false,
		fields: { unsubscribeReason: "x", acceptsMarketing: false },
	});
});

test("a request to be notified is stored once, whatever the case of its address", async () => {
	expect((await notifyMe(request)).body).toEqual({ message: "NOTIFY_ME_CREATED" });
	expect((await notifyMe({ ...request, email: "Mara@Vetrina.example" })).body).toEqual({
		message: "NOTIFY_ME_CREATED",
	});
	expect(await waiting()).toEqual([{ email: "mara@vetrina.example", product_id: "1001" }]);
});

describe("refused", () => {
	test.each([
		[{ ...request, email: "mara" }, 400],
		[{ ...request, email: undefined }, 400],
		[{ ...request, productId: "no-such" }, 404],
		[{ ...request, productId: "VT1\n" }, 400],
		[{ ...request, countryCode: "Italy" }, 400],
		[{ ...request, more: 1 }, 400],
		["", 400],
	])("%j", async (body, status) => {
		expect((await notifyMe(body)).status).toBe(status);
	});
	test("requests without a session", async () => {
		const path = `/custom/notifyme-api/v1/organizations/${ORGANIZATION}/subscribe?siteId=vetrina-eu`;
		expect((await commerce.fetch(path, { method: "POST", body: JSON.stringify(request) })).status).toBe(401);
	});
});

// proves cloud-1
test("the site controllers do the same, with the anti-forgery token", async () => {
	const base = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";
	const { csrf } = (await (await guest.fetch(`${base}/CSRF-Generate`, { method: "POST" })).json()) as {
		csrf: { tokenName: string; token: string };
	};
	const token = `${csrf.tokenName}=${encodeURIComponent(csrf.token)}`;
	const made = await send(`${base}/NotifyMe-Create?${token}`, "POST", {
		...request,
		email: "leo@vetrina.example",
	});
	expect(made.body).toEqual({ message: "NOTIFY_ME_CREATED" });
	const subscribed = await send(`${base}/Newsletter-Subscribe?${token}`, "POST", {
		email: "leo@vetrina.example",
		...here,
	});
	expect(subscribed.body.successCode).toBe("OK");
	const got = await send(`${base}/Newsletter-GetProfile?email=leo%40vetrina.example`, "GET");
	expect(got.body).toEqual({ newsletterProfile: null });
	const stored = await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email: "leo@vetrina.example" });
	expect(stored?.isSubscribed).toBe(true);
});

// proves newsletter-9
test("an address's owner alone sees and changes its data", async () => {
	const email = "owned@vetrina.example";
	const owner = await registeredCustomer(commerce, email);
	const other = await registeredCustomer(commerce, "not.owned@vetrina.example");
	const call = async (shopper: Guest, path: string, body: unknown, method = "POST") => {
		const address = `/custom/newsletter-api/v1/organizations/${ORGANIZATION}/${path}`;
		const response = await shopper.fetch(address, { method, body: JSON.stringify(body) });
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const profile = `profiles/${encodeURIComponent(email)}`;
	const preferences = { preferredCategories: ["women"], subscriptions: ["email"] };
	expect((await call(owner, `${profile}/trackpreferences`, { preferences })).body).toEqual({
		successCode: "OK",
	});
	for (const stranger of [other, guest]) {
		expect((await call(stranger, `${profile}/trackpreferences`, { preferences: {} })).status).toBe(403);
		await call(stranger, profile, { preferredCategories: ["men"] }, "PATCH");
		expect((await call(stranger, "search", { email })).body).toEqual({ newsletterProfile: null });
	}
	expect((await call(owner, "search", { email })).body).toEqual({
		newsletterProfile: {
			email,
			isSubscribed: false,
			...preferences,
			subscriptionCode: expect.stringMatching(/^[\w-]{36}$/),
		},
	});
	expect((await call(owner, `${profile}/trackpreferences`, { preferences: { other: [] } })).status).toBe(400);
});
