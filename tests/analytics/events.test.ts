import { describe, expect, inject, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { ALL, API, consenting, post, report, see, stored } from "./dataset.ts";

const MEDIUM = "800000000002";

// proves event-10, event-12, event-13
test("what a browser has seen becomes events, in its answer and in the dataset alike, each once", async () => {
	const shopper = consenting();
	const sightings = [
		see("page_view", { status: 200 }),
		see("view_item", { productId: MEDIUM, source: "home" }),
		see("add_to_wishlist", { productId: MEDIUM }),
	];
	const events = await report(shopper, ...sightings);
	expect(events.map(({ name }) => name)).toEqual(["page_view", "view_item", "add_to_wishlist"]);
	expect(events[1]?.data).toMatchObject({
		currency: "EUR",
		items: [
			{ id: MEDIUM, name: expect.any(String), price: expect.any(Number), categories: expect.any(Array) },
		],
	});
	const ids = events.map(({ id }) => id);
	await vi.waitFor(async () => expect(await stored(...ids)).toHaveLength(3), {
		timeout: 15_000,
		interval: 200,
	});
	await report(shopper, ...sightings);
	const byId = (list: AnalyticsEvent[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));
	expect(byId(await stored(...ids)).map(({ data }) => data)).toEqual(byId(events).map(({ data }) => data));
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
		const sighting = see("view_item", { productId: MEDIUM });
		expect(await report(shopper, sighting)).toEqual([]);
		const later = see("page_view", { status: 200 });
		const [event] = await report(consenting(), later);
		await vi.waitFor(async () => expect(await stored(event?.id ?? "")).toHaveLength(1), {
			timeout: 15_000,
			interval: 200,
		});
		expect(await stored(sighting.id)).toEqual([]);
	});
});

// proves event-11
test("with consent to personalisation alone the dataset of analytics gets nothing, and neither does the browser", async () => {
	const sighting = see("view_item", { productId: MEDIUM });
	expect(await report(consenting("1.p"), sighting)).toEqual([]);
	const [event] = await report(consenting(), see("page_view", { status: 200 }));
	await vi.waitFor(async () => expect(await stored(event?.id ?? "")).toHaveLength(1), {
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
	const sighting = see("customer_changed", {});
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
	const guest = await report(consenting(), see("customer_changed", {}));
	expect(guest[0]?.data).toEqual({ type: "guest" });
	const email = await newCustomer(inject("commerce"));
	const shopper = consenting();
	expect((await post(shopper, "session", { email, password: PASSWORD })).status).toBe(200);
	const [event] = await report(shopper, see("customer_changed", {}));
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

test("the bag's event has the platform's lines", async () => {
	const shopper = consenting();
	expect((await post(shopper, "basket/items", { productId: MEDIUM, quantity: 2 })).status).toBe(200);
	const [event] = await report(shopper, see("view_cart", {}));
	expect(event?.data).toMatchObject({ currency: "EUR", items: [{ id: MEDIUM, quantity: 2 }] });
	expect(await report(consenting(), see("view_cart", {}))).toEqual([]);
});

describe("a bad report", () => {
	test.each<[string, object]>([
		["nothing", { sightings: [] }],
		["51 sightings", { sightings: Array.from({ length: 51 }, () => see("page_view", { status: 200 })) }],
		["an unknown event", { sightings: [{ ...see("page_view", { status: 200 }), name: "refund" }] }],
		["a field too many", { sightings: [see("view_item", { productId: MEDIUM, price: 1 })] }],
		["an id of spaces", { sightings: [see("view_item", { productId: " " })] }],
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
			body: JSON.stringify({ sightings: [see("page_view", { status: 200 })] }),
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
	const events = await report(
		shopper,
		see("page_view", { status: 200 }),
		see("view_item", { productId: "800000000006" }),
	);
	expect(events.map(({ name }) => name)).toEqual(["page_view"]);
});
