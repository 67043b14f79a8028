import { describe, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { type Consented, listConsented } from "./consented.ts";
import { deliverEvents, type QueuedEvent, queueEvents, waitBefore } from "./event-queue.ts";
import type { Delivery, Receiver, ReceiverContext } from "./receiver.ts";

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
	id: string,
	category: ConsentCategory = "analytics",
	deliver: () => Delivery = () => "taken",
) => {
	const send = vi.fn(async (_events: readonly Consented<ConsentCategory>[], _cx: ReceiverContext) =>
		deliver(),
	);
	return { id, consent: category, mostEvents: 2, isConfigured: () => true, send } satisfies Receiver;
};
const cx = { env: {}, log: vi.fn(), deadline: new AbortController().signal } as unknown as ReceiverContext;

const queued = async (events: AnalyticsEvent[], granted: ConsentCategory[], receivers: Receiver[]) => {
	const sent: QueuedEvent[] = [];
	const sendBatch = async (messages: MessageSendRequest<QueuedEvent>[]) =>
		void sent.push(...messages.map(({ body }) => body));
	await queueEvents({ EVENTS: { sendBatch } } as unknown as Bindings, events, consent(...granted), receivers);
	return sent;
};
const deliver = async (bodies: QueuedEvent[], receivers: Receiver[]) => {
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
	await deliverEvents(
		batch,
		cx,
		async ({ event }, reason) => void buried.push(`${event.name}: ${reason}`),
		receivers,
	);
	return { outcomes, buried };
};
const message = (id: string, event = view, granted: ConsentCategory[] = ["analytics"]): QueuedEvent => ({
	receiver: id,
	event,
	granted,
});

// proves event-11
describe("consent", () => {
	test("an event reaches only receivers of granted categories, and only if its own is granted", async () => {
		const receivers = [receiver("counts"), receiver("advertises", "marketing")];
		const names = (sent: QueuedEvent[]) => sent.map((one) => `${one.receiver} ${one.event.name}`);
		expect(await queued([view, banner], [], receivers)).toEqual([]);
		expect(names(await queued([view, banner], ["analytics"], receivers))).toEqual(["counts page_view"]);
		expect(names(await queued([view, banner], ["analytics", "marketing"], receivers))).toEqual([
			"counts page_view",
			"counts view_promotion",
			"advertises page_view",
			"advertises view_promotion",
		]);
	});

	test("code that sends an event without asking for consent does not compile", () => {
		const { send } = receiver("counts") as Receiver<"analytics">;
		const events = listConsented("marketing", [banner], consent("marketing"));
		// @ts-expect-error: the consent of this event was never asked for.
		void (() => send([view], cx));
		// @ts-expect-error: consent to marketing is none to analytics.
		void (() => send(events, cx));
		expect(events).toHaveLength(1);
	});
});

// proves event-12
describe("delivery", () => {
	test("each receiver fails and is repeated alone", async () => {
		const receivers = [receiver("works"), receiver("busy", "analytics", () => "retry")];
		const { outcomes, buried } = await deliver([message("works"), message("busy")], receivers);
		expect(outcomes.toSorted()).toEqual(["0 taken", "1 again in 40 s"]);
		expect(buried).toEqual([]);
	});

	test("what a receiver refuses becomes a dead letter at once", async () => {
		const strict = receiver("strict", "analytics", () => ({ refused: "Status 400" }));
		const { outcomes, buried } = await deliver([message("strict"), message("gone")], [strict]);
		expect(outcomes.toSorted()).toEqual(["0 taken", "1 taken"]);
		expect(buried.toSorted()).toEqual(["page_view: Status 400", "page_view: There is no such receiver."]);
	});

	test("a receiver that throws is repeated", async () => {
		const broken = receiver("broken", "analytics", () => {
			throw new Error("down");
		});
		expect((await deliver([message("broken")], [broken])).outcomes).toEqual(["0 again in 40 s"]);
	});

	test("one request holds no more events than the receiver takes", async () => {
		const small = receiver("small");
		await deliver(
			Array.from({ length: 5 }, () => message("small")),
			[small],
		);
		expect(small.send.mock.calls.map(([events]) => events.length)).toEqual([2, 2, 1]);
	});

	test("an event without its receiver's consent is not sent even if it was queued", async () => {
		const counts = receiver("counts");
		expect((await deliver([message("counts", view, [])], [counts])).outcomes).toEqual(["0 taken"]);
		expect(counts.send).not.toHaveBeenCalled();
	});

	test("pauses grow to one hour", () => {
		expect([1, 2, 3, 20].map(waitBefore)).toEqual([10, 20, 40, 3600]);
	});
});
