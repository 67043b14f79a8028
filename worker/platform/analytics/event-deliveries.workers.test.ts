import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Bindings } from "../../base/bindings.ts";
import { createDeliveries, createOrderMemory } from "./deliveries.ts";

const NOW = 1_764_400_000_000;
const at = (now: number) => createDeliveries(env as unknown as Bindings, "active-data", now);
const ids = () => [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
const states = async (now: number, ...asked: string[]) => {
	const known = await at(now).begin(asked);
	return asked.map((id) => known.get(id));
};

/** Milliseconds: the first call of an object loads the whole Worker, whose entry exports its class. */
const LOADED = 120_000;
beforeAll(() => states(NOW, crypto.randomUUID()), LOADED);

// proves event-39
test("the first try of an event is noted, and no other begins while it lasts", async () => {
	const [first, second] = ids();
	expect(await states(NOW, first, second)).toEqual(["new", "new"]);
	expect(await states(NOW + 60_000, first, second)).toEqual(["begun", "begun"]);
	expect(await states(NOW + 60_001, first)).toEqual(["lost"]);
});

// proves event-39
test("an event that was taken stays so, and one that was not may be sent again", async () => {
	const [taken, refused, other] = ids();
	await states(NOW, taken, refused);
	await at(NOW).end([taken], "taken");
	await at(NOW).end([refused], "not taken");
	expect(await states(NOW + 86_400_000, taken, refused, other)).toEqual(["taken", "new", "new"]);
});

// proves event-39
test("each receiver remembers for itself", async () => {
	const [id] = ids();
	await states(NOW, id);
	const other = createDeliveries(env as unknown as Bindings, "google-analytics", NOW);
	expect([...(await other.begin([id])).values()]).toEqual(["new"]);
});

// proves event-17
test("facts of orders are remembered for a year, other events for some days", async () => {
	const old = Date.now() - 300 * 86_400_000;
	const memory = createOrderMemory(env as unknown as Bindings, old);
	const key = `${crypto.randomUUID()}7 purchase  a`;
	await memory.begin([key]);
	await memory.end([key], "taken");
	const [id] = ids();
	await states(old, id);
	const { EVENT_DELIVERIES: objects } = env as unknown as Bindings;
	await runDurableObjectAlarm(objects.getByName("orders/7"));
	await runDurableObjectAlarm(objects.getByName(`active-data/${id.slice(0, 1)}`));
	expect([...(await memory.listTaken([key, "8 purchase  a"]))]).toEqual([key]);
	expect(await states(old, id)).toEqual(["new"]);
});
