import { afterEach, expect, inject, test } from "vitest";
import type { WalletOffersResponse } from "../../shared/contracts/wallets.ts";
import { enterCard, reviewedBasketId, sendTo } from "../setup/purchase.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { newShopper } from "../setup/shopper.ts";

/** Switches concern whole sites; no other test has to work while these are off. */
const OPS = {
	authorization: `Bearer ${inject("opsToken")}`,
	"content-type": "application/json",
	accept: "*/*",
};
const US = "vetrina-us";
const ME = "vetrina-me";
type Listing = { switches: { name: string; state: string }[] };

const change = async (body: object): Promise<{ status: number; off: string[]; text: string }> => {
	const { status, text } = await rawRequest("/ops/switches", {
		method: "PATCH",
		headers: OPS,
		body: JSON.stringify(body),
	});
	const { switches = [] } = JSON.parse(text) as Partial<Listing>;
	return { status, text, off: switches.flatMap(({ name, state }) => (state === "off" ? [name] : [])) };
};
const switchOff = async (site: string, ...off: string[]) =>
	expect(await change({ site, off })).toMatchObject({ status: 200, off });

const namesOf = async (site: string): Promise<string[]> => {
	const { text } = await rawRequest(`/ops/switches?site=${site}`, { headers: OPS });
	return (JSON.parse(text) as Listing).switches.map(({ name }) => name);
};
afterEach(async () => {
	for (const site of [US, ME])
		expect(await change({ site, on: await namesOf(site) })).toMatchObject({ status: 200, off: [] });
});

// proves ops-1
test("a closed shop responds 503 on its pages, forms and calls, and stays open to operations and on other sites", async () => {
	const shopper = newShopper();
	await (await shopper.fetch("/en-sa/cart")).arrayBuffer();
	await switchOff(ME, "shop");
	const asked: [string, RequestInit?][] = [
		["/en-sa/"],
		["/ar-sa/women/dresses"],
		["/_page/en-sa/women/dresses"],
		["/en-sa/checkout"],
		["/en-sa/cart", { method: "POST", body: new URLSearchParams({ intent: "add", productId: "x" }) }],
		["/api/en-sa/session"],
	];
	for (const [path, init] of asked) {
		const response = await shopper.fetch(path, init);
		const body = await response.text();
		expect([path, response.status, response.headers.get("cache-control")]).toEqual([
			path,
			503,
			expect.stringContaining("no-store"),
		]);
		expect([path, response.headers.get("retry-after")]).toEqual([path, expect.stringMatching(/^\d+$/)]);
		if (path === "/en-sa/") expect(body).toContain("we are working to optimise our service");
		if (path.startsWith("/ar-sa")) expect(body).toContain('dir="rtl"');
	}
	expect((await rawRequest("/en-sa/", { headers: { ...OPS, accept: "text/html" } })).status).toBe(200);
	expect((await rawRequest("/en-it/")).status).toBe(200);
	await change({ site: ME, on: ["shop"] });
	expect((await rawRequest("/en-sa/")).status).toBe(200);
});

// proves ops-1
test("without payments the checkout offers none and places nothing, and the bag stays", async () => {
	const shopper = newShopper();
	await sendTo(shopper, "/en-us/cart", { intent: "add", productId: "800000500004" });
	const { csrf, basket } = (await (await shopper.fetch("/api/en-us/session")).json()) as {
		csrf: string;
		basket: { id: string; count: number };
	};
	await switchOff(US, "payments");
	const offers = await shopper.fetch("/api/en-us/wallets/offers?place=cart");
	expect(await offers.json()).toEqual({ express: null });
	const bag = await (await shopper.fetch("/en-us/cart")).text();
	const placed = await sendTo(shopper, "/en-us/checkout", {
		intent: "place",
		basketId: reviewedBasketId(bag) || basket.id,
	});
	expect(placed).toContain("error=unavailable");
	const chosen = await sendTo(shopper, "/en-us/checkout", { intent: "wallet", method: "PAYPAL" });
	expect(chosen).toContain("error=unavailable");
	const paid = await shopper.fetch("/api/en-us/wallets/google", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: "{}",
	});
	expect([paid.status, await paid.json()]).toEqual([503, { ok: false, error: "unavailable" }]);
	const after = (await (await shopper.fetch("/api/en-us/session")).json()) as { basket: { count: number } };
	expect(after.basket.count).toBe(basket.count);
});

const HOME = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "1 Main Street",
	postalCode: "02108",
	city: "Boston",
	stateCode: "MA",
	phone: "6175550100",
};

