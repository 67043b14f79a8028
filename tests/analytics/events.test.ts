import { describe, expect, inject, test, vi } from "vitest";
import { toLayerEntry } from "../../worker/request/events/to-layer-entry.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import type { Shopper } from "../setup/shopper.ts";
import {
	ALL,
	API,
	consenting,
	type Entry,
	post,
	report,
	see,
	seePage,
	stored,
	untilStored,
} from "./dataset.ts";

const MEDIUM = "800000000002";

// proves event-10, event-12, event-13
test("what a browser has seen becomes events, in its answer and in the dataset alike, each once", async () => {
	const shopper = consenting();
	const reported = [
		seePage(),
		see({ type: "productView", productId: MEDIUM, source: "home" }),
		see({ type: "wishlistChange", productId: MEDIUM, isAdded: true }),
	];
	const entries = await report(shopper, ...reported);
	expect(entries.map(({ event }) => event)).toEqual(["page_view", "view_item", "add_to_wishlist"]);
	const events = await untilStored(entries);
	expect(events[1]?.data).toMatchObject({
		currency: "EUR",
		items: [
			{ id: MEDIUM, name: expect.any(String), price: expect.any(Number), categoryIds: expect.any(Array) },
		],
	});
	expect(events.map((event) => JSON.parse(JSON.stringify(toLayerEntry(event))))).toEqual(entries);
	await report(shopper, ...reported);
	expect(await untilStored(entries)).toEqual(events);
});

// proves event-11
describe("without consent to analytics", () => {
	test.each<[string, string, Record<string, string>]>([
		["no choice", "", {}],
		["a refusal", "1.", {}],
		["consent to marketing", "1.m", {}],
		["an objection of the browser", ALL, { "sec-gpc": "1" }],
	])("nothing is answered or stored: %s", async (_, choice, headers) => {
		const shopper = consenting(choice, headers);
		const sighting = see({ type: "productView", productId: MEDIUM });
		expect(await report(shopper, sighting)).toEqual([]);
		const later = seePage();
		const [event] = await report(consenting(), later);
		await vi.waitFor(async () => expect(await stored(event?.event_id ?? "")).toHaveLength(1), {
			timeout: 15_000,
			interval: 200,
		});
		expect(await stored(sighting.id)).toEqual([]);
	});
});

// proves event-11
test("with consent to personalisation alone the dataset of analytics gets nothing, and neither does the browser", async () => {
	const sighting = see({ type: "productView", productId: MEDIUM });
	expect(await report(consenting("1.p"), sighting)).toEqual([]);
	const [event] = await report(consenting(), seePage());
	await vi.waitFor(async () => expect(await stored(event?.event_id ?? "")).toHaveLength(1), {
		timeout: 15_000,
		interval: 200,
	});
	expect(await stored(sighting.id)).toEqual([]);
});

const setFaults = (...faults: string[]) =>
	fetch(new URL("/admin/faults", inject("commerce")), {
		method: "PUT",
		body: JSON.stringify({ faults }),
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
	});

// proves event-12
test("an event that its receiver refuses is a dead letter, without the customer's data", async () => {
	const sighting = see({ type: "customerChanged" });
	await setFaults("dataset:400;times=1");
	try {
		await report(consenting(), sighting);
		const url = new URL("/ops/dead-letters", inject("storefront"));
		const headers = { authorization: `Bearer ${inject("opsToken")}` };
		expect((await fetch(url)).status).toBe(401);
		const letter = async () => {
			const { letters } = (await (await fetch(url, { headers })).json()) as {
				letters: { eventId: string }[];
			};
			return letters.find(({ eventId }) => eventId === sighting.id);
		};
		await vi.waitFor(async () => expect(await letter()).toBeDefined(), { timeout: 15_000, interval: 200 });
		expect(await letter()).toEqual({
			receiver: "dataset",
			eventId: sighting.id,
			name: "customer_changed",
			reason: expect.stringContaining("400"),
			at: expect.any(String),
		});
	} finally {
		await setFaults();
	}
});

// proves event-14
test("a customer is described by hashes, a guest not at all", async () => {
	const guest = await untilStored(await report(consenting(), see({ type: "customerChanged" })));
	expect(guest[0]?.data).toEqual({ type: "guest" });
	const email = await newCustomer(inject("commerce"));
	const shopper = consenting();
	expect((await post(shopper, "session", { email, password: PASSWORD })).status).toBe(200);
	const [event] = await untilStored(await report(shopper, see({ type: "customerChanged" })));
	expect(event?.data).toMatchObject({
		type: "registered",
		userId: expect.any(String),
		emailHash: expect.stringMatching(/^[\da-f]{64}$/),
		hasOrders: false,
		wishlistCount: 0,
		tests: [{ test: "larger-tiles", segment: expect.stringMatching(/^[AB]$/) }],
	});
	expect(JSON.stringify(event)).not.toContain(email);
});

