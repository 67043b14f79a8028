import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD, registeredCustomer } from "../../testing/registered-customer.ts";
import { readProfile } from "./newsletter-store.ts";

/** Every API stores the consents that a person gave, and no others (newsletter-16). */

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	guest = await loginGuest(commerce);
});

let people = 0;
const newEmail = () => `said${++people}@vetrina.example`;
const send = async (shopper: Guest, method: string, path: string, body?: unknown) => {
	const response = await shopper.fetch(path, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	expect(response.status, `${method} ${path}`).toBe(200);
};
const api = (path: string) => `/custom/newsletter-api/v1/organizations/${ORGANIZATION}/${path}`;
const controller = async (name: string, body: object) => {
	const base = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";
	const response = await guest.fetch(`${base}/CSRF-Generate`, { method: "POST" });
	const { csrf } = (await response.json()) as { csrf: { tokenName: string; token: string } };
	await send(guest, "POST", `${base}/${name}?${csrf.tokenName}=${encodeURIComponent(csrf.token)}`, body);
};
const stored = (email: string) => readProfile(commerce.env.DB, { siteId: "vetrina-eu", email });

type Consents = { authorizationDataCollection?: boolean; privacyAuthorization?: boolean };
const ofCustomer = ({ authorizationDataCollection, privacyAuthorization }: Consents) => ({
	...(authorizationDataCollection === undefined
		? {}
		: { c_authorizationDataCollection: authorizationDataCollection }),
	...(privacyAuthorization === undefined ? {} : { c_privacyAuthorization: privacyAuthorization }),
});

/** Each entry sends the consents for an unknown address or the shopper's own address. */
const DOORS: Record<string, (email: string, consents: Consents) => Promise<void>> = {
	"a subscription": (email, consents) => send(guest, "POST", api(`profiles/${email}/subscription`), consents),
	"a subscription that waits for its mail": (email, consents) =>
		send(guest, "POST", api(`profiles/${email}/subscription`), { countryCode: "DE", ...consents }),
	"a subscription after another's": async (email, consents) => {
		const other = { authorizationDataCollection: true, privacyAuthorization: true };
		await send(guest, "POST", api(`profiles/${email}/subscription`), other);
		await send(guest, "DELETE", api(`profiles/${email}/subscription`));
		const unsaid = { authorizationDataCollection: false, privacyAuthorization: false };
		await send(guest, "POST", api(`profiles/${email}/subscription`), { ...unsaid, ...consents });
	},
	"a profile": (email, consents) => send(guest, "POST", api(`profiles/${email}`), consents),
	"a change of one's own profile": async (email, consents) => {
		const customer = await registeredCustomer(commerce, email);
		await send(customer, "POST", api(`profiles/${email}/subscription`), {});
		await send(customer, "PATCH", api(`profiles/${email}`), consents);
	},
	"the preference centre, saved after a refusal": async (email, consents) => {
		const customer = await registeredCustomer(commerce, email);
		await send(customer, "POST", api(`profiles/${email}/subscription`), consents);
		await send(customer, "POST", api(`profiles/${email}/subscription`), { acceptsMarketing: true });
		await send(customer, "POST", api(`profiles/${email}/trackpreferences`), { preferences: {} });
		await send(customer, "PATCH", api(`profiles/${email}`), { firstName: "Anna" });
	},
	"Newsletter-Subscribe": (email, consents) => controller("Newsletter-Subscribe", { email, ...consents }),
	"Newsletter-CreateProfile": (email, consents) =>
		controller("Newsletter-CreateProfile", { email, ...consents }),
	"Newsletter-UpdateProfile": (email, consents) =>
		controller("Newsletter-UpdateProfile", { email, ...consents }),
	registration: async (email, consents) => {
		const customer = { login: email, email, lastName: "Rossi", c_newsletter: true, ...ofCustomer(consents) };
		await send(await loginGuest(commerce), "POST", CUSTOMERS_PATH, { customer, password: PASSWORD });
	},
	"the account": async (email, consents) => {
		const customer = await registeredCustomer(commerce, email);
		await send(customer, "PATCH", customer.path, { c_newsletter: true, ...ofCustomer(consents) });
	},
};

const ANSWERS: [string, Consents][] = [
	["nothing", {}],
	["yes", { authorizationDataCollection: true, privacyAuthorization: true }],
	["no", { authorizationDataCollection: false, privacyAuthorization: false }],
	["yes and no", { authorizationDataCollection: true, privacyAuthorization: false }],
];

// proves newsletter-16
describe.each(Object.keys(DOORS))("by %s", (door) => {
	test.each(ANSWERS)("%s is stored as said", async (answer, consents) => {
		const email = newEmail();
		await DOORS[door]?.(email, consents);
		const { authorizationDataCollection, privacyAuthorization } = (await stored(email))?.fields ?? {};
		const expected =
			answer === "nothing" && door === "a subscription after another's" ? ANSWERS[2]?.[1] : consents;
		expect({ authorizationDataCollection, privacyAuthorization }).toEqual({
			authorizationDataCollection: expected?.authorizationDataCollection,
			privacyAuthorization: expected?.privacyAuthorization,
		});
	});
});

// proves newsletter-16
test("a client from elsewhere that asks for no consent stores none", async () => {
	const email = newEmail();
	await send(guest, "POST", `/shopper/shopper-consents/v1/organizations/${ORGANIZATION}/subscriptions`, {
		subscriptionId: "newsletter",
		contactPointValue: email,
		channel: "email",
		status: "opt_in",
	});
	expect((await stored(email))?.fields).toEqual({ source: "consents", acceptsMarketing: true });
});

// proves newsletter-16
test("others can withdraw a consent of a subscribed address, and give none", async () => {
	const email = newEmail();
	const subscribe = (consents: Consents) =>
		send(guest, "POST", api(`profiles/${email}/subscription`), { firstName: "Mara", ...consents });
	await subscribe({ authorizationDataCollection: true });
	await subscribe({ privacyAuthorization: true });
	expect((await stored(email))?.fields).toEqual({ firstName: "Mara", authorizationDataCollection: true });
	await subscribe({ authorizationDataCollection: false });
	await subscribe({ authorizationDataCollection: true });
	expect((await stored(email))?.fields).toEqual({ firstName: "Mara", authorizationDataCollection: false });
});
