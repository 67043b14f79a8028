import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { SentMail } from "../../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { PASSWORD, type Registered, registeredCustomer } from "../../testing/registered-customer.ts";
import { runs } from "../../testing/runs.ts";
import { readProfile } from "./newsletter-store.ts";

/** A customer's flag equals the subscription of the address, whichever API changed it (newsletter-14). */

const TIMEOUT_MS = 60_000;

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	guest = await loginGuest(commerce);
});

let people = 0;
const newCustomer = () => registeredCustomer(commerce, `flag${++people}@vetrina.example`);
const api = (path: string) => `/custom/newsletter-api/v1/organizations/${ORGANIZATION}/${path}`;
const send = async (shopper: Guest, method: string, path: string, body?: unknown) => {
	const response = await shopper.fetch(path, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return (await response.json()) as Record<string, unknown>;
};
const flagOf = async (customer: Registered) =>
	((await (await customer.fetch(customer.path)).json()) as { c_newsletter: unknown }).c_newsletter;
const isSubscribed = async ({ login: email }: Registered) =>
	(await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email }))?.isSubscribed ?? false;
const isTold = async (customer: Registered) => {
	const { newsletterProfile } = await send(customer, "POST", api("search"), { email: customer.login });
	return (newsletterProfile as { isSubscribed: boolean } | null)?.isSubscribed ?? false;
};
const codeOf = async ({ login }: Registered) => {
	const { messages } = (await (await commerce.fetch(`/outbox/messages?to=${login}`)).json()) as {
		messages: SentMail[];
	};
	return String(messages[0]?.data.code ?? "no-code");
};
const subscriptionOf = ({ login }: Registered) => api(`profiles/${login}/subscription`);
const consent = (status: string, shopper: Guest, { login }: Registered) =>
	send(shopper, "POST", `/shopper/shopper-consents/v1/organizations/${ORGANIZATION}/subscriptions`, {
		subscriptionId: "newsletter",
		contactPointValue: login,
		channel: "email",
		status,
	});

const DOORS: Record<string, (customer: Registered) => Promise<unknown>> = {
	"the form, signed in": (c) => send(c, "POST", subscriptionOf(c), {}),
	"the form in Germany, signed in": (c) => send(c, "POST", subscriptionOf(c), { countryCode: "DE" }),
	"the form, signed out": (c) => send(guest, "POST", subscriptionOf(c), {}),
	"the unsubscribe page, signed in": (c) => send(c, "DELETE", subscriptionOf(c)),
	"the unsubscribe page, signed out": (c) => send(guest, "DELETE", subscriptionOf(c)),
	"one click in a mail": async (c) => send(guest, "POST", api(`leave?c_accessCode=${await codeOf(c)}`), {}),
	"the link that confirms": async (c) =>
		send(guest, "POST", api(`confirmations?c_accessCode=${await codeOf(c)}`), {}),
	"the link to the preferences, signed in": async (c) =>
		send(c, "GET", api(`access?c_accessCode=${await codeOf(c)}`)),
	"the preference centre": (c) =>
		send(c, "POST", api(`profiles/${c.login}/trackpreferences`), {
			preferences: { subscriptions: ["email"] },
		}),
	"the account: yes": (c) => send(c, "PATCH", c.path, { c_newsletter: true }),
	"the account: no": (c) => send(c, "PATCH", c.path, { c_newsletter: false }),
	"a client from elsewhere: yes": (c) => consent("opt_in", c, c),
	"a client from elsewhere: no": (c) => consent("opt_out", guest, c),
};
const door = fc.constantFrom(...Object.keys(DOORS));

// proves newsletter-14
test("after any doors, the flag is what the owner is told; once the address is proven, it is whether that is subscribed", {
	timeout: TIMEOUT_MS,
}, async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(door, { minLength: 1, maxLength: 6 }), fc.boolean(), async (doors, proves) => {
			const customer = await newCustomer();
			if (proves) {
				await send(customer, "POST", subscriptionOf(customer), {});
				await send(customer, "GET", api(`access?c_accessCode=${await codeOf(customer)}`));
			}
			for (const name of doors) {
				await DOORS[name]?.(customer);
				const flag = await flagOf(customer);
				expect(flag, name).toBe(await isTold(customer));
				// Shoppers who have not proven the address do not learn what others did with it.
				if (proves || flag) expect(flag, name).toBe(await isSubscribed(customer));
			}
		}),
		{ numRuns: runs(8, 60) },
	);
});

// proves newsletter-14
test.each(Object.keys(DOORS))("by %s, the flag of a customer who was subscribed is right", async (name) => {
	const customer = await newCustomer();
	await send(customer, "POST", subscriptionOf(customer), {});
	expect(await flagOf(customer)).toBe(true);
	await DOORS[name]?.(customer);
	const leaves = ["unsubscribe", "one click", ": no"].some((word) => name.includes(word));
	expect(await flagOf(customer)).toBe(!leaves);
	expect(await isSubscribed(customer)).toBe(!leaves);
});

// proves newsletter-14, account-7
test("deleting the account ends its subscription", async () => {
	const customer = await newCustomer();
	await send(customer, "POST", subscriptionOf(customer), {});
	await send(customer, "POST", `/custom/customer-api/v1/organizations/${ORGANIZATION}/delete-account`, {
		currentPassword: PASSWORD,
	});
	expect(await readProfile(commerce.env.DB, { siteId: "vetrina-eu", email: customer.login })).toBeUndefined();
	// The platform allows one login per customer and second.
	vi.useFakeTimers({ now: Date.now() + 2000, toFake: ["Date"] });
	try {
		expect(await flagOf(await registeredCustomer(commerce, customer.login))).toBe(false);
	} finally {
		vi.useRealTimers();
	}
});

// proves newsletter-14
test("another site's newsletter does not raise the flag, nor does what an account sends back of itself", async () => {
	const customer = await newCustomer();
	const american = await loginGuest(commerce, "vetrina-us");
	await send(american, "POST", subscriptionOf(customer), {});
	expect(await flagOf(customer)).toBe(false);
	const whole = (await (await customer.fetch(customer.path)).json()) as { c_newsletter: boolean };
	await send(customer, "PATCH", customer.path, { c_newsletter: whole.c_newsletter, firstName: "Ada" });
	expect(await isSubscribed(customer)).toBe(false);
});
