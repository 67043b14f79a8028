import { describe, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES } from "../../../shared/domain/analytics/events.ts";
import { RECEIVER_IDS } from "../../../shared/domain/analytics/receivers.ts";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { listConsented } from "./consented.ts";
import { listExamples } from "./documentation/event-examples.ts";
import type { Deliverable, Outcome, Receiver, ReceiverContext, Sender } from "./receiver.ts";
import { RECEIVERS } from "./receivers.ts";

const SECRET = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const ID = "3f0c2f0e-6c1a-4f7e-9a57-8d7b6f0f9a11";
const sender: Sender = {
	client: "123456789.1764400000",
	session: "1764400100",
	origin: "https://shop.example",
};
const NOW = Date.UTC(2026, 10, 29, 12, 0, 5);

type Request_ = { url: URL; method: string; headers: Headers; text: string };
const setUp = (env: Partial<Bindings> = {}, answer = () => Response.json({})) => {
	const requests: Request_[] = [];
	const COMMERCE = {
		fetch: async (request: Request) => {
			const { method, headers } = request;
			requests.push({ url: new URL(request.url), method, headers, text: await request.text() });
			return answer();
		},
	};
	const cx = {
		env: {
			COMMERCE,
			COMMERCE_PRIVATE_CLIENT_ID: "private",
			COMMERCE_CLIENT_SECRET: "secret",
			GOOGLE_ANALYTICS_ID: "G-TEST1",
			GOOGLE_ANALYTICS_SECRET: "api-secret",
			DATA_360_SOURCE: ID,
			WEBHOOK_URL: "/webhook/v1/events",
			WEBHOOK_SECRET: SECRET,
			...env,
		},
		log: vi.fn(),
		deadline: new AbortController().signal,
		now: NOW,
		deliveries: () => ({ begin: async () => new Map(), end: async () => {} }),
	} as unknown as ReceiverContext;
	return { cx, requests };
};
const find = (id: string): Receiver => {
	const receiver = RECEIVERS.find((one) => one.id === id);
	if (!receiver) throw new Error(`There is no receiver ${id}.`);
	return receiver;
};
const wrap = (
	events: readonly AnalyticsEvent[],
	granted = CATEGORIES as readonly (typeof CATEGORIES)[number][],
) =>
	listConsented("analytics", events, { choice: { granted: CATEGORIES }, objects: false }).map(
		(event): Deliverable<"analytics"> => ({ event, granted, sender }),
	);
const deliver = (id: string, events: Deliverable[], cx: ReceiverContext): Promise<Outcome[]> =>
	find(id).deliver(events, cx);
const example = (name: string): AnalyticsEvent => {
	const event = listExamples().find((one) => one.name === name);
	if (!event) throw new Error(`There is no example of ${name}.`);
	return event;
};
const readBody = (request: Request_ | undefined) =>
	JSON.parse(request?.text ?? "{}") as Record<string, unknown>;

test("each id has one receiver, and each receiver takes events", () => {
	expect(RECEIVERS.map(({ id }) => id)).toEqual(RECEIVER_IDS);
	for (const receiver of RECEIVERS) expect(EVENT_NAMES.some((name) => receiver.takes(name))).toBe(true);
});

// proves event-38
test.each(RECEIVER_IDS)("every event that %s takes fits its limits", async (id) => {
	const { cx } = setUp();
	const events = listExamples().filter(({ name }) => find(id).takes(name));
	expect(await deliver(id, wrap(events), cx)).toEqual(events.map(() => "taken"));
});

// proves event-38
test.each(RECEIVER_IDS.filter((id) => id !== "dataset" && id !== "webhook"))(
	"%s gets long texts cut, and an event of 200 items",
	async (id) => {
		const { cx, requests } = setUp();
		const view = example("view_item_list");
		if (view.name !== "view_item_list") throw new Error("This is another example.");
		const [item] = view.data.items;
		if (!item) throw new Error("The example has no items.");
		const long = { ...item, name: "長".repeat(500), brand: "é".repeat(500), categories: ["x".repeat(500)] };
		const items = Array.from({ length: 200 }, (_, at) => ({ ...long, position: at + 1 }));
		const outcomes = await deliver(id, wrap([{ ...view, data: { ...view.data, items } }]), cx);
		expect(outcomes).toEqual(["taken"]);
		expect(requests).toHaveLength(1);
	},
);

