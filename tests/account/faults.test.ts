import type { ApiFamily } from "@vetrina/commerce-sandbox/faults/api-families.ts";
import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, inject, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

/**
 * Requests every page that a customer has after the sale while each API of the platform fails in each way. An API that a table does not
 * name leaves the page whole. Every run tries one way for each API that a page names, in rotation; a thorough run tries all ways.
 */

/** 503, but the frame of the account stays: its heading and its links. */
type Stops = "stops";
/** 200 with a message about the missing part. */
type Lacks = "lacks";
/** 503 with a link to try again, because the page has nothing to show. */
type Gone = "gone";
type Without = Partial<Record<ApiFamily, Stops | Lacks | Gone>>;
type Page = {
	/** Text that the page keeps in any failure except "gone". */
	keeps: string;
	/** The message of a missing part; by default that the shop cannot connect. */
	says?: string;
	without: Without;
};

const PAGES: Record<string, Page> = {
	"/myaccount": { keeps: "Welcome, Anna", without: { orders: "lacks", custom: "lacks" } },
	"/personaldata": { keeps: "Passkeys", without: { customers: "stops" } },
	"/addresses": { keeps: "Addresses", without: { customers: "stops" } },
	"/payments": { keeps: "Saved cards", without: { customers: "stops" } },
	"/payments?add=": { keeps: "Saved cards", without: { customers: "stops", payments: "lacks" } },
	"/orders": { keeps: "Orders", without: { orders: "stops" } },
	"/order?orderNo=NO": { keeps: "Orders", without: { orders: "stops" } },
	"/return?orderNo=NO": { keeps: "Back to the order", without: { orders: "stops" } },
	"/loyalty": { keeps: "Loyalty", without: { custom: "stops" } },
	"/store-credit": { keeps: "Store credit", without: { customers: "stops" } },
	"/newsletter-preference-center": {
		keeps: "Your newsletter",
		without: { customers: "stops", custom: "stops" },
	},
	"/newsletter-unsubscribe": { keeps: "newsletter", without: {} },
	"/visits": {
		keeps: "Reservations",
		says: "We can’t show your reservations right now.",
		without: { custom: "stops" },
	},
	"/wishlist": {
		keeps: "Wishlist",
		says: "Your wishlist is safe. We can’t show images and prices right now",
		without: { customers: "gone", products: "stops" },
	},
	"/share": { keeps: "Share your wishlist", without: { custom: "stops" } },
	"/find-in-store?productId=VT10023-red": {
		keeps: "VT10023",
		says: "We can’t see what our boutiques have right now.",
		without: { custom: "lacks", products: "gone" },
	},
	"/gift-certificate": { keeps: "gift card", without: {} },
	"/gift-certificate-purchase": { keeps: "gift card", without: {} },
	"/track-order": { keeps: "order", without: {} },
};
const FAMILIES: readonly ApiFamily[] = [
	"baskets",
	"categories",
	"content",
	"contexts",
	"controllers",
	"custom",
	"customers",
	"gift-certificates",
	"orders",
	"payments",
	"products",
	"promotions",
	"recommendations",
	"search",
	"slas",
	"stores",
];
const WAYS = ["503", "malformed", "429", "timeout"];

