import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { Answer } from "./call-receiver.ts";
import { listConsented } from "./consented.ts";
import { defineReceiver } from "./define-receiver.ts";
import type { Deliveries, DeliveryState, ReceiverContext } from "./receiver.ts";

const place = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: "/en-it/",
	pageType: "home",
} as const;
const consent = { choice: { granted: ["analytics"] as const }, objects: false };
const search = (phrase: string): AnalyticsEvent => ({
	id: crypto.randomUUID(),
	at: 1,
	name: "search",
	place,
	data: { phrase, results: 1 },
});

/** Remembers deliveries as the object of the Worker does. */
const createMemory = (): Deliveries & { states: Map<string, DeliveryState> } => {
	const states = new Map<string, DeliveryState>();
	return {
		states,
		begin: async (ids) =>
			new Map(
				ids.map((id): [string, DeliveryState] => {
					const state = states.get(id) ?? "new";
					if (state === "new") states.set(id, "begun");
					return [id, state];
				}),
			),
		end: async (ids, outcome) => {
			for (const id of ids) outcome === "taken" ? states.set(id, "taken") : states.delete(id);
		},
	};
};

const setUp = ({ recognises = false, answers = [] as Answer[] } = {}) => {
	const memory = createMemory();
	const send = vi.fn(async (_: readonly string[]): Promise<Answer> => answers.shift() ?? "taken");
	const receiver = defineReceiver({
		id: "webhook",
		consent: "analytics",
		isConfigured: () => true,
		mapping: { search: ({ data }) => data.phrase },
		schema: z.string().max(10),
		recognises: () => recognises,
		mostEvents: 2,
		mostBytes: 30,
		readKey: (phrase) => phrase.slice(0, 1),
		send,
	});
	const cx = { env: {}, deliveries: () => memory } as unknown as ReceiverContext;
	const deliver = (...events: AnalyticsEvent[]) =>
		receiver.deliver(
			listConsented("analytics", events, consent).map((event) => ({
				event,
				granted: ["analytics"] as const,
			})),
			cx,
		);
	return { receiver, memory, deliver, requests: () => send.mock.calls.map(([payloads]) => payloads) };
};

// proves event-38
describe("the receiver's limits", () => {
	test("refuse one event and let the others travel", async () => {
		const { deliver, requests } = setUp();
		expect(await deliver(search("silk"), search("a phrase that is too long"), search("silver"))).toEqual([
			"taken",
			{ refused: expect.stringContaining("does not fit") },
			"taken",
		]);
		expect(requests()).toEqual([["silk", "silver"]]);
	});

	test("divide events by key, number and bytes, in order", async () => {
		const { deliver, requests } = setUp();
		await deliver(...["a1", "b1", "a2", "a3", "ありがとう", "ありがた"].map(search));
		expect(requests()).toEqual([["a1", "a2"], ["a3"], ["b1"], ["ありがとう"], ["ありがた"]]);
	});

	test("an event without a mapping is not sent", async () => {
		const { receiver, deliver, requests } = setUp();
		expect([receiver.takes("search"), receiver.takes("page_view")]).toEqual([true, false]);
		const other: AnalyticsEvent = { ...search("x"), name: "page_view", data: { status: 200 } };
		expect(await deliver(other)).toEqual(["taken"]);
		expect(requests()).toEqual([]);
	});
});

// proves event-39
test.each([true, false])(
	"an event that comes twice in one batch is sent once, and both copies have its outcome (recognised: %s)",
	async (recognises) => {
		const { deliver, requests } = setUp({ recognises, answers: ["retry"] });
		const [event, other] = [search("silk"), search("silver")];
		expect(await deliver(event, other, event)).toEqual(["retry", "retry", "retry"]);
		expect(await deliver(event, other, event)).toEqual(["taken", "taken", "taken"]);
		expect(requests()).toEqual([
			["silk", "silver"],
			["silk", "silver"],
		]);
	},
);

// proves event-39
describe("a receiver that would count an event twice", () => {
	test("gets it once, although the queue delivers it twice", async () => {
		const { deliver, requests } = setUp();
		const event = search("silk");
		expect([await deliver(event), await deliver(event)]).toEqual([["taken"], ["taken"]]);
		expect(requests()).toEqual([["silk"]]);
	});

	test("gets it again after an answer that says that it was not taken", async () => {
		const { deliver, requests } = setUp({ answers: ["retry", { retryAfter: 9 }] });
		const event = search("silk");
		expect([await deliver(event), await deliver(event), await deliver(event)]).toEqual([
			["retry"],
			[{ retryAfter: 9 }],
			["taken"],
		]);
		expect(requests()).toHaveLength(3);
	});

	test("does not get it again if it is unknown whether it arrived", async () => {
		const { deliver, requests } = setUp({ answers: ["unanswered"] });
		const event = search("silk");
		expect(await deliver(event)).toEqual([{ refused: expect.stringContaining("did not answer") }]);
		expect(requests()).toHaveLength(1);
	});

	test("waits while another try is under way, and gives up if that was lost", async () => {
		const { deliver, memory, requests } = setUp();
		const event = search("silk");
		memory.states.set(event.id, "begun");
		expect(await deliver(event)).toEqual(["retry"]);
		memory.states.set(event.id, "lost");
		expect(await deliver(event)).toEqual([{ refused: expect.stringContaining("did not answer") }]);
		expect(requests()).toEqual([]);
	});
});

// proves event-39
test("a receiver that recognises an event by its id is asked until it answers", async () => {
	const { deliver, memory, requests } = setUp({ recognises: true, answers: ["unanswered"] });
	const event = search("silk");
	expect([await deliver(event), await deliver(event)]).toEqual([["retry"], ["taken"]]);
	expect(requests()).toHaveLength(2);
	expect(memory.states.size).toBe(0);
});
