import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { resultOf } from "../../testing/controller-under-test.ts";
import { type Json, sendAs, stockUp } from "../../testing/order-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
beforeEach(async () => {
	await commerce.env.DB.batch(
		["share_count", "shared_wishlist"].map((table) => commerce.env.DB.prepare(`DELETE FROM ${table}`)),
	);
});

const call = async (shopper: Guest, path: string, body?: Json, method = body ? "POST" : "GET") => {
	const response = await sendAs(
		shopper,
		method,
		`/custom/share-api/v1/organizations/${ORGANIZATION}/${path}`,
		body,
	);
	return { status: response.status, body: response.status === 204 ? {} : ((await response.json()) as Json) };
};
const mail = (more: Json = {}): Json => ({
	recipientEmail: "bea@vetrina.example",
	senderName: "Anna",
	message: "Look!",
	...more,
});
const product = (more: Json = {}): Json => mail({ productId: "1001", ...more });

// proves sharing-1, cloud-1
test("the API and the controllers mail a product or a wishlist, and say which", async () => {
	const guest = await loginGuest(commerce);
	expect(await call(guest, "share?locale=de-IT", { type: "product", ...product() })).toMatchObject({
		status: 200,
		body: { message: "PRODUCT_EMAIL_SENT" },
	});
	const outbox = await commerce.fetch("/outbox/messages?to=bea@vetrina.example");
	const { messages } = (await outbox.json()) as { messages: { subject: string }[] };
	expect(messages[0]).toMatchObject({ subject: "Anna hat an Sie gedacht" });
	expect(await resultOf(guest, "ShareProduct-ShareByEmail", product())).toEqual({
		message: "PRODUCT_EMAIL_SENT",
	});
	expect((await call(guest, "share", { type: "wishlist", ...mail() })).status).toBe(404);
	await call(guest, "wishlist-link", {});
	expect(await resultOf(guest, "Wishlist-ShareByEmail", mail())).toEqual({
		message: "WISHLIST_EMAIL_SENT",
	});
});

// proves sharing-1
test.each([
	["no address", { recipientEmail: "bea" }],
	["two addresses", { recipientEmail: "bea@vetrina.example,eva@vetrina.example" }],
	["markup in the name", { senderName: "<b>Anna</b>" }],
	["an address of a page", { message: "https://evil.example" }],
	["10 kB", { message: "x".repeat(10_000) }],
	["a property of its own", { replyTo: "eva@vetrina.example" }],
])("%s: refused, and nothing is sent", async (_, wrong) => {
	const guest = await loginGuest(commerce);
	expect((await call(guest, "share", { type: "product", ...product(wrong) })).status).toBe(400);
	const { count } = (await commerce.env.DB.prepare("SELECT count(*) AS count FROM share_count").first<{
		count: number;
	}>()) ?? { count: -1 };
	expect(count).toBe(0);
});

const mailsTo = async (to: string): Promise<number> => {
	const response = await commerce.fetch(`/outbox/messages?to=${encodeURIComponent(to)}`);
	return ((await response.json()) as { messages: unknown[] }).messages.length;
};

// proves sharing-1
test("requests at the same time send no more mails than one after the other", async () => {
	const guest = await loginGuest(commerce);
	const shared = await Promise.all(
		Array.from({ length: 12 }, (_, at) =>
			call(guest, "share", { type: "product", ...product({ recipientEmail: `p${at}@vetrina.example` }) }),
		),
	);
	const statuses = shared.map(({ status }) => status).sort();
	expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
	const sentTo = await Promise.all(shared.map((_, at) => mailsTo(`p${at}@vetrina.example`)));
	expect(sentTo.reduce((sum, count) => sum + count)).toBe(5);
});

// proves sharing-1
test("an address with a tag is the same recipient", async () => {
	const statuses = [];
	for (const recipientEmail of [
		"eva@vetrina.example",
		"eva+1@vetrina.example",
		"EVA+@vetrina.example",
		"eva+2@vetrina.example",
	])
		statuses.push(
			(await call(await loginGuest(commerce), "share", { type: "product", ...product({ recipientEmail }) }))
				.status,
		);
	expect(statuses).toEqual([200, 200, 200, 429]);
});

// proves sharing-2
test("a link opens one list, to readers only, and says no name that was not chosen", async () => {
	const [owner, reader] = [
		await registeredCustomer(commerce, "sharing@vetrina.example"),
		await loginGuest(commerce),
	];
	const { body } = await call(owner, "wishlist-link", { firstName: "Anna" });
	const { code } = body.link as { code: string };
	expect(await call(reader, `wishlists/${code}`)).toMatchObject({
		status: 200,
		body: { wishlist: { firstName: "Anna", items: [] } },
	});
	expect((await call(reader, "wishlist-link")).body).toEqual({ link: null });
	// Sharing again keeps the link and changes the name.
	expect((await call(owner, "wishlist-link", {})).body).toEqual({ link: { code, firstName: "" } });
	expect((await call(reader, `wishlists/${code}`)).body).toEqual({ wishlist: { items: [] } });
	await call(reader, "wishlist-link", undefined, "DELETE");
	expect((await call(reader, `wishlists/${code}`)).status).toBe(200);
	expect((await call(owner, "wishlist-link", undefined, "DELETE")).status).toBe(204);
	expect((await call(reader, `wishlists/${code}`)).status).toBe(404);
});