describe("Google Analytics", () => {
	test("gets the events of one browser in one request, with its stream's secret", async () => {
		const { cx, requests } = setUp();
		const other = { ...sender, client: "987654321.1764400000" };
		const again = { ...example("view_item"), id: crypto.randomUUID() };
		const [view, click, theirs] = wrap([example("view_item"), example("select_item"), again]);
		if (!view || !click || !theirs) throw new Error("All are consented.");
		await deliver("google-analytics", [view, click, { ...theirs, sender: other }], cx);
		expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
			"/mp/collect?measurement_id=G-TEST1&api_secret=api-secret",
			"/mp/collect?measurement_id=G-TEST1&api_secret=api-secret",
		]);
		const [first, second] = requests.map(readBody);
		expect(first).toMatchObject({
			client_id: sender.client,
			consent: { ad_user_data: "GRANTED", ad_personalization: "GRANTED" },
			events: [{ name: "view_item" }, { name: "select_item" }],
		});
		expect(second?.client_id).toBe(other.client);
	});

	test("gets names, values and items as its reference has them", async () => {
		const { cx, requests } = setUp();
		const event = example("add_to_cart");
		await deliver("google-analytics", wrap([event]), cx);
		expect(readBody(requests[0]).events).toEqual([
			{
				name: "add_to_cart",
				timestamp_micros: event.at * 1000,
				params: expect.objectContaining({
					session_id: sender.session,
					event_id: event.id,
					page_location: "https://shop.example/en-it/women/bags",
					currency: "EUR",
					value: 890,
					items: [
						expect.objectContaining({
							item_id: "800000000002",
							item_name: "Ada bucket bag",
							item_category: "Women",
							item_category2: "Bags",
							category_ids: "women,women-bags,women-bags-bucket",
							price: 890,
							quantity: 1,
						}),
					],
				}),
			},
		]);
	});

	test("gets hashes of a customer with consent to marketing only", async () => {
		const { cx, requests } = setUp();
		await deliver("google-analytics", wrap([example("customer_changed")], ["analytics"]), cx);
		await deliver("google-analytics", wrap([example("customer_changed")]), cx);
		const [without, withMarketing] = requests.map(readBody);
		expect(without).not.toHaveProperty("user_data");
		expect(without).toMatchObject({ user_id: "00012345", consent: { ad_user_data: "DENIED" } });
		expect(withMarketing).toMatchObject({ user_data: { sha256_email_address: expect.any(String) } });
	});

	test("counts browsers, so it gets no event without one", async () => {
		const { cx, requests } = setUp();
		const bare = wrap([example("view_item")]).map(({ sender: _, ...rest }) => rest);
		expect(await deliver("google-analytics", bare, cx)).toEqual(["taken"]);
		expect(requests).toEqual([]);
	});

	test("has a stream for each site if the house wants it", async () => {
		const env = {
			GOOGLE_ANALYTICS_ID: "vetrina-eu=G-EU,vetrina-us=G-US",
			GOOGLE_ANALYTICS_SECRET: "G-US=two,G-EU=one",
		};
		const { cx, requests } = setUp(env);
		const event = example("view_item");
		const elsewhere = { ...event, id: crypto.randomUUID(), place: { ...event.place, siteId: "vetrina-me" } };
		const outcomes = await deliver("google-analytics", wrap([event, elsewhere]), cx);
		expect(outcomes).toEqual(["taken", { refused: expect.stringContaining("no stream") }]);
		expect(requests.map(({ url }) => url.search)).toEqual(["?measurement_id=G-EU&api_secret=one"]);
	});

	test.each<[string, string, object]>([
		["an id of 101 characters", "notify_me", { productId: "x".repeat(101) }],
		["a currency in lower case", "view_cart", { currency: "eur" }],
	])("does not get %s, which it would drop", async (_, name, change) => {
		const { cx, requests } = setUp();
		const event = example(name);
		const changed = { ...event, data: { ...event.data, ...change } } as AnalyticsEvent;
		expect(await deliver("google-analytics", wrap([changed]), cx)).toEqual([
			{ refused: expect.stringContaining("does not fit") },
		]);
		expect(requests).toEqual([]);
	});
});

