import { beforeEach, expect, test, vi } from "vitest";
import type { CacheContext } from "./cache-context.ts";
import { forgetSwitches, readSwitches, writeSwitches } from "./switches.ts";
import { newIsolate, testContext } from "./testing.ts";

const SITE = "vetrina-us";
beforeEach(newIsolate);

const withoutKv = (cx: CacheContext): CacheContext => {
	const refuse = async () => {
		throw new Error("KV is down");
	};
	return { ...cx, env: { ...cx.env, CACHE: { get: refuse, put: refuse } as unknown as KVNamespace } };
};

// proves ops-1
test("a change holds at once where it is made, and in another isolate", async () => {
	const { cx } = testContext();
	await writeSwitches(cx, SITE, ["payments", "newsletter", "payments"]);
	expect(await readSwitches(cx, SITE)).toEqual(["newsletter", "payments"]);
	forgetSwitches();
	expect(await readSwitches(cx, SITE)).toEqual(["newsletter", "payments"]);
	expect(await readSwitches(cx, "vetrina-ap")).toEqual([]);
	await writeSwitches(cx, SITE, []);
	expect(await readSwitches(cx, SITE)).toEqual([]);
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
	expect(await readSwitches(withoutKv(cx), SITE)).toEqual([]);
	await writeSwitches(cx, SITE, ["shop"]);
	later(31);
	expect(await readSwitches(withoutKv(cx), SITE)).toEqual(["shop"]);
	await expect(writeSwitches(withoutKv(cx), SITE, [])).rejects.toThrow("KV is down");
	expect(await readSwitches(withoutKv(cx), SITE)).toEqual(["shop"]);
	await cx.env.CACHE.put(`switches/${SITE}`, '{"shop": true}');
	later(31);
	expect(await readSwitches(cx, SITE)).toEqual([]);
	await cx.env.CACHE.delete(`switches/${SITE}`);
});

test("the same list is the same value, so that settings are not computed again", async () => {
	const { cx, later } = testContext();
	const first = await writeSwitches(cx, SITE, ["payments"]);
	later(31);
	expect(await readSwitches(cx, SITE)).toBe(first);
	await cx.env.CACHE.delete(`switches/${SITE}`);
});
