import { describe, expect, inject, test, vi } from "vitest";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { consenting, eventsOf, post, report, see } from "./dataset.ts";

const MEDIUM = "800000000002";
const RECEIVERS = ["google-analytics", "data-360", "webhook"] as const;
/** Milliseconds: the queue collects for two seconds, and repeats after ten. */
const DELIVERED = { timeout: 30_000, interval: 250 };

type Received = { name: string; arrivals: number; fault?: string; body: Record<string, unknown> };
const received = async (receiver: string, event: string): Promise<Received[]> => {
	const url = new URL(`/admin/receivers/${receiver}/events?event=${event}`, inject("commerce"));
	const headers = { authorization: `Bearer ${inject("adminToken")}` };
	return ((await (await fetch(url, { headers })).json()) as { events: Received[] }).events;
};
const setFaults = (...faults: string[]) =>
	fetch(new URL("/admin/faults", inject("commerce")), {
		method: "PUT",
		body: JSON.stringify({ faults }),
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
	});
/** Active Data knows an event by a number that is made from its id. */
const toNumber = (id: string): string => `0.${Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)}`;
const counts = async (id: string): Promise<Record<string, number>> =>
	Object.fromEntries(
		await Promise.all(
			[...RECEIVERS, "active-data"].map(async (receiver) => {
				const list = await received(receiver, receiver === "active-data" ? toNumber(id) : id);
				return [receiver, list.reduce((sum, { arrivals }) => sum + arrivals, 0)] as const;
			}),
		),
	);

// proves event-37, event-38
test("every receiver of the demo gets an event once, and finds nothing wrong with it", async () => {
	const [event] = await report(
		consenting("1.apm"),
		see({ type: "productView", productId: MEDIUM, source: "home" }),
	);
	const id = event?.event_id ?? "";
	await vi.waitFor(
		async () =>
			expect(await counts(id)).toEqual({
				"google-analytics": 1,
				"data-360": 1,
				webhook: 1,
				"active-data": 1,
			}),
		DELIVERED,
	);
	for (const receiver of RECEIVERS)
		expect((await received(receiver, id)).map(({ fault }) => fault)).toEqual([undefined]);
	expect((await received("active-data", toNumber(id)))[0]).toMatchObject({
		name: "view",
		body: { siteId: "vetrina-eu", products: [{ id: MEDIUM }] },
	});
});

// proves event-44
test("what happens to an order is told under the browser and the visit that placed it", async () => {
	const shopper = consenting("1.apm");
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	const [, client, session] = /^(\d+\.\d+)\.(\d+)\./.exec(shopper.cookies.get("analytics_id") ?? "") ?? [];
	expect(client).toBeDefined();
	// The browser is gone when the order is cancelled.
	await send(shopper, `/order?orderNo=${orderNo}`, { intent: "cancel" });
	const told = await vi.waitFor(async () => {
		const events = await eventsOf(orderNo);
		expect(events.map(({ name }) => name).toSorted()).toEqual(["cancel", "purchase", "refund"]);
		return events.filter(({ name }) => name !== "cancel");
	}, DELIVERED);
	for (const { id } of told) {
		const reports = async (receiver: string) => (await received(receiver, id)).map(({ body }) => body);
		await vi.waitFor(async () => {
			expect(await reports("google-analytics")).toMatchObject([
				{ client_id: client, event: { params: { session_id: session } } },
			]);
			expect(await reports("data-360")).toMatchObject([{ deviceId: client, sessionId: session }]);
		}, DELIVERED);
	}
});

// proves event-11
test("a receiver for marketing gets nothing from a shopper who agreed to analytics alone", async () => {
	const [event] = await report(consenting("1.a"), see({ type: "productView", productId: MEDIUM }));
	const id = event?.event_id ?? "";
	await vi.waitFor(async () => expect((await counts(id)).webhook).toBe(1), DELIVERED);
	expect(await counts(id)).toMatchObject({ "data-360": 0, "google-analytics": 1 });
});

// proves event-12, event-39
describe("receivers that fail", () => {
	test("get an event later and once: down, busy, and with an answer that is cut off", async () => {
		await setFaults(
			"google-analytics:503;times=1",
			"data-360:429;times=1",
			"webhook:cut;times=1",
			"active-data:503;times=1",
		);
		try {
			const [event] = await report(consenting("1.apm"), see({ type: "productView", productId: MEDIUM }));
			const id = event?.event_id ?? "";
			await vi.waitFor(
				async () =>
					expect(await counts(id)).toEqual({
						"google-analytics": 1,
						"data-360": 1,
						webhook: 1,
						"active-data": 1,
					}),
				DELIVERED,
			);
		} finally {
			await setFaults();
		}
	});

	test("with an answer of success that complains of the event, which is a dead letter", async () => {
		await setFaults("webhook:dialect=is-error;times=1");
		try {
			const [event] = await report(consenting("1.a"), see({ type: "notifyMe", productId: MEDIUM }));
			const url = new URL("/ops/dead-letters", inject("storefront"));
			const headers = { authorization: `Bearer ${inject("opsToken")}` };
			await vi.waitFor(async () => {
				const { letters } = (await (await fetch(url, { headers })).json()) as {
					letters: { receiver: string; eventId: string; reason: string }[];
				};
				expect(letters).toContainEqual(
					expect.objectContaining({
						receiver: "webhook",
						eventId: event?.event_id,
						reason: expect.stringContaining("Status 200"),
					}),
				);
			}, DELIVERED);
		} finally {
			await setFaults();
		}
	});
});

// proves event-41
test("visits of a browser are counted under one name, which a refusal deletes", async () => {
	const shopper = consenting("1.a");
	const clients: unknown[] = [];
	for (let visit = 0; visit < 2; visit++) {
		const [event] = await report(shopper, see({ type: "notifyMe", productId: MEDIUM }));
		await vi.waitFor(
			async () => expect(await received("google-analytics", event?.event_id ?? "")).toHaveLength(1),
			DELIVERED,
		);
		clients.push((await received("google-analytics", event?.event_id ?? ""))[0]?.body.client_id);
	}
	expect(clients[0]).toEqual(expect.stringMatching(/^\d+\.\d{10}$/));
	expect(clients[1]).toBe(clients[0]);
	expect([...shopper.cookies.keys()].some((name) => name.endsWith("analytics_id"))).toBe(true);
	expect((await post(shopper, "consent", { granted: [] })).status).toBe(200);
	expect([...shopper.cookies].filter(([name, value]) => name.endsWith("analytics_id") && value)).toEqual([]);
});

// proves event-40
test("an event that waits for its receiver is not sent after a withdrawal", async () => {
	// The second event is refused as well, so that its repetition comes after that of the first.
	await setFaults("webhook:503;times=2");
	try {
		const shopper = consenting("1.a");
		const [event] = await report(shopper, see({ type: "notifyMe", productId: MEDIUM }));
		const id = event?.event_id ?? "";
		// The other receivers have the event by the time that the webhook has refused it for the moment.
		await vi.waitFor(async () => expect((await counts(id))["google-analytics"]).toBe(1), DELIVERED);
		expect((await post(shopper, "consent", { granted: [] })).status).toBe(200);
		const [later] = await report(consenting("1.a"), see({ type: "notifyMe", productId: MEDIUM }));
		await vi.waitFor(async () => expect((await counts(later?.event_id ?? "")).webhook).toBe(1), DELIVERED);
		expect((await counts(id)).webhook).toBe(0);
	} finally {
		await setFaults();
	}
});
