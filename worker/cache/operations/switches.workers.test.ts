import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Bindings } from "../../base/bindings.ts";
import { testContext as context, newIsolate } from "../testing.ts";
import type { OperationsContext } from "./reach-site.ts";
import { changeSwitches, forgetSwitches, readLatestSwitches, readSwitches } from "./switches.ts";

const SITE = "vetrina-us";
const testContext = () => context() as ReturnType<typeof context> & { cx: OperationsContext };

/** Milliseconds: the first call of an object loads the whole Worker, whose entry exports its class. */
const LOADED = 120_000;
beforeAll(() => changeSwitches(testContext().cx, SITE, {}), LOADED);
beforeEach(newIsolate);

const without = (cx: OperationsContext, ...names: ("CACHE" | "SITE_OPERATIONS")[]): OperationsContext => {
	const refuse = async () => {
		throw new Error("It is down");
	};
	const fakes = {
		CACHE: { get: refuse, put: refuse },
		SITE_OPERATIONS: { getByName: () => ({ readSwitches: refuse, changeSwitches: refuse }) },
	};
	const down = Object.fromEntries(names.map((name) => [name, fakes[name]]));
	return { ...cx, env: { ...cx.env, ...(down as unknown as Pick<Bindings, "CACHE" | "SITE_OPERATIONS">) } };
};

// proves ops-1
test("a change holds at once where it is made, and in another isolate", async () => {
	const { cx } = testContext();
	await changeSwitches(cx, SITE, { off: ["payments", "newsletter", "payments"] });
	expect(await readSwitches(cx, SITE)).toEqual(["newsletter", "payments"]);
	forgetSwitches();
	expect(await readSwitches(cx, SITE)).toEqual(["newsletter", "payments"]);
	expect(await readSwitches(cx, "vetrina-ap")).toEqual([]);
	await changeSwitches(cx, SITE, { on: ["payments", "newsletter"] });
	expect(await readSwitches(cx, SITE)).toEqual([]);
});

// proves ops-2
test("two changes from two locations at the same time are both kept", async () => {
	const { cx } = testContext();
	// Both locations know the state from before either change.
	await readSwitches(cx, SITE);
	await Promise.all([
		changeSwitches(cx, SITE, { off: ["payments"] }),
		changeSwitches(cx, SITE, { off: ["newsletter"] }),
	]);
	forgetSwitches();
	expect(await readSwitches(cx, SITE)).toEqual(["newsletter", "payments"]);
	await Promise.all([
		changeSwitches(cx, SITE, { on: ["payments"] }),
		changeSwitches(cx, SITE, { off: ["shop"], on: ["newsletter"] }),
	]);
	forgetSwitches();
	expect(await readSwitches(cx, SITE)).toEqual(["shop"]);
	expect(await changeSwitches(cx, SITE, { on: ["shop"] })).toEqual([]);
});

// proves ops-2
test("a change starts from the last one, however old this isolate's list and KV's copy are", async () => {
	const { cx } = testContext();
	await changeSwitches(cx, SITE, { off: ["payments"] });
	await cx.env.CACHE.put(`switches/${SITE}`, "[]");
	forgetSwitches();
	expect(await readSwitches(cx, SITE)).toEqual([]);
	expect(await readLatestSwitches(cx, SITE)).toEqual(["payments"]);
	expect(await changeSwitches(cx, SITE, { off: ["newsletter"] })).toEqual(["newsletter", "payments"]);
	await changeSwitches(cx, SITE, { on: ["newsletter", "payments"] });
});

// proves ops-1
test("another isolate's change is noticed behind a response after 5 s, before it after 30 s", async () => {
	const { cx, later, settled } = testContext();
	const get = vi.spyOn(cx.env.CACHE, "get");
	await readSwitches(cx, SITE);
	await cx.env.CACHE.put(`switches/${SITE}`, '["shop"]');
	later(4);
	expect([await readSwitches(cx, SITE), get.mock.calls.length]).toEqual([[], 1]);
	later(2);
	expect([await readSwitches(cx, SITE), get.mock.calls.length]).toEqual([[], 2]);
	await settled();
	expect(await readSwitches(cx, SITE)).toEqual(["shop"]);
	await cx.env.CACHE.put(`switches/${SITE}`, "[]");
	later(31);
	expect(await readSwitches(cx, SITE)).toEqual([]);
	get.mockRestore();
	await cx.env.CACHE.delete(`switches/${SITE}`);
});

// proves ops-1
test("while KV cannot be read, the last known switches hold; a list that is no list switches nothing off", async () => {
	const { cx, later } = testContext();
	expect(await readSwitches(without(cx, "CACHE"), SITE)).toEqual([]);
	await changeSwitches(cx, SITE, { off: ["shop"] });
	later(31);
	expect(await readSwitches(without(cx, "CACHE"), SITE)).toEqual(["shop"]);
	await expect(changeSwitches(without(cx, "SITE_OPERATIONS"), SITE, { on: ["shop"] })).rejects.toThrow();
	expect(await readSwitches(without(cx, "CACHE"), SITE)).toEqual(["shop"]);
	expect(await readLatestSwitches(without(cx, "SITE_OPERATIONS"), SITE)).toEqual(["shop"]);
	await cx.env.CACHE.put(`switches/${SITE}`, '{"shop": true}');
	later(31);
	expect(await readSwitches(cx, SITE)).toEqual([]);
	await changeSwitches(cx, SITE, { on: ["shop"] });
});

test("the same list is the same value, so that settings are not computed again", async () => {
	const { cx, later } = testContext();
	const first = await changeSwitches(cx, SITE, { off: ["payments"] });
	later(31);
	expect(await readSwitches(cx, SITE)).toBe(first);
	await changeSwitches(cx, SITE, { on: ["payments"] });
});
