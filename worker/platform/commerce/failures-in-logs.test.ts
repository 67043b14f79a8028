import { expect, test } from "vitest";
import type { CacheContext } from "../../cache/cache-context.ts";
import { createPasswords } from "./accounts/passwords.ts";
import { createAgents } from "./agents.ts";
import type { CataloguePort } from "./catalogue/catalogue.ts";
import { createDevice } from "./checkout/device.ts";
import { createLoyalty } from "./loyalty.ts";
import { createNewsletter } from "./newsletter.ts";
import { createNotifyMe } from "./notify-me.ts";
import { createOrders } from "./orders/orders.ts";
import { createReturns } from "./orders/returns.ts";
import { createRecords } from "./saved-records.ts";
import { createSharing } from "./sharing.ts";
import { createStores } from "./stores/stores.ts";
import { createVisits } from "./stores/visits.ts";
import { customerUnderTest } from "./testing.ts";

/** Fakes a platform that responds with this body; the default is unreadable. */
const setUp = (body = "{", status = 200) => {
	const { cx, shopper, logLines, logEntries } = customerUnderTest(
		() => new Response(body, { status, headers: { "content-type": "application/json" } }),
	);
	const waiting: Promise<unknown>[] = [];
	const own = {
		waitUntil: (work: Promise<unknown>) => void waiting.push(work),
		signText: async () => "",
		cache: { now: () => 0 } as unknown as CacheContext,
	};
	return { logged: logLines, entries: logEntries, waiting, cx: { ...cx, ...own }, shopper };
};
/** Finds no product; the failures occur before products are looked up. */
const catalogue = { products: async () => [] } as unknown as CataloguePort;
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
	phoneCode: "39",
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
		"Create/Update newsletter profile failed.",
		({ cx, shopper }) =>
			createNewsletter(cx, shopper).saveProfile("a@b.example", {
				firstName: "Anna",
				lastName: "",
				gender: "",
				birthday: "",
				newsFor: [],
			}),
	],
	[
		"Adding preferences failed.",
		({ cx, shopper }) =>
			createNewsletter(cx, shopper).savePreferences("a@b.example", {
				contents: [],
				categories: [],
				channels: [],
				brands: [],
				followedBrands: [],
			}),
	],
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
	[
		"Order not found",
		({ cx, shopper }) => createOrders(cx, shopper, catalogue).find("V1", { postalCode: "20121" }),
	],
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
	[
		"Stores API Error",
		({ cx }) =>
			createStores(cx, cx.locale)
				.near("IT", "20121")
				.catch(() => {}),
	],
	[
		"Customer exists failed",
		async ({ cx, shopper }) => createPasswords(cx, shopper).requestFirst("a@b.example"),
	],
	[
		"Reset customer password failed",
		({ cx, shopper }) => createPasswords(cx, shopper).requestReset("a@b.example"),
	],
	["Check reset token validity failed", ({ cx, shopper }) => createPasswords(cx, shopper).checkToken("t")],
	[
		"Set new customer password failed",
		({ cx, shopper }) => createPasswords(cx, shopper).setNew("t", "Silk&Linen1"),
	],
	["Login on behalf failed", ({ cx, shopper }) => createAgents(cx, shopper).actFor("a@b.example")],
	["No JWT returned.", ({ cx, shopper }) => createDevice(cx, shopper).collection()],
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
	await Promise.all(set.waiting);
	expect(set.logged).toContain(title);
});

// proves platform-5
test.each(CALLS)("%s, in the platform's words", async (title, call) => {
	const words = { title: "Overloaded", detail: "Too many calls" };
	const set = setUp(JSON.stringify({ type: "overloaded", ...words }), 501);
	await call(set);
	await Promise.all(set.waiting);
	expect(set.entries.find((entry) => entry.title === title)?.details).toMatchObject(words);
});

test("an order that is found without its content", async () => {
	const { logged, cx, shopper } = setUp("{}");
	const result = await createOrders(cx, shopper, catalogue).find("V1", { postalCode: "20121" });
	expect(result).toEqual({ ok: false, error: "unavailable" });
	expect(logged).toContain("No oder found");
});
