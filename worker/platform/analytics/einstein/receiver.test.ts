import { beforeEach, expect, test, vi } from "vitest";
import {
	type AnalyticsEvent,
	type EventData,
	findEventFault,
} from "../../../../shared/contracts/analytics-events.ts";
import { type EventName, LEARNED_EVENTS } from "../../../../shared/domain/analytics/events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import type { PageType } from "../../../../shared/domain/analytics/page-types.ts";
import type { Bindings } from "../../../base/bindings.ts";
import type { EinsteinPerson } from "../../recommendations/einstein-client.ts";
import type { Consented } from "../consented.ts";
import { type QueuedEvent, queueEvents } from "../event-queue.ts";
import type { ReceiverContext } from "../receiver.ts";
import { ACTIVITY_SCHEMAS } from "./activity-schema.ts";
import { ACTIVITIES, toActivity } from "./to-activity.ts";

const item: AnalyticsItem = {
	id: "1000",
	masterId: "VT1",
	name: "Ada",
	brand: "Vetrina",
	categories: [],
	price: 89,
	unitPrice: 89.95,
	discount: 0,
	priceType: "FP",
};
const product = { id: "VT1", sku: "1000", altId: "", altIdType: "" };
const list = { listId: "bags", listName: "Bags", items: [item] };
const money = { currency: "EUR", value: 179.9 };
const reco = { recommender: "pdp-similar-items", recoId: "u1", items: [item] };

const event = <N extends EventName>(
	name: N,
	data: EventData<N>,
	pageType: PageType = "home",
): AnalyticsEvent => {
	const place = { siteId: "vetrina-eu", country: "IT", language: "en-IT", currency: "EUR", pageType };
	const made = { id: crypto.randomUUID(), at: 1, name, place: { ...place, path: "/en-it/" }, data };
	expect(findEventFault(made as AnalyticsEvent)).toBeUndefined();
	return made as AnalyticsEvent;
};

const told: [AnalyticsEvent, string, object][] = [
	[event("page_view", { status: 200 }), "viewPage", { currentLocation: "/en-it/" }],
	[event("view_item", { ...money, items: [item] }), "viewProduct", { product }],
	[
		event("view_item_list", { ...list, categoryId: "bags" }),
		"viewCategory",
		{ category: { id: "bags" }, products: [product], showProducts: true },
	],
	[
		event("view_item_list", { ...list, phrase: "silk" }),
		"viewSearch",
		{ searchText: "silk", products: [product], showProducts: true },
	],
	[
		event("no_result", { phrase: "qqq" }),
		"viewSearch",
		{ searchText: "qqq", products: [], showProducts: true },
	],
	[
		event("select_item", { ...list, categoryId: "bags" }),
		"clickCategory",
		{ category: { id: "bags" }, product },
	],
	[event("select_item", { ...list, phrase: "silk" }), "clickSearch", { searchText: "silk", product }],
	[
		event("add_to_cart", { ...money, addType: "addToCart", items: [{ ...item, quantity: 2 }] }),
		"addToCart",
		{ products: [{ ...product, price: 89.95, quantity: 2 }] },
	],
	[
		event("begin_checkout", { ...money, items: [{ ...item, quantity: 2 }] }),
		"beginCheckout",
		{ products: [{ ...product, price: 89.95, quantity: 2 }], amount: 179.9 },
	],
	[
		event("checkout_step", { step: "delivery", number: 2, basketId: "b1" }),
		"checkoutStep",
		{ stepName: "delivery", stepNumber: 2, basketId: "b1" },
	],
	[
		event("view_recommendations", reco),
		"viewReco",
		{ recommenderName: "pdp-similar-items", __recoUUID: "u1", products: [{ id: "1000" }] },
	],
	[
		event("select_recommendation", reco),
		"clickReco",
		{ recommenderName: "pdp-similar-items", __recoUUID: "u1", product },
	],
];

// proves event-47, checkout-22
test.each(told)("%o is told as %s", (one, name, body) => {
	expect(toActivity(one)).toEqual({ name, body });
	expect(ACTIVITY_SCHEMAS[name as keyof typeof ACTIVITY_SCHEMAS].safeParse(body).error).toBeUndefined();
});

test("every event from which the service learns is told", () =>
	expect(new Set(told.map(([{ name }]) => name))).toEqual(new Set(LEARNED_EVENTS)));

test("all eleven activities have an event", () =>
	expect(new Set(told.map(([, name]) => name))).toEqual(new Set(ACTIVITIES)));

test.each<[string, AnalyticsEvent]>([
	["the page of a product", event("page_view", { status: 200 }, "product detail")],
	["the page of a category", event("page_view", { status: 200 }, "product list")],
	["the page of a search", event("page_view", { status: 200 }, "full search results")],
	["an editor's row", event("view_item_list", list)],
	["a click in an editor's row", event("select_item", list)],
	["a search whose results are told by their list", event("search", { phrase: "silk", results: 3 })],
	["a bag's new count", event("cart_updated", { count: 1 })],
])("%s is no activity of its own", (_, one) => expect(toActivity(one)).toBeUndefined());

