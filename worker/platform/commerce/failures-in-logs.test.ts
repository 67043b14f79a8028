import { expect, test } from "vitest";
import type { Shopper } from "./logins/sessions.ts";
import { createLoyalty } from "./loyalty.ts";
import { createNewsletter } from "./newsletter.ts";
import { createNotifyMe } from "./notify-me.ts";
import { createOrders } from "./orders/orders.ts";
import { createReturns } from "./orders/returns.ts";
import { createRecords } from "./saved-records.ts";
import { createSharing } from "./sharing.ts";
import { createVisits } from "./stores/visits.ts";

/** What the log calls each failure of a call after the sale, as the platform's own clients do; shoppers read their own words. */

/** A platform that sends what no one can read. */
const setUp = () => {
	const logged: string[] = [];
	const session = { accessToken: "one", customerId: "c", usid: "u", registered: true, agent: false };
	// Of a shopper's session these need the tokens alone.
	const shopper = {
		session: async () => session,
		renew: async () => session,
		known: true,
	} as unknown as Shopper;
	const fetcher = async () => new Response("{", { headers: { "content-type": "application/json" } });
	const platform = {
		env: { COMMERCE: { fetch: fetcher } as unknown as Fetcher, COMMERCE_ORGANIZATION: "o" },
		deadline: new AbortController().signal,
		log: (_level: string, _source: string, title: string) => void logged.push(title),
	};
	const locale = { siteId: "vetrina-eu", country: "IT", language: "en", currency: "EUR" };
	// Each takes of it what it needs.
	// biome-ignore lint/suspicious/noExplicitAny: a fake of many contexts.
	return { logged, cx: { platform, locale, clientId: "c" } as any, shopper };
};
const visit = { storeId: "s", email: "a@b.example", name: "Anna" };
const mail = { recipientEmail: "a@b.example", senderName: "Anna", message: "" };
const returned = {
	orderNo: "V1",
	currency: "EUR",
	items: [{ itemId: "1", quantity: 1, reason: "too-small" }],
};
const address = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	city: "Milano",
	countryCode: "IT",
	phone: "021234567",
	fullName: "Anna Rossi",
	c_phoneCode: "39",
};

type Set = ReturnType<typeof setUp>;
const CALLS: [string, (set: Set) => Promise<unknown>][] = [
	["No wallet returned.", ({ cx, shopper }) => createLoyalty(cx, shopper).points()],
	["No profile returned.", ({ cx, shopper }) => createLoyalty(cx, shopper).read()],
	["No activities returned.", ({ cx, shopper }) => createLoyalty(cx, shopper).read()],
	["Join failed.", ({ cx, shopper }) => createLoyalty(cx, shopper).join()],
	[
		"Subscription failed.",
		({ cx, shopper }) => createNewsletter(cx, shopper).subscribe({ email: "a@b.example", source: "footer" }),
	],
	[
		"Unsubscription failed.",
		({ cx, shopper }) => createNewsletter(cx, shopper).unsubscribe("a@b.example", undefined),
	],
	["No profile returned.", ({ cx, shopper }) => createNewsletter(cx, shopper).preferences("a@b.example")],
	[
		"Notify Me create error.",
		({ cx, shopper }) =>
			createNotifyMe(cx, shopper).create({
				email: "a@b.example",
				productId: "1001",
				consents: false,
				pageType: "plp",
			}),
	],
	["Order not found", ({ cx, shopper }) => createOrders(cx, shopper, cx).find("V1", { postalCode: "20121" })],
	["Return Authorization search failed", ({ cx, shopper }) => createReturns(cx, shopper).reasons()],
	[
		"Return Authorization prevalidation failed",
		({ cx, shopper }) => createReturns(cx, shopper).refusals({ ...returned }),
	],
	[
		"Return Authorization creation failed",
		({ cx, shopper }) =>
			createReturns(cx, shopper).create({
				...returned,
				way: "post",
				refundAs: "payment",
				requestId: crypto.randomUUID(),
			}),
	],
	["No stores found.", ({ cx, shopper }) => createVisits(cx, shopper).stockOf("1001")],
	[
		"Reservation creation failed",
		({ cx, shopper }) => createVisits(cx, shopper).reserve({ ...visit, productId: "1001", quantity: 1 }),
	],
	[
		"Appointment creation failed",
		({ cx, shopper }) =>
			createVisits(cx, shopper).book({
				...visit,
				date: "2030-01-07",
				time: "10:00",
				service: "appointments",
				note: "",
			}),
	],
	["No email sent", ({ cx, shopper }) => createSharing(cx, shopper).mailProduct("1001", mail)],
	["Wishlist sharing failed", ({ cx, shopper }) => createSharing(cx, shopper).mailWishlist(mail)],
	[
		"Unable to add address to customer",
		({ cx, shopper }) => createRecords(cx, shopper).saveAddress(address, { preferred: false }),
	],
	[
		"Unable to update client address with this addressId.",
		({ cx, shopper }) => createRecords(cx, shopper).saveAddress(address, { id: "Milano", preferred: true }),
	],
];

// proves account-6
test.each(CALLS)("%s", async (title, call) => {
	const set = setUp();
	await call(set);
	expect(set.logged).toContain(title);
});
