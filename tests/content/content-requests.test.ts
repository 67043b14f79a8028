import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { PageBody } from "../../shared/contracts/page.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { send } from "../setup/purchase.ts";
import { purgeSite } from "../setup/purge-site.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { startWatchedStorefront, type WatchedStorefront } from "../setup/watched-storefront.ts";

/** Addresses of each kind of page, apart from those that need an order, a bag or a booking. */
const PAGES: Record<Exclude<PageBody["kind"], "error">, readonly string[]> = {
	landing: [""],
	home: ["/"],
	"category-landing": ["/beauty"],
	list: [
		"/women/knitwear",
		"/men/knitwear",
		"/search?q=silk",
		"/search?q=qqzzxx",
		"/search-no-result?q=qqzzxx",
	],
	product: ["VT10007-ivory", "VT10038-all"],
	"product-note": ["/size-guide?productId=VT10001-emerald"],
	cart: ["/cart"],
	wishlist: ["/wishlist"],
	"sign-in": ["/login"],
	register: ["/register"],
	"forgot-password": ["/forgot-password"],
	"new-password": ["/new-password"],
	"sign-in-code": ["/login-code"],
	account: ["/myaccount"],
	agent: [],
	orders: ["/orders"],
	"personal-data": ["/personaldata"],
	addresses: ["/addresses"],
	payments: ["/payments"],
	"store-credit": ["/store-credit"],
	"newsletter-preference-center": ["/newsletter-preference-center"],
	"newsletter-unsubscribe": ["/newsletter-unsubscribe"],
	"gift-certificate": ["/gift-certificate"],
	"gift-certificate-purchase": ["/gift-certificate-purchase"],
	loyalty: ["/loyalty"],
	order: [],
	"track-order": ["/track-order"],
	return: ["/return"],
	checkout: [],
	"order-confirmation": [],
	newsletter: ["/newsletter"],
	consent: ["/cookie-settings"],
	content: ["/about", "/journal", "/window", "/counter"],
	brands: ["/brands"],
	"customer-service": ["/csc"],
	sitemap: ["/sitemap"],
	stores: ["/stores"],
	store: ["/stores/milano-brera"],
	"find-in-store": [],
	reserve: [],
	appointment: [],
	visits: ["/visits"],
	share: ["/share?productId=VT10001-emerald"],
	"shared-wishlist": [],
	offline: ["/offline"],
	"not-found": ["/no-such-page"],
};

const LOCALE = "/en-it";
/** The queries that all pages of a locale share. */
const SHELL = ["header", "footer", "countryOffer"];

let storefront: WatchedStorefront;
let guest: Shopper;
let customer: Shopper;
beforeAll(async () => {
	storefront = await startWatchedStorefront();
	[guest, customer] = [newShopper({}, storefront.origin), newShopper({}, storefront.origin)];
	const email = await newCustomer(inject("commerce"));
	await send(customer, "/login", { intent: "signIn", email, password: PASSWORD });
}, 60_000);
afterAll(() => storefront?.stop());

const listQueries = (requests: readonly URL[]): string[] =>
	requests
		.filter(({ pathname }) => pathname.endsWith("/graphql"))
		.map(({ searchParams }) => /^\s*query (\w+)/.exec(searchParams.get("query") ?? "")?.[1] ?? "unnamed");

/** The id of a product redirects to its address. */
const findAddress = async (shopper: Shopper, path: string): Promise<string> => {
	if (path === "") return "/";
	if (path.startsWith("/")) return LOCALE + path;
	const { headers } = await shopper.fetch(`${LOCALE}/${path}.html`);
	return headers.get("location") ?? "";
};

// proves content-46
test.each(Object.entries(PAGES).flatMap(([kind, paths]) => paths.map((path) => ({ kind, path }))))(
	"a page asks for content once, besides what all pages of its locale share: $kind $path",
	async ({ path }) => {
		const address = await findAddress(guest, path);
		// Pages of the account redirect guests, and those of guests redirect customers.
		const answer = await guest.fetch(address);
		await answer.arrayBuffer();
		const shopper = answer.status === 302 ? customer : guest;
		await purgeSite("vetrina-eu", storefront.origin);
		await storefront.takeRequests();
		const response = await shopper.fetch(address);
		await response.arrayBuffer();
		expect([200, 404], address).toContain(response.status);
		const queries = listQueries(await storefront.takeRequests());
		expect(queries).toEqual([...new Set(queries)]);
		const own = queries.filter((name) => !SHELL.includes(name));
		expect(own.length, `${queries}`).toBeLessThanOrEqual(1);
		if (path === "/window") expect(own).toEqual(["page"]);
	},
);
