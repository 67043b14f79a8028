import { beforeAll, describe, expect, test } from "vitest";
import { readProfile } from "../../apis/newsletter/newsletter-store.ts";
import { readOutbox } from "../../outbox/outbox.ts";
import { problemOf } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const PATH = `/shopper/shopper-consents/v1/organizations/${ORGANIZATION}/subscriptions`;
const post = (shopper: Guest, body: unknown, path = PATH) =>
	shopper.fetch(path, { method: "POST", body: JSON.stringify(body) });
const consent = (change: object = {}) => ({
	subscriptionId: "newsletter",
	contactPointValue: "anna@vetrina.example",
	channel: "email",
	status: "opt_in",
	...change,
});
type Listed = { data: { consentStatus?: { status: string }[]; [name: string]: unknown }[] };
const listed = async (shopper: Guest, query = ""): Promise<Listed> =>
	(await (await shopper.fetch(`${PATH}?locale=de-DE${query}`)).json()) as Listed;

describe("subscriptions", () => {
	test("are listed in the language of the request, by tag, without what anybody chose", async () => {
		const { data } = await listed(guest);
		expect(data).toMatchObject([
			{ subscriptionId: "newsletter", channels: ["email"], title: "Newsletter", defaultStatus: "opt_out" },
		]);
		expect(data[0]).not.toHaveProperty("consentStatus");
		expect(await listed(guest, "&tags=checkout,other")).toEqual({ data });
		expect(await listed(guest, "&tags=other")).toEqual({ data: [] });
	});

	test("contain the consents of the customer's own address and nothing for a guest", async () => {
		const email = "nora@vetrina.example";
		const nora = await registeredCustomer(commerce, email);
		const status = async (shopper: Guest) =>
			(await listed(shopper, "&expand=consentStatus")).data[0]?.consentStatus;
		expect(await status(nora)).toEqual([{ channel: "email", contactPointValue: email, status: "opt_out" }]);
		const chosen = consent({ contactPointValue: email });
		const response = await post(nora, chosen);
		expect(await response.json()).toEqual(chosen);
		expect(await status(nora)).toMatchObject([{ status: "opt_in" }]);
		await post(nora, { ...chosen, status: "opt_out" });
		expect(await status(nora)).toMatchObject([{ status: "opt_out" }]);
		expect(await status(guest)).toEqual([]);
	});
});

describe("many at once", () => {
	const bulk = (subscriptions: unknown[]) => post(guest, { subscriptions }, `${PATH}/actions/bulk`);

	test("are all recorded, or as many as can be", async () => {
		const all = await bulk([consent(), consent({ status: "opt_out" })]);
		expect([all.status, await all.json()]).toEqual([
			200,
			{ results: [consent({ success: true }), consent({ status: "opt_out", success: true })] },
		]);
		const some = await bulk([consent(), consent({ channel: "sms" })]);
		expect([some.status, await some.json()]).toMatchObject([
			207,
			{ results: [{ success: true }, { success: false, error: { code: "INVALID_CHANNEL" } }] },
		]);
	});

	test("are at least one and at most fifty", async () => {
		expect((await bulk([])).status).toBe(400);
		expect((await bulk(Array(51).fill(consent()))).status).toBe(400);
	});
});

test.each([
	["validation", consent({ subscriptionId: "horoscope" })],
	["validation", consent({ contactPointValue: "anna" })],
	["bad-request", consent({ status: "maybe" })],
	["bad-request", consent({ colour: "red" })],
	["bad-request", {}],
])("%s: %j", async (type, body) => {
	expect(await problemOf(post(guest, body))).toMatchObject({ status: 400, type });
});

test("nothing is returned or recorded without a token", async () => {
	expect((await commerce.fetch(`${PATH}?siteId=vetrina-eu`)).status).toBe(401);
	const init = { method: "POST", body: JSON.stringify(consent()) };
	expect((await commerce.fetch(`${PATH}?siteId=vetrina-eu`, init)).status).toBe(401);
});

// proves newsletter-11
test("an address is confirmed by mail where its country asks for that, as by any other form", async () => {
	const email = "karl@vetrina.example";
	expect((await post(guest, consent({ contactPointValue: email }), `${PATH}?locale=de-DE`)).status).toBe(200);
	const profile = await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email });
	expect(profile?.isSubscribed).toBe(false);
	expect(await readOutbox(commerce.env.DB, email, 10)).toMatchObject([
		{ template: "newsletter-confirmation" },
	]);
});