// proves event-15
test("a report without labels, of a page that is left early, is labelled by the server", async () => {
	const { pageType: _, ...page } = seePage("product");
	const { pageType: __, ...view } = see({ type: "productView", productId: MEDIUM });
	const entries = await report(consenting(), page, view);
	expect(entries.map((entry) => [entry.event, entry.page_type])).toEqual([
		["page_view", "product detail"],
		["view_item", "product detail"],
	]);
});

/** Sends a page as the early script does (report-before-start.ts). */
const sendLeft = async (shopper: Shopper, path: string, clicked = ""): Promise<Entry[]> => {
	const html = await (await shopper.fetch(path)).text();
	const page: unknown = JSON.parse(/<script id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
	const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
	const left = { ids, age: 10, title: "Dresses", referrer: "", ...(clicked && { href: clicked }), page };
	const response = await post(shopper, "events", left);
	expect(response.status).toBe(200);
	return ((await response.json()) as { entries: Entry[] }).entries;
};

// proves event-15
test("a page that is left before its client starts is told with its list and the click, for the dataset as well", async () => {
	const shopper = consenting();
	const path = "/en-it/women/dresses";
	const href = /<article[^>]*>.*?href="([^"]+\.html)"/s.exec(await (await shopper.fetch(path)).text())?.[1];
	const entries = await sendLeft(shopper, path, href);
	expect(entries.map(({ event }) => event)).toEqual(["page_view", "view_item_list", "select_item"]);
	const [, , click] = await untilStored(entries);
	expect(click?.data).toMatchObject({
		eventSourceCategoryId: "women-dresses",
		items: [expect.objectContaining({ position: 1 })],
	});
	const next = await sendLeft(shopper, href ?? "");
	expect(next.map(({ event }) => event)).toEqual(expect.arrayContaining(["page_view", "view_item"]));
});

// proves event-10, event-11
test("a page that was left is neither told without consent nor read without its facts", async () => {
	expect(await sendLeft(consenting("1.m"), "/en-it/women/dresses")).toEqual([]);
	const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
	const page = { kind: "list", path: "/en-it/", status: 200, data: { tiles: [null] } };
	const response = await post(consenting(), "events", { ids, age: 1, title: "", referrer: "", page });
	expect(response.status).toBe(400);
});

test("the bag's event has the platform's lines", async () => {
	const shopper = consenting();
	expect((await post(shopper, "basket/items", { productId: MEDIUM, quantity: 2 })).status).toBe(200);
	const [, event] = await untilStored(await report(shopper, seePage("cart")));
	expect(event).toMatchObject({
		name: "view_cart",
		data: { currency: "EUR", items: [{ id: MEDIUM, quantity: 2 }] },
	});
	expect((await report(consenting(), seePage("cart"))).map((entry) => entry.event)).toEqual(["page_view"]);
});

describe("a bad report", () => {
	test.each<[string, object]>([
		["nothing", { reported: [] }],
		["51 events", { reported: Array.from({ length: 51 }, () => seePage()) }],
		["a page without a kind", { reported: [{ ...seePage(), event: { type: "pageView" } }] }],
		[
			"a price",
			{ reported: [{ ...seePage(), event: { type: "productView", productId: MEDIUM, price: 1 } }] },
		],
		["an id of spaces", { reported: [see({ type: "productView", productId: " " })] }],
	])("is refused as a whole: %s", async (_, body) => {
		expect((await post(consenting(), "events", body)).status).toBe(400);
	});

	// proves identity-6
	test.each([
		["another site's page", "https://shop.example", 403],
		["a page of the shop whose token another tab has renewed", undefined, 200],
	])("of %s is answered by its origin alone", async (_, origin, status) => {
		const response = await consenting().fetch(`${API}/events`, {
			method: "POST",
			body: JSON.stringify({ reported: [seePage()] }),
			headers: {
				"content-type": "application/json",
				"x-csrf-token": "outdated",
				...(origin && { origin, "sec-fetch-site": "cross-site" }),
			},
		});
		expect(response.status).toBe(status);
	});
});

test("products that the catalogue cannot give make no event, and everything else is reported", async () => {
	const shopper = consenting(ALL, { "x-vetrina-fault": "products:503" });
	const entries = await report(shopper, seePage(), see({ type: "productView", productId: "800000000006" }));
	expect(entries.map(({ event }) => event)).toEqual(["page_view"]);
});