// proves event-44
describe("an order that the server tells without a browser", () => {
	const bare = (...names: string[]) =>
		wrap(names.map(example)).map(({ sender: _, ...rest }): Deliverable<"analytics"> => rest);
	const deliverTwice = async (id: string, ...names: string[]) => {
		const { cx, requests } = setUp();
		await deliver(id, bare(...names), cx);
		await deliver(id, bare(...names), cx);
		return requests;
	};

	test("reaches Google Analytics under a name that a repetition has as well", async () => {
		const requests = await deliverTwice("google-analytics", "purchase");
		expect(requests[0]?.text).toBe(requests[1]?.text);
		expect(readBody(requests[0])).toMatchObject({
			client_id: expect.stringMatching(/^\d+\.\d{10}$/),
			events: [
				{
					name: "purchase",
					params: {
						transaction_id: "00000042",
						currency: "EUR",
						value: 656.56,
						tax: 146.25,
						shipping: 8.11,
						coupon: "WELCOME10",
						items: [{ quantity: 1 }],
					},
				},
			],
		});
	});

	test("gives money back at Google Analytics once: by its refund, not by the cancellation or the return", async () => {
		const { cx, requests } = setUp();
		await deliver("google-analytics", bare("cancel", "return", "exchange", "refund"), cx);
		const events = requests.flatMap((one) => readBody(one).events) as { name: string; params: object }[];
		expect(events.filter(({ params }) => "value" in params).map(({ name }) => name)).toEqual(["refund"]);
	});

	test("is one order at Data 360, with the amounts that it documents, and one that gives them back", async () => {
		const { cx, requests } = setUp();
		await deliver("data-360", bare("purchase", "cancel", "return", "refund"), cx);
		expect(requests.map(decode).flatMap(({ events }) => events)).toMatchObject([
			{
				eventType: "order",
				interactionName: "Purchase",
				id: "00000042",
				netOrderAmount: 656.56,
				totalTaxAmount: 146.25,
				totalDeliveryAmount: 8.11,
			},
			{ eventType: "order", interactionName: "Return", netOrderAmount: 656.56, totalTaxAmount: 144.44 },
		]);
	});

	test("is none for Active Data, which counts orders itself", () => {
		expect(find("active-data").takes("purchase")).toBe(false);
	});
});

const decode = ({ text }: Request_): { events: Record<string, unknown>[] } => {
	const encoded = new URLSearchParams(text).get("event") ?? "";
	return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0))));
};