// proves account-6, account-2
test("each page names the missing part and keeps the rest", { timeout: 120_000 }, async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	await send(shopper, "/wishlist", { intent: "toggle", productId: "VT10023-red" });
	const orderNo = orderNoOf(await buy(shopper, "800000520206"));
	const { t } = textsOf("en");
	const unavailable = t("error.unavailable");
	const said: string[] = [];
	const look = async (
		path: string,
		{ keeps, says = unavailable, without }: Page,
		fault = "",
	): Promise<void> => {
		const [family = ""] = fault.split(":");
		const outcome = without[family as ApiFamily];
		const response = await shopper.fetch(`/en-it${path.replace("NO", orderNo)}`, {
			headers: fault ? { "x-vetrina-fault": fault } : {},
		});
		const text = await response.text();
		const complaints: [boolean, string][] = [
			[response.status === (outcome === "stops" || outcome === "gone" ? 503 : 200), `is ${response.status}`],
			[response.headers.get("cache-control") === "private, no-store", "may be kept"],
			[outcome === "gone" || text.includes(keeps), `lacks ${keeps}`],
			[
				text.includes(outcome === "gone" ? t("error.comeBack") : says) === (outcome !== undefined),
				outcome ? "does not say so" : "says that it fails",
			],
		];
		const wrong = complaints.flatMap(([isRight, otherwise]) => (isRight ? [] : [otherwise]));
		if (wrong.length > 0) said.push(`${path} with ${fault || "nothing"}: ${wrong.join(", ")}`);
	};
	for (const [path, page] of Object.entries(PAGES)) await look(path, page);
	expect(said).toEqual([]);
	const faults = Object.entries(PAGES)
		.flatMap(([path, page]) => Object.keys(page.without).map((family) => ({ path, page, family })))
		.flatMap(({ path, page, family }, turn) =>
			inTurn(WAYS, WAYS.length, turn).map((way) => ({ path, page, fault: `${family}:${way}`, way })),
		);
	// Time-outs only wait, so they run at once, while other faults run page by page.
	const late = faults.filter(({ way }) => way === "timeout");
	const waiting = late.map(({ path, page, fault }) => look(path, page, fault));
	for (const [path, page] of Object.entries(PAGES)) {
		const others = FAMILIES.filter((family) => page.without[family] === undefined);
		await Promise.all([
			look(path, page, others.map((family) => `${family}:503`).join(",")),
			...faults
				.filter((one) => one.path === path && !late.includes(one))
				.map(({ fault }) => look(path, page, fault)),
		]);
	}
	await Promise.all(waiting);
	expect(said).toEqual([]);
});

const AT: [page: string, fault: string, missing: string, stands: string][] = [
	["/myaccount", "custom:503;at=customer-wallet", "We can’t connect right now.", "All orders"],
	["/myaccount", "orders:503;at=/orders", "We can’t connect right now.", "See your benefits"],
	["/personaldata", "slas:503;at=webauthn", "We can’t connect right now.", "Anna Rossi"],
	["/loyalty", "custom:503;at=activities", "We can’t connect right now.", "Your points"],
	["/loyalty", "custom:malformed;at=activities", "We can’t connect right now.", "How it works"],
	["/newsletter-preference-center", "custom:503;at=notifyme-api", "We can’t connect right now.", "By email"],
	["/newsletter-preference-center", "search:503", "", "By email"],
	[
		"/visits",
		"custom:503;at=reservations-api",
		"We can’t show your reservations right now.",
		"Reservations and appointments",
	],
	[
		"/visits",
		"custom:503;at=appointments-api",
		"We can’t show your appointments right now.",
		"Reservations and appointments",
	],
];

// proves account-6, loyalty-4
test("if one call of several fails, only its part is missing", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const loyalty = await (await shopper.fetch("/en-it/loyalty")).text();
	const owner = /name="owner" value="([^"]+)"/.exec(loyalty)?.[1] ?? "";
	await send(shopper, "/loyalty", { intent: "join", owner });
	await buy(shopper, "800000520206");
	const said: string[] = [];
	await Promise.all(
		AT.map(async ([path, fault, missing, stands]) => {
			const response = await shopper.fetch(`/en-it${path}`, { headers: { "x-vetrina-fault": fault } });
			const text = await response.text();
			if (!text.includes(stands)) said.push(`${path} with ${fault} (${response.status}) lacks ${stands}`);
			if (!text.includes(missing)) said.push(`${path} with ${fault} does not say ${missing}`);
		}),
	);
	expect(said).toEqual([]);
});

// proves orders-3
test("the page of a guest's order that fails to load keeps the form that finds it", async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, "800000520206"));
	for (const path of ["order", "return"]) {
		const response = await guest.fetch(`/en-it/${path}?orderNo=${orderNo}`, {
			headers: { "x-vetrina-fault": "orders:503" },
		});
		const text = await response.text();
		expect([response.status, response.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
		expect(text).toContain(textsOf("en").t("error.unavailable"));
		expect(text).toContain(orderNo);
	}
});
