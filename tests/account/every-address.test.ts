import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Every address that the shop promises to guests or customers must exist. */
const FOR_ALL = [
	"/gift-certificate",
	"/gift-certificate-purchase",
	"/track-order",
	"/return",
	"/wishlist",
	"/newsletter-unsubscribe",
	"/sitemap",
	"/csc",
	"/search?q=silk",
	"/search-no-result?q=qqzzxx",
	"/women/dresses",
];
const FOR_CUSTOMERS: Record<string, string> = {
	"/myaccount": "account",
	"/loyalty": "loyalty",
	"/orders": "orders",
	"/personaldata": "personalData",
	"/store-credit": "storeCredit",
	"/addresses": "addresses",
	"/payments": "payments",
	"/newsletter-preference-center": "newsletterPreferenceCenter",
};
/** These addresses for all are also pages of the account. */
const OF_THE_ACCOUNT = [...Object.keys(FOR_CUSTOMERS), "/wishlist", "/newsletter-unsubscribe"];

const open = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(path);
	return { status: response.status, location: response.headers.get("location"), text: await response.text() };
};

const current = (html: string): string | undefined => {
	const link = /<a[^>]*aria-current="page"[^>]*>/.exec(
		/<nav[^>]*aria-label="My account".*?<\/nav>/.exec(html)?.[0] ?? "",
	);
	return /href="\/en-it([^"]+)"/.exec(link?.[0] ?? "")?.[1];
};

test("guests are shown each page, or sign in and come back to it", async () => {
	for (const path of FOR_ALL)
		expect(await open(newShopper(), `/en-it${path}`), path).toMatchObject({ status: 200 });
	expect(await open(newShopper(), "/")).toMatchObject({ status: 200 });
	expect(await open(newShopper(), "/en-it")).toMatchObject({ status: 200 });
	for (const [path, back] of Object.entries(FOR_CUSTOMERS)) {
		const guest = newShopper();
		const response = await open(guest, `/en-it${path}`);
		expect([response.status, response.location], path).toEqual([302, `/en-it/login?back=${back}`]);
		expect((await open(guest, response.location ?? "")).text, path).toContain(`name="back" value="${back}"`);
	}
	// A product is found by its id in any path, and a return from a provider without its proof leads to the sign-in page.
	const moved = await open(newShopper(), "/en-it/VT10001-emerald.html");
	expect(moved.status).toBe(301);
	expect(await open(newShopper(), moved.location ?? "")).toMatchObject({ status: 200 });
	expect(await open(newShopper(), "/oauthCallback?identityProvider=Line")).toMatchObject({
		status: 303,
		location: "/login?error=again",
	});
});

// proves account-1
test("customers are shown each page of their account with the links to the others", async () => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper();
	expect(
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD, back: "storeCredit" }),
	).toBe("/en-it/store-credit");
	for (const path of OF_THE_ACCOUNT) {
		const page = await open(shopper, `/en-it${path}`);
		expect([page.status, current(page.text)], path).toEqual([200, path]);
	}
	for (const path of FOR_ALL) expect((await open(shopper, `/en-it${path}`)).status, path).toBe(200);
	expect(current((await open(shopper, "/en-it/csc")).text)).toBeUndefined();
});

test("links to the platform's own pages of orders and accounts lead to the shop's", async () => {
	const at = (action: string) =>
		open(newShopper(), `/on/demandware.store/Sites-vetrina-eu-Site/en_IT/${action}`);
	expect(await at("Order-History")).toMatchObject({ status: 301, location: "/s/vetrina-eu/en-it/orders" });
	expect(await at("Account-EditProfile")).toMatchObject({ location: "/s/vetrina-eu/en-it/personaldata" });
	// The path ends with a platform address, so the platform resolves it.
	const routed = await open(newShopper(), "/en-it/mail/Order-History");
	expect([routed.status, routed.location]).toEqual([301, "/en-it/orders"]);
});
