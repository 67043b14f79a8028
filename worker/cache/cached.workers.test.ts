import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type CachedSpec, keyPrefix, loadCached } from "./cached.ts";
import { bumpGeneration, readGeneration } from "./generation.ts";
import { newIsolate, testContext } from "./testing.ts";

const kv = (env as unknown as { CACHE: KVNamespace }).CACHE;
let count = 0;
/** Describes a cached value that counts its loads. `fails`: whether a load fails. */
const counter = (over: Partial<CachedSpec<number>> & { fails?: () => boolean } = {}) => {
	let loads = 0;
	const { fails = () => false, ...rest } = over;
	const spec: CachedSpec<number> = {
		site: "site-a",
		key: `key-${count}`,
		policy: { kind: "config", fresh: 60, stale: 300 },
		load: async () => {
			loads++;
			await Promise.resolve();
			if (fails()) throw new Error("down");
			return { value: loads };
		},
		...rest,
	};
	return { spec, loads: () => loads };
};
beforeEach(() => {
	count++;
	newIsolate();
});

test("a value is loaded once, then comes from memory, then from KV", async () => {
	const { cx, settled } = testContext();
	const { spec } = counter();
	expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "miss" });
	await settled();
	expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "hit" });
	newIsolate();
	expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "hit" });
});

test("a fresh value comes from memory, and an outdated value is looked up in KV first", async () => {
	const { cx, later, settled } = testContext();
	const { spec, loads } = counter();
	await loadCached(cx, spec);
	await settled();
	const [{ name, metadata } = { name: "", metadata: undefined }] = (
		await kv.list({ prefix: "v1/site-a/" })
	).keys.filter((key) => key.name.endsWith(spec.key));
	const storedAt = cx.now() + 30_000;
	const newer = {
		...(metadata as object),
		storedAt,
		freshUntil: storedAt + 60_000,
		staleUntil: storedAt + 360_000,
	};
	await kv.put(name, JSON.stringify({ value: 99 }), { metadata: newer });
	later(59);
	expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "hit" });
	later(2);
	expect(await loadCached(cx, spec)).toEqual({ value: 99, status: "hit" });
	expect(loads()).toBe(1);
});

test("an outdated value serves while a new one is loaded", async () => {
	const { cx, later, settled } = testContext();
	const { spec } = counter();
	await loadCached(cx, spec);
	await settled();
	later(61);
	expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "stale" });
	await settled();
	expect(await loadCached(cx, spec)).toEqual({ value: 2, status: "hit" });
});

describe("when the platform fails", () => {
	test("an outdated value is served, and the platform is not called for a while", async () => {
		const { cx, later, settled } = testContext();
		let down = false;
		const { spec, loads } = counter({ fails: () => down });
		await loadCached(cx, spec);
		await settled();
		down = true;
		later(3600);
		expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "stale" });
		expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "stale" });
		expect(loads()).toBe(2);
		down = false;
		later(11);
		expect(await loadCached(cx, spec)).toEqual({ value: 3, status: "miss" });
	});

	test("the failure is thrown if there is no older value, and the next request tries again", async () => {
		const { cx } = testContext();
		let down = true;
		const { spec } = counter({ fails: () => down });
		await expect(loadCached(cx, spec)).rejects.toThrow("down");
		down = false;
		expect(await loadCached(cx, spec)).toEqual({ value: 2, status: "miss" });
	});
});

test("concurrent requests for a value wait for one load", async () => {
	const { cx } = testContext();
	const { spec, loads } = counter();
	const results = await Promise.all([loadCached(cx, spec), loadCached(cx, spec), loadCached(cx, spec)]);
	expect(results.map(({ value }) => value)).toEqual([1, 1, 1]);
	expect(loads()).toBe(1);
});

test("a hanging load delays no request beyond its own deadline", async () => {
	const { cx } = testContext();
	cx.deadline = AbortSignal.timeout(30);
	const { spec } = counter({ load: () => new Promise(() => {}) });
	await expect(loadCached({ ...cx, waitUntil: () => {} }, spec)).rejects.toThrow("deadline");
});

