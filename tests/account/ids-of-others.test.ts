import { beforeAll, expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, enterSavedCard, orderNoOf, plan, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** A customer's data, requested by another customer and by a guest, is neither shown nor changed nor confirmed to exist. */
type Known = { orderNo: string; returnedNo: string; addressId: string; cardId: string; itemId: string };
let owner: Shopper;
let victim: Known;
const others: Record<string, Shopper> = {};

const signedIn = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	return shopper;
};
const page = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(`/en-it${path}`);
	return {
		status: response.status,
		location: response.headers.get("location"),
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const first = (text: string, pattern: RegExp): string => decodeURIComponent(pattern.exec(text)?.[1] ?? "");
const nameOf = async (shopper: Shopper) =>
	first((await page(shopper, "/addresses?edit=")).text, /name="owner" value="([^"]+)"/);

/** Returns the number of an order that was delivered and sent back. */
const returnedBy = async (shopper: Shopper): Promise<string> => {
	const orderNo = orderNoOf(await buy(shopper, "800000530001"));
	await plan(orderNo, ["shipped", "delivered"]);
	const path = `/return?orderNo=${orderNo}`;
	const { text } = await page(shopper, path);
	const itemId = first(text, /name="quantity\.([^"]+)"/);
	const requestId = first(text, /name="requestId" value="([^"]+)"/);
	const fields = { intent: "return", requestId, [`quantity.${itemId}`]: "1", [`reason.${itemId}`]: "late" };
	expect(await send(shopper, path, fields)).toBe(`/en-it${path}&returnNo=${orderNo}-R1`);
	return orderNo;
};