const sent: { path: string; client: string | null; body: unknown }[] = [];
let answer: () => Response | Promise<Response>;
const log = vi.fn();
const env = {
	COMMERCE: {
		fetch: async (request: Request) => {
			sent.push({
				path: new URL(request.url).pathname,
				client: request.headers.get("x-cq-client-id"),
				body: await request.json(),
			});
			return answer();
		},
	},
	RECOMMENDATIONS_CLIENT_ID: "client",
	RECOMMENDATIONS_REALM: "vtra",
} as unknown as Bindings;

beforeEach(() => {
	sent.length = 0;
	log.mockReset();
	answer = () => Response.json({});
	vi.resetModules();
});
const NOW = Date.UTC(2026, 10, 29);
const cx = (more: Partial<ReceiverContext> = {}): ReceiverContext => ({
	env,
	log,
	deadline: new AbortController().signal,
	now: NOW,
	deliveries: () => ({ begin: async () => new Map(), end: async () => {} }),
	...more,
});
const deliver = async (
	one: AnalyticsEvent,
	person: EinsteinPerson | undefined = { cookieId: "c1", userId: "u1" },
	more?: Partial<ReceiverContext>,
) => {
	const { einstein } = await import("./receiver.ts");
	const event_ = one as Consented<"personalisation">;
	const [outcome] = await einstein.deliver(
		[{ event: event_, granted: ["personalisation"], person }],
		cx(more),
	);
	return outcome;
};
const view = event("view_item", { ...money, items: [item] });

// proves event-47
test("an activity carries browser, customer, realm and type of instance", async () => {
	expect(await deliver(view)).toBe("taken");
	expect(sent).toEqual([
		{
			path: "/v3/activities/vtra-vetrina-eu/viewProduct",
			client: "client",
			body: { product, cookieId: "c1", userId: "u1", realm: "vtra", instanceType: "prd" },
		},
	]);
	expect(log).not.toHaveBeenCalled();
});

// proves event-47
test("a missing cookie id only warns, once", async () => {
	for (let n = 0; n < 3; n++) expect(await deliver(view, {})).toBe("taken");
	expect(sent).toHaveLength(3);
	expect(sent[0]?.body).not.toHaveProperty("cookieId");
	expect(log).toHaveBeenCalledTimes(1);
	expect(log).toHaveBeenCalledWith("warning", "analytics/einstein", "An activity has no cookie id", {
		activity: "viewProduct",
	});
});

// proves event-47
test.each<[string, () => Response | Promise<Response>, unknown]>([
	["takes it", () => Response.json({}), "taken"],
	["is down", () => new Response(null, { status: 503 }), "retry"],
	["is overloaded", () => Response.json({}, { status: 429 }), "retry"],
	[
		"does not answer, and may have counted the activity",
		() => Promise.reject(new TypeError("refused")),
		{ refused: expect.stringContaining("not sent again") },
	],
	["answers with something else than JSON", () => new Response("<p>"), "taken"],
	[
		"refuses it",
		() => Response.json({ detail: "no" }, { status: 400 }),
		{ refused: expect.stringContaining("400") },
	],
])("when the service %s", async (_, response, outcome) => {
	answer = response;
	expect(await deliver(view)).toEqual(outcome);
	expect(sent).toHaveLength(1);
});

test("an activity that the service would refuse is never sent", async () => {
	const data = { ...money, items: [{ ...item, masterId: "" }] };
	expect(await deliver({ ...view, data } as AnalyticsEvent)).toEqual({
		refused: expect.stringContaining("does not fit"),
	});
	expect(sent).toEqual([]);
});

// proves event-11, event-47
test("only the service's own events and consent reach its queue, and no other receiver learns who it is", async () => {
	const queued: object[] = [];
	const { einstein } = await import("./receiver.ts");
	const { webhook } = await import("../webhook/receiver.ts");
	const EVENTS = { sendBatch: async (messages: { body: object }[]) => void queued.push(...messages) };
	const queue = async (...granted: ("analytics" | "personalisation")[]) => {
		queued.length = 0;
		await queueEvents(
			{ ...env, EVENTS, WEBHOOK_URL: "/webhook", WEBHOOK_SECRET: "s" } as unknown as Bindings,
			[view, event("cart_updated", { count: 1 })],
			{
				consent: { choice: { granted }, objects: false },
				receivers: ["einstein", "webhook"],
				person: { cookieId: "c1" },
			},
			[einstein, webhook],
		);
		return queued.map((one) => {
			const { receiver, event: its, person } = (one as { body: QueuedEvent }).body;
			return [receiver, its.name, person];
		});
	};
	expect(await queue("personalisation")).toEqual([["einstein", "view_item", { cookieId: "c1" }]]);
	expect(await queue("analytics")).toEqual([
		["webhook", "view_item", undefined],
		["webhook", "cart_updated", undefined],
	]);
	expect(await queue()).toEqual([]);
});