describe("values that are not cached", () => {
	// proves cache-5
	test("bypass neither reads nor stores", async () => {
		const { cx, settled } = testContext();
		const { spec } = counter();
		await loadCached(cx, spec);
		await settled();
		expect(await loadCached({ ...cx, bypass: true }, spec)).toEqual({ value: 2, status: "bypass" });
		expect(await loadCached(cx, spec)).toEqual({ value: 1, status: "hit" });
	});

	test("a value loaded with an injected fault is not stored", async () => {
		const { cx, settled } = testContext();
		const { spec } = counter();
		expect(await loadCached({ ...cx, fault: "slow" }, spec)).toEqual({ value: 1, status: "miss" });
		await settled();
		expect(await loadCached(cx, spec)).toEqual({ value: 2, status: "miss" });
	});

	test("a load may forbid storing, or have no lifetime", async () => {
		const { cx } = testContext();
		for (const result of [{ store: false }, { fresh: 0 }]) {
			let loads = 0;
			const { spec } = counter({
				key: JSON.stringify(result),
				load: async () => ({ value: ++loads, ...result }),
			});
			await loadCached(cx, spec);
			expect(await loadCached(cx, spec)).toEqual({ value: 2, status: "miss" });
		}
	});
});

// proves cache-4
test("the platform's lifetime overrides the policy's", async () => {
	const { cx, later } = testContext();
	const { spec } = counter({ load: async () => ({ value: 7, fresh: 600 }) });
	await loadCached(cx, spec);
	later(599);
	expect((await loadCached(cx, spec)).status).toBe("hit");
});

test("a purge empties one site at once, and no other site", async () => {
	const { cx, later, settled } = testContext();
	const [a, b] = [counter(), counter({ site: "site-b" })];
	await loadCached(cx, a.spec);
	await loadCached(cx, b.spec);
	await settled();
	later(1);
	const generation = await bumpGeneration(cx, "site-a");
	expect(await loadCached(cx, a.spec)).toEqual({ value: 2, status: "miss" });
	expect(await loadCached(cx, b.spec)).toEqual({ value: 1, status: "hit" });
	// Other isolates read the generation from KV. A second purge in the same millisecond gets a later one.
	expect(await kv.get("generation/site-a")).toBe(generation);
	expect((await bumpGeneration(cx, "site-a")) > generation).toBe(true);
	newIsolate();
	expect(await readGeneration(cx, "site-a")).not.toBe(generation);
});

test("long and unusual keys are found again, with the metadata for the ops list", async () => {
	const { cx, settled } = testContext();
	const { spec } = counter({ key: `シルク/${"x".repeat(900)}`, tags: ["shell"] });
	await loadCached(cx, spec);
	await settled();
	newIsolate();
	expect((await loadCached(cx, spec)).status).toBe("hit");
	const { keys } = await kv.list<{ tags: string[] }>({
		prefix: keyPrefix("site-a", await readGeneration(cx, "site-a")),
	});
	expect(keys.some(({ metadata }) => metadata?.tags[0] === "shell")).toBe(true);
});

test("a failing KV does not fail the request", async () => {
	const { cx } = testContext();
	const broken = {
		...cx,
		env: {
			CACHE: {
				get: () => Promise.reject(new Error("kv")),
				getWithMetadata: () => Promise.reject(new Error("kv")),
				put: () => Promise.reject(new Error("kv")),
			} as unknown as KVNamespace,
		},
	};
	const { spec } = counter();
	expect(await loadCached(broken, spec)).toEqual({ value: 1, status: "miss" });
	expect(await loadCached(broken, spec)).toEqual({ value: 1, status: "hit" });
});

// proves cache-19
test("a value of another build is used if both make such values in the same way", async () => {
	const before = testContext();
	before.cx.build = { id: "a", shapes: { [counter().spec.policy.kind]: "same" } };
	const { spec } = counter();
	await loadCached(before.cx, spec);
	await before.settled();
	newIsolate();
	const after = testContext();
	after.cx.build = { ...before.cx.build, id: "b" };
	expect(await loadCached(after.cx, spec)).toEqual({ value: 1, status: "hit" });
});

// proves cache-19
test("a value that another build has made in another way is never read, even if loading fails", async () => {
	const before = testContext();
	const { spec } = counter();
	const { kind } = spec.policy;
	before.cx.build = { id: "a", shapes: { [kind]: "former" } };
	await loadCached(before.cx, spec);
	await before.settled();
	newIsolate();
	const after = testContext();
	after.cx.build = { id: "b", shapes: { [kind]: "changed" } };
	await expect(
		loadCached(after.cx, { ...spec, load: () => Promise.reject(new Error("down")) }),
	).rejects.toThrow("down");
	newIsolate();
	expect(await loadCached(after.cx, spec)).toEqual({ value: 2, status: "miss" });
	await after.settled();
	newIsolate();
	// The build before goes on with its own value, because both run at once during a deployment.
	expect(await loadCached(before.cx, spec)).toEqual({ value: 1, status: "hit" });
});
