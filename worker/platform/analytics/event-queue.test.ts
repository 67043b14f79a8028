import { describe, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { RECEIVER_IDS, type ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { listConsented } from "./consented.ts";
import {
	deliverEvents,
	type QueuedEvent,
	queueEvents,
	queueNewEvents,
	type ReadGranted,
	waitBefore,
} from "./event-queue.ts";
import type { Deliverable, Outcome, Receiver, ReceiverContext } from "./receiver.ts";
import { createGrantedReader, noteWithdrawal } from "./withdrawals.ts";

const place = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: "/en-it/",
	pageType: "home",
} as const;
const view: AnalyticsEvent = {
	id: crypto.randomUUID(),
	at: 1,
	name: "page_view",
	place,
	data: { status: 200 },
};
const banner: AnalyticsEvent = {
	id: crypto.randomUUID(),
	at: 1,
	name: "view_promotion",
	place,
	data: { id: "1", name: "Sale", position: "1" },
};
const consent = (...granted: ConsentCategory[]) => ({ choice: { granted }, objects: false });
const receiver = (
	id: ReceiverId,
	category: ConsentCategory = "analytics",
	answer: () => Outcome = () => "taken",
) => {
	const deliver = vi.fn(async (events: readonly Deliverable[], _cx: ReceiverContext) => events.map(answer));
	return {
		id,
		consent: category,
		takes: () => true,
		recognises: () => true,
		isConfigured: () => true,
		deliver,
	} satisfies Receiver;
};
const cx = { env: {}, log: vi.fn(), deadline: new AbortController().signal } as unknown as ReceiverContext;

const queued = async (
	events: AnalyticsEvent[],
	granted: ConsentCategory[],
	receivers: Receiver[],
	chosen: readonly ReceiverId[] = RECEIVER_IDS,
) => {
	const sent: QueuedEvent[] = [];
	const sendBatch = async (messages: MessageSendRequest<QueuedEvent>[]) =>
		void sent.push(...messages.map(({ body }) => body));
	const env = { EVENTS: { sendBatch } } as unknown as Bindings;
	await queueEvents(env, events, { consent: consent(...granted), receivers: chosen }, receivers);
	return sent;
};
const deliver = async (
	bodies: QueuedEvent[],
	receivers: Receiver[],
	readGranted: ReadGranted = async ({ granted }) => granted,
) => {
	const outcomes: string[] = [];
	const buried: string[] = [];
	const messages = bodies.map((body, at) => ({
		body,
		attempts: 3,
		ack: () => void outcomes.push(`${at} taken`),
		retry: ({ delaySeconds }: { delaySeconds: number }) =>
			void outcomes.push(`${at} again in ${delaySeconds} s`),
	}));
	const batch = { messages } as unknown as MessageBatch<QueuedEvent>;
	const bury = async ({ event }: QueuedEvent, reason: string) => void buried.push(`${event.name}: ${reason}`);
	await deliverEvents(batch, cx, { bury, readGranted }, receivers);
	return { outcomes: outcomes.toSorted(), buried: buried.toSorted() };
};
const message = (id: ReceiverId, event = view, granted: ConsentCategory[] = ["analytics"]): QueuedEvent => ({
	receiver: id,
	event,
	granted,
	sender: { client: "1.1764400000", session: "1764400000", origin: "https://shop.example" },
});

// proves event-11
describe("consent", () => {
	test("an event reaches only receivers of granted categories, and only if its own is granted", async () => {
		const receivers = [receiver("dataset"), receiver("data-360", "marketing")];
		const names = (sent: QueuedEvent[]) => sent.map((one) => `${one.receiver} ${one.event.name}`);
		expect(await queued([view, banner], [], receivers)).toEqual([]);
		expect(names(await queued([view, banner], ["analytics"], receivers))).toEqual(["dataset page_view"]);
		expect(names(await queued([view, banner], ["analytics", "marketing"], receivers))).toEqual([
			"dataset page_view",
			"dataset view_promotion",
			"data-360 page_view",
			"data-360 view_promotion",
		]);
	});

	test("a receiver that personalises gets what it learns from, with consent to personalisation alone", async () => {
		const receivers = [receiver("dataset"), receiver("webhook", "personalisation")];
		const count: AnalyticsEvent = { ...view, name: "cart_updated", data: { count: 1 } };
		const sent = await queued([view, count], ["personalisation"], receivers);
		expect(sent.map((one) => `${one.receiver} ${one.event.name}`)).toEqual(["webhook page_view"]);
	});

	// proves event-19
	test("a consent that grows reaches the receivers that it adds, and no other again", async () => {
		const receivers = [receiver("dataset"), receiver("data-360", "marketing")];
		const added = async (delivered: ConsentCategory[], granted: ConsentCategory[]) => {
			const sent: string[] = [];
			const sendBatch = async (messages: MessageSendRequest<QueuedEvent>[]) =>
				void sent.push(...messages.map(({ body }) => body.receiver));
			const env = { EVENTS: { sendBatch } } as unknown as Bindings;
			await queueNewEvents(env, [view], { granted, delivered, receivers: RECEIVER_IDS }, receivers);
			return sent;
		};
		expect(await added([], ["analytics"])).toEqual(["dataset"]);
		expect(await added(["analytics"], ["analytics", "marketing"])).toEqual(["data-360"]);
		expect(await added(["marketing"], ["analytics", "marketing"])).toEqual(["dataset", "data-360"]);
		expect(await added(["analytics"], ["analytics"])).toEqual([]);
	});

	test("code that sends an event without asking for consent does not compile", () => {
		const counts = receiver("dataset") as Receiver as Receiver<"analytics">;
		const granted = ["marketing"] as const;
		const events = listConsented("marketing", [banner], consent(...granted)).map((event) => ({
			event,
			granted,
		}));
		// @ts-expect-error: the consent of this event was never asked for.
		void (() => counts.deliver([{ event: view, granted }], cx));
		// @ts-expect-error: consent to marketing is none to analytics.
		void (() => counts.deliver(events, cx));
		expect(events).toHaveLength(1);
	});
});

// proves event-37
describe("the receivers of a site", () => {
	const receivers = [receiver("dataset"), receiver("webhook")];

	test("are those that its preference names", async () => {
		const sent = await queued([view], ["analytics"], receivers, ["webhook"]);
		expect(sent.map((one) => one.receiver)).toEqual(["webhook"]);
	});

	test("get only events that mean something to them", async () => {
		const few = { ...receiver("active-data"), takes: (name: string) => name === "view_item" };
		expect(await queued([view], ["analytics"], [few])).toEqual([]);
	});

	test("get nothing without their configuration", async () => {
		const bare = { ...receiver("webhook"), isConfigured: () => false };
		expect(await queued([view], ["analytics"], [bare])).toEqual([]);
	});
});

// proves event-12
describe("delivery", () => {
	test("each receiver fails and is repeated alone", async () => {
		const receivers = [receiver("dataset"), receiver("webhook", "analytics", () => "retry")];
		expect(await deliver([message("dataset"), message("webhook")], receivers)).toEqual({
			outcomes: ["0 taken", "1 again in 40 s"],
			buried: [],
		});
	});

	test("what a receiver refuses becomes a dead letter at once", async () => {
		const strict = receiver("dataset", "analytics", () => ({ refused: "Status 400" }));
		expect(await deliver([message("dataset"), message("webhook")], [strict])).toEqual({
			outcomes: ["0 taken", "1 taken"],
			buried: ["page_view: Status 400", "page_view: There is no such receiver."],
		});
	});

	test("a receiver that throws is repeated", async () => {
		const broken = receiver("dataset", "analytics", () => {
			throw new Error("down");
		});
		expect((await deliver([message("dataset")], [broken])).outcomes).toEqual(["0 again in 40 s"]);
	});

	test.each([
		[7, 40],
		[900, 900],
	])("a receiver that asks for %i s is asked again after %i s", async (retryAfter, seconds) => {
		const busy = receiver("dataset", "analytics", () => ({ retryAfter }));
		expect((await deliver([message("dataset")], [busy])).outcomes).toEqual([`0 again in ${seconds} s`]);
	});

	test("pauses grow to one hour", () => {
		expect([1, 2, 3, 20].map(waitBefore)).toEqual([10, 20, 40, 3600]);
	});
});

// proves event-40
describe("withdrawn consent", () => {
	test("stops an event that waits for its receiver", async () => {
		const counts = receiver("dataset");
		expect(await deliver([message("dataset")], [counts], async () => [])).toEqual({
			outcomes: ["0 taken"],
			buried: [],
		});
		expect(counts.deliver).not.toHaveBeenCalled();
	});

	test("is noted for a browser, for events from before the withdrawal", async () => {
		const stored = new Map<string, string>();
		const CACHE = {
			put: async (key: string, value: string) => void stored.set(key, value),
			get: async (key: string) => JSON.parse(stored.get(key) ?? "null") as unknown,
		} as unknown as KVNamespace;
		const queuedEvent = message("dataset", view, ["analytics", "marketing"]);
		await noteWithdrawal({ CACHE }, queuedEvent.sender?.client ?? "", ["marketing"], view.at);
		const read = createGrantedReader({ CACHE });
		expect(await read(queuedEvent)).toEqual(["marketing"]);
		expect(await read({ ...queuedEvent, event: { ...view, at: view.at + 1 } })).toEqual([
			"analytics",
			"marketing",
		]);
		const { sender: _, ...ofServer } = queuedEvent;
		expect(await read(ofServer)).toEqual(["analytics", "marketing"]);
	});
});