beforeAll(async () => {
	owner = await signedIn();
	await send(owner, "/addresses", {
		owner: await nameOf(owner),
		intent: "save",
		...ADDRESS,
		address1: "Via Segreta 7",
	});
	const card = await enterSavedCard(owner, "4242424242424242");
	await send(owner, "/payments", { intent: "add", owner: await nameOf(owner), card });
	await send(owner, "/wishlist", { intent: "toggle", productId: "VT10023-red" });
	victim = {
		// Twenty-two units are in stock.
		orderNo: orderNoOf(await buy(owner, "800000530001")),
		returnedNo: await returnedBy(owner),
		addressId: first((await page(owner, "/addresses")).text, /addresses\?edit=([^"&]+)"/),
		cardId: first((await page(owner, "/payments")).text, /payments\?remove=([^"]+)"/),
		itemId: first((await page(owner, "/wishlist")).text, /name="itemId" value="([^"]+)"/),
	};
	expect(Object.values(victim).every(Boolean), JSON.stringify(victim)).toBe(true);
	others.customer = await signedIn();
	others.guest = newShopper();
}, 60_000);

const SECRETS = /Via Segreta|4242|VT10023/i;

// proves account-2, account-3, orders-3, returns-4
test.each(["customer", "guest"])("pages show a %s nothing of another customer", async (who) => {
	const shopper = others[who] as Shopper;
	const { orderNo, returnedNo, addressId, cardId } = victim;
	for (const path of [
		`/order?orderNo=${orderNo}`,
		`/return?orderNo=${orderNo}`,
		`/order?orderNo=${returnedNo}`,
		`/return?orderNo=${returnedNo}&returnNo=${returnedNo}-R1`,
		`/checkout/confirmation?orderNo=${orderNo}`,
		`/addresses?edit=${encodeURIComponent(addressId)}`,
		`/addresses?remove=${encodeURIComponent(addressId)}`,
		`/payments?remove=${cardId}`,
		"/wishlist",
	]) {
		const number = path.includes(returnedNo) ? returnedNo : orderNo;
		const unknown = path.replaceAll(number, "VNOSUCH1").replace(cardId, "no-such-card");
		const [asked, none] = [await page(shopper, path), await page(shopper, unknown)];
		expect(asked.text, path).not.toMatch(SECRETS);
		// The response is the same as for an unknown id.
		expect([asked.status, asked.location, asked.cache], path).toEqual([
			none.status,
			none.location?.replaceAll("VNOSUCH1", number).replace("no-such-card", cardId) ?? null,
			"private, no-store",
		]);
		if (who === "customer" && !/wishlist/.test(path)) expect(asked.status, path).toBe(404);
	}
});

// proves account-2, account-3, orders-4, returns-4
test("forms of one customer change nothing of another", async () => {
	const shopper = others.customer as Shopper;
	const { orderNo, addressId, cardId, itemId } = victim;
	const me = await nameOf(shopper);
	const change = { intent: "save", ...ADDRESS, id: addressId };
	for (const as of [me, await nameOf(owner)]) {
		expect(await send(shopper, "/addresses", { owner: as, intent: "remove", id: addressId })).toContain(
			"error=gone",
		);
		expect(await send(shopper, "/addresses", { owner: as, intent: "prefer", id: addressId })).toContain(
			"error=gone",
		);
		expect(await send(shopper, "/addresses", { owner: as, ...change })).toContain("error=gone");
	}
	expect(await send(shopper, "/payments", { intent: "remove", id: cardId })).toContain("error=gone");
	await send(shopper, "/wishlist", { intent: "remove", itemId });
	for (const intent of ["cancel", "again"]) await send(shopper, `/order?orderNo=${orderNo}`, { intent });
	await send(shopper, `/return?orderNo=${orderNo}`, { intent: "return", requestId: crypto.randomUUID() });
	expect((await page(owner, "/addresses")).text).toContain("Via Segreta 7");
	expect((await page(owner, "/payments")).text).toContain("4242");
	expect((await page(owner, "/wishlist")).text).toContain(itemId);
	const order = (await page(owner, `/order?orderNo=${orderNo}`)).text;
	expect(order).toContain("In review");
	expect(order).not.toContain("Cancelled");
	expect((await page(shopper, "/cart")).text).not.toContain("800000530001");
});

// proves account-2, account-3, orders-3, returns-4
test("the platform's API gives others the same response as for unknown ids", async () => {
	const token = async () => {
		const { createCommerceApiClients } = await import("@salesforce/storefront-next-runtime/scapi");
		const clients = createCommerceApiClients({
			baseUrl: inject("commerce"),
			organizationId: "f_ecom_vtra_001",
			siteId: "vetrina-eu",
			locale: "en-IT",
			clientId: "vetrina",
			redirectUri: `${inject("commerce")}/callback`,
			fetch: (request: Request) => fetch(request),
		});
		return (await clients.auth.loginAsGuest()).access_token;
	};
	const authorization = `Bearer ${await token()}`;
	const customerId = await nameOf(owner);
	const ORG = "organizations/f_ecom_vtra_001";
	const { orderNo, returnedNo, addressId, cardId } = victim;
	for (const path of [
		`/checkout/shopper-orders/v1/${ORG}/orders/${orderNo}`,
		`/custom/orders-api/v1/${ORG}/orders/${orderNo}`,
		`/custom/returnauthorizations-api/v1/${ORG}/return-authorizations/${returnedNo}-R1/label`,
		`/customer/shopper-customers/v1/${ORG}/customers/${customerId}`,
		`/customer/shopper-customers/v1/${ORG}/customers/${customerId}/orders`,
		`/customer/shopper-customers/v1/${ORG}/customers/${customerId}/addresses/${encodeURIComponent(addressId)}`,
		`/customer/shopper-customers/v1/${ORG}/customers/${customerId}/payment-instruments/${cardId}`,
		`/customer/shopper-customers/v1/${ORG}/customers/${customerId}/product-lists`,
	]) {
		const get = async (at: string) => {
			const response = await fetch(`${inject("commerce")}${at}?siteId=vetrina-eu`, {
				headers: { authorization },
			});
			return { status: response.status, text: await response.text() };
		};
		const page = await get(path);
		const ofNone = (text: string) =>
			[orderNo, returnedNo]
				.reduce((left, number) => left.replaceAll(number, "VNOSUCH1"), text)
				.replaceAll(customerId, "noSuchCustomer");
		const none = await get(ofNone(path));
		expect(page.status, path).toBe(none.status);
		expect([400, 403, 404], path).toContain(page.status);
		expect(page.text, path).not.toMatch(SECRETS);
		// The response differs from that for an unknown id by the requested id alone.
		expect(ofNone(page.text), path).toBe(none.text);
	}
});

// proves account-1
test("a tab of a signed-out customer changes nothing, and leads to the sign-in page", async () => {
	const shopper = await signedIn();
	const me = await nameOf(shopper);
	await send(shopper, "/login", { intent: "signOut" });
	for (const [path, fields] of [
		["/addresses", { owner: me, intent: "save", ...ADDRESS }],
		["/payments", { intent: "remove", id: "x" }],
		["/loyalty", { owner: me, intent: "join" }],
		["/personaldata", { owner: me, intent: "profile", firstName: "Mara" }],
		["/newsletter-preference-center", { owner: me, channel: "email" }],
	] as const)
		expect(await send(shopper, path, fields), path).toMatch(/^\/en-it\/login\?back=/);
});

// proves account-2
test("a form that is sent twice at once adds one address and joins once", async () => {
	const shopper = await signedIn();
	const me = await nameOf(shopper);
	const twice = async (path: string, fields: Record<string, string>) =>
		Promise.all([
			send(shopper, path, { owner: me, ...fields }),
			send(shopper, path, { owner: me, ...fields }),
		]);
	await twice("/loyalty", { intent: "join" });
	expect((await page(shopper, "/loyalty")).text).toContain("Your points");
	await send(shopper, "/addresses", { owner: me, intent: "save", ...ADDRESS });
	const removed = await twice("/addresses", { intent: "remove", id: ADDRESS.city });
	expect(removed.some((to) => to.includes("addressRemoved"))).toBe(true);
	expect((await page(shopper, "/addresses")).text).toContain("You haven’t saved any addresses yet.");
});
