import { env } from "cloudflare:workers";
import type { Count, NotedError } from "@vetrina/shop-rules/operations/record.ts";
import { beforeEach, expect, test } from "vitest";
import { createDatabaseCounts } from "./counts/database-counts.ts";
import { listRates } from "./counts/rates.ts";
import type { Env } from "./env.ts";
import { addErrors, forgetErrors, listErrors } from "./errors/error-groups.ts";

const { DB } = env as unknown as Env;
const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const row = (over: Partial<Count> = {}): Count => ({
	kind: "request",
	name: "home",
	outcome: "2xx",
	cache: "hit",
	count: 1,
	milliseconds: 10,
	...over,
});
const error = (over: Partial<NotedError> = {}): NotedError => ({
	at: 1,
	type: "server",
	source: "test",
	title: "An error",
	...over,
});

beforeEach(() => forgetErrors(DB, undefined));

// proves ops-12
test("counters of several isolates at once are all summed up, by the hour", async () => {
	const counts = createDatabaseCounts(DB);
	await Promise.all(
		Array.from({ length: 8 }, (_, index) =>
			counts.write([row(), row({ cache: "miss" })], { release: `build-${index}`, now: NOW }),
		),
	);
	await counts.write([row({ count: 5 })], { release: "build", now: NOW - 3 * HOUR });
	const read = async (hours: number) => {
		const found = await counts.read(hours, NOW);
		if ("reason" in found) throw new Error(found.reason);
		return listRates(found.counts, "request")[0];
	};
	expect(await read(1)).toMatchObject({ name: "home", count: 16, hits: 8, lookups: 16, milliseconds: 160 });
	expect(await read(24)).toMatchObject({ count: 21 });
});

// proves ops-12
test("counters are kept for two days", async () => {
	const counts = createDatabaseCounts(DB);
	await counts.write([row({ name: "old" })], { release: "build", now: NOW + 100 * HOUR });
	await counts.write([row({ name: "new" })], { release: "build", now: NOW + 150 * HOUR });
	const { results } = await DB.prepare("SELECT name FROM counts").all<{ name: string }>();
	expect(results.map(({ name }) => name)).toEqual(["new"]);
});

// proves ops-13
test("errors of one kind are one group, with count, first and last time, last request and both releases", async () => {
	await addErrors(DB, [error({ at: 10, title: "Order 1 failed", requestId: "a" })], "build-1");
	await addErrors(
		DB,
		[
			error({ at: 20, title: "Order 2 failed", requestId: "b" }),
			error({ at: 30, title: "Order 3 failed", requestId: "c" }),
			error({ at: 25, title: "Another error" }),
		],
		"build-2",
	);
	expect(await listErrors(DB, 10)).toMatchObject([
		{ count: 3, first: 10, last: 30, requestId: "c", firstRelease: "build-1", release: "build-2" },
		{ title: "Another error", count: 1 },
	]);
});

// proves ops-13
test("groups are bounded, and those of browsers never push out one of the Worker", async () => {
	await addErrors(DB, [error({ at: 1, title: "Ours" })], "build");
	const letters = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
	const many = Array.from({ length: 400 }, (_, index) =>
		error({ at: 1000 + index, type: "client", title: `Theirs ${letters(index)}` }),
	);
	for (let from = 0; from < many.length; from += 50)
		await addErrors(DB, many.slice(from, from + 50), "build");
	const groups = await listErrors(DB, 1000);
	expect(groups.length).toBeLessThan(400);
	expect(groups.filter(({ type }) => type === "server")).toMatchObject([{ title: "Ours" }]);
	expect(groups[0]?.last).toBe(1399);
});

// proves ops-13
test("a forgotten group comes back with its next error, from one", async () => {
	await addErrors(DB, [error({ at: 1 }), error({ at: 2 })], "build");
	const [group] = await listErrors(DB, 1);
	await forgetErrors(DB, group?.id);
	expect(await listErrors(DB, 1)).toEqual([]);
	await addErrors(DB, [error({ at: 3 })], "build");
	expect(await listErrors(DB, 1)).toMatchObject([{ id: group?.id, count: 1, first: 3 }]);
});