// proves ops-1
test("a method that is switched off while the shopper reviews is refused with a message, and the bag stays", async () => {
	const shopper = newShopper();
	const checkout = "/en-us/checkout";
	await sendTo(shopper, "/en-us/cart", { intent: "add", productId: "800000500004" });
	await sendTo(shopper, checkout, { intent: "contact", email: "anna@vetrina.example" });
	await sendTo(shopper, checkout, { intent: "delivery", ...HOME });
	const card = await enterCard(shopper, undefined, `${checkout}?step=payment`);
	await (await shopper.fetch(card)).arrayBuffer();
	const review = await (await shopper.fetch(`${checkout}?step=review`)).text();
	const basketId = reviewedBasketId(review);
	await switchOff(US, "payment:CREDIT_CARD");
	const refused = await sendTo(shopper, checkout, { intent: "place", basketId });
	expect(refused).toMatch(/step=payment&error=methodOff$/);
	const page = await shopper.fetch(refused);
	const html = await page.text();
	expect([page.status, html.includes("is not available right now. No order has been placed")]).toEqual([
		200,
		true,
	]);
	const { basket } = (await (await shopper.fetch("/api/en-us/session")).json()) as {
		basket: { id: string; count: number };
	};
	expect(basket).toMatchObject({ id: basketId, count: 1 });
	// Another method's switch concerns no one who pays by card.
	await change({ site: US, on: ["payment:CREDIT_CARD"], off: ["payment:PAYPAL"] });
	const placed = await sendTo(shopper, checkout, { intent: "place", basketId });
	expect(placed).toContain("orderNo=");
});

// proves ops-2
test("two changes at the same time are both kept", async () => {
	const [one, other] = ["recommendations", "newsletter"] as const;
	const answers = await Promise.all([change({ site: ME, off: [one] }), change({ site: ME, off: [other] })]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	const { text } = await rawRequest(`/ops/switches?site=${ME}`, { headers: OPS });
	const off = (JSON.parse(text) as Listing).switches.filter(({ state }) => state === "off");
	expect(off.map(({ name }) => name).toSorted()).toEqual([one, other].toSorted());
});

// proves ops-1
test("one wallet is switched off, and the others stay", async () => {
	const shopper = newShopper();
	await sendTo(shopper, "/en-us/cart", { intent: "add", productId: "800000500004" });
	const listWallets = async (): Promise<string[]> => {
		const response = await shopper.fetch("/api/en-us/wallets/offers?place=cart");
		const { express } = (await response.json()) as WalletOffersResponse;
		return express?.methods.map(({ id }) => id) ?? [];
	};
	const before = await listWallets();
	expect(before).toContain("PAYPAL");
	await switchOff(US, "payment:PAYPAL");
	expect(await listWallets()).toEqual(before.filter((id) => id !== "PAYPAL"));
	const sheet = await shopper.fetch("/api/en-us/wallets/sheet?wallet=PAYPAL");
	expect(sheet.status).toBe(503);
	// The window was open when the wallet was switched off.
	const { csrf } = (await (await shopper.fetch("/api/en-us/session")).json()) as { csrf: string };
	const asked = await shopper.fetch("/api/en-us/wallets/paypal", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: "{}",
	});
	expect([asked.status, await asked.json()]).toEqual([
		409,
		{ ok: false, error: "walletRefused", message: expect.stringContaining("not available right now") },
	]);
});

// proves ops-1
test("while the hosted search is switched off, the platform searches", async () => {
	const search = () =>
		rawRequest("/en-us/search?q=dress", { headers: { "x-vetrina-fault": "hosted-search:503" } });
	expect((await search()).status).toBe(503);
	await switchOff(US, "hosted-search");
	const found = await search();
	expect([found.status, found.text.match(/<article/g)?.length]).toEqual([200, 24]);
});

// proves ops-1
test("without recommendations and newsletter there are no rows, and no one can sign up", async () => {
	const shopper = newShopper();
	const rows = async () => {
		const response = await shopper.fetch("/api/en-us/recommendations?type=you-may-also-like");
		return ((await response.json()) as { tiles?: unknown[] }).tiles?.length;
	};
	const { csrf } = (await (await shopper.fetch("/api/en-us/session")).json()) as { csrf: string };
	expect(await rows()).toBeGreaterThan(0);
	await switchOff(US, "recommendations", "newsletter");
	expect(await rows()).toBe(0);
	const to = await sendTo(shopper, "/en-us/newsletter", { email: "anna@vetrina.example" });
	expect(to).toContain("error=unavailable");
	const signUp = await shopper.fetch("/api/en-us/newsletter", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify({ email: "anna@vetrina.example", source: "footer" }),
	});
	expect([signUp.status, await signUp.json()]).toEqual([503, { ok: false, error: "unavailable" }]);
});

test.each([
	["an unknown switch", { site: "us", off: ["everything"] }, 400],
	["a switch of another form", { site: "us", off: "payments" }, 400],
	["a part too many", { site: "us", off: ["payments"], until: "tomorrow" }, 400],
	["an unknown site", { site: "nosuch", off: ["payments"] }, 404],
	["no site", { off: ["payments"] }, 400],
])("%s changes nothing: %j is %i", async (_, body, status) => {
	const answer = await change(body);
	expect([answer.status, JSON.parse(answer.text)]).toEqual([status, expect.objectContaining({ status })]);
	expect(answer.text).not.toContain("everything");
});

test("switches are for operations alone", async () => {
	for (const method of ["GET", "PATCH"])
		expect(
			(await rawRequest("/ops/switches?site=us", { method, body: method === "GET" ? undefined : "{}" }))
				.status,
		).toBe(401);
});