describe("Data 360", () => {
	test("gets a bag and its lines as records whose ids stay the same", async () => {
		const { cx, requests } = setUp();
		const events = wrap([example("view_cart")]);
		await deliver("data-360", events, cx);
		await deliver("data-360", events, cx);
		const [first, second] = requests.map(decode);
		expect(requests[0]?.url.pathname).toBe(`/web/events/${ID}`);
		expect(first).toEqual(second);
		const { id } = example("view_cart");
		expect(first?.events).toMatchObject([
			{
				eventType: "cart",
				interactionName: "cart-view",
				eventId: id,
				currency: "EUR",
				deviceId: sender.client,
			},
			{ eventType: "cartItem", cartEventId: id, eventId: `${id}.1`, lineItemId: "800000000002", quantity: 2 },
		]);
	});

	test("takes a line's quantity for that of the whole line, so it gets none of an addition", async () => {
		const { cx, requests } = setUp();
		await deliver("data-360", wrap([example("add_to_cart")]), cx);
		const [first] = requests.map(decode);
		expect(first?.events[1]).not.toHaveProperty("quantity");
	});

	test("reads every character of a text, whatever its script", async () => {
		const { cx, requests } = setUp();
		const event = example("search");
		const phrase = "~>?絹のドレス حرير 👜 €";
		await deliver("data-360", wrap([{ ...event, data: { phrase, results: 1 } } as AnalyticsEvent]), cx);
		expect(requests[0]?.text).not.toContain("+");
		expect(requests.map(decode)[0]?.events[0]?.searchQuery).toBe(phrase);
	});

	test("learns who a customer is, without address and number", async () => {
		const { cx, requests } = setUp();
		await deliver("data-360", wrap([example("customer_changed")]), cx);
		expect(requests.map(decode)[0]?.events).toMatchObject([
			{ eventType: "identity", isAnonymous: "0" },
			{ eventType: "partyIdentification", userId: "00012345" },
		]);
	});
});

describe("Active Data", () => {
	test("gets views and shown products in the parameters of its own script", async () => {
		const { cx, requests } = setUp();
		await deliver("active-data", wrap([example("view_item"), example("view_item_list")]), cx);
		const [view, list] = requests.map(({ url }) => url);
		expect(view?.pathname).toBe("/on/demandware.store/Sites-vetrina-eu-Site/en_IT/__Analytics-Start");
		expect(Object.fromEntries(view?.searchParams ?? [])).toMatchObject({
			pcc: "EUR",
			pcat: "women-bags-bucket",
			"pid-0": "800000000002",
			"pev-0": "event4",
		});
		expect(list?.searchParams.get("pev-0")).toBe("event3");
	});

	test("names the first products of a list that find room in an address", async () => {
		const { cx, requests } = setUp();
		const view = example("view_item_list");
		if (view.name !== "view_item_list") throw new Error("This is another example.");
		const items = Array.from({ length: 100 }, (_, at) => ({
			...view.data.items[0],
			id: `8000000${1000 + at}`,
		}));
		await deliver("active-data", wrap([{ ...view, data: { ...view.data, items } } as AnalyticsEvent]), cx);
		const { length } = requests[0]?.url.pathname.concat(requests[0].url.search) ?? "";
		expect(requests).toHaveLength(1);
		expect(length).toBeLessThanOrEqual(2000);
		expect(length).toBeGreaterThan(1900);
	});
});

// proves event-42
test("the webhook gets each event by itself, signed, with its id", async () => {
	const { cx, requests } = setUp();
	const event = example("view_item");
	await deliver("webhook", wrap([event, example("search")]), cx);
	expect(requests).toHaveLength(2);
	const [first] = requests;
	expect(readBody(first)).toEqual({
		type: "analytics.view_item",
		timestamp: "2026-11-29T12:00:00.000Z",
		data: event,
	});
	expect(first?.headers.get("webhook-id")).toBe(event.id);
	expect(first?.headers.get("webhook-timestamp")).toBe(String(NOW / 1000));
	const key = await crypto.subtle.importKey(
		"raw",
		new TextEncoder().encode("0123456789abcdef0123456789abcdef"),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["sign"],
	);
	const text = `${event.id}.${NOW / 1000}.${first?.text}`;
	const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
	expect(first?.headers.get("webhook-signature")).toBe(
		`v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`,
	);
});

// proves event-37
test.each<[string, Partial<Bindings>]>([
	["google-analytics", { GOOGLE_ANALYTICS_SECRET: "" }],
	["data-360", { DATA_360_SOURCE: "" }],
	["webhook", { WEBHOOK_SECRET: "" }],
])("%s needs its configuration", (id, env) => {
	const { cx } = setUp(env);
	expect([find(id).isConfigured(setUp().cx.env), find(id).isConfigured(cx.env)]).toEqual([true, false]);
});
