import type { NotedError } from "@vetrina/shop-rules/operations/record.ts";
import { expect, test } from "vitest";
import { describeShape, findOwnFile, nameGroup } from "./fingerprint.ts";

const error = (over: Partial<NotedError> = {}): NotedError => ({
	at: 0,
	type: "server",
	source: "platform/fetch",
	title: "The platform does not respond",
	...over,
});
const findId = async (over: Partial<NotedError>) => (await nameGroup(error(over))).id;

// proves ops-13
test.each([
	["Order 00012345 was not found", "Order 00099999 was not found"],
	["503 from https://a.example/x?y=1, retry", "504 from https://b.example/z, retry"],
	['Unexpected token "a" in JSON', 'Unexpected token "<!doctype html>" in JSON'],
	[
		"Basket 8f14e45f-ceea-467f-a8e7-1b2c3d4e5f60 is gone",
		"Basket 0e02b2c3-58cc-4372-a567-0e02b2c3d479 is gone",
	],
])("%s and %s have one shape", (one, other) => {
	expect(describeShape(one)).toBe(describeShape(other));
});

// proves ops-13
test("different messages, services and places are different groups", async () => {
	const stack = (file: string) => `Error: x\n    at f (${file}:1:2)`;
	const ids = await Promise.all([
		findId({}),
		findId({ title: "The platform's JSON cannot be read" }),
		findId({ about: "baskets" }),
		findId({ about: "search" }),
		findId({ type: "client" }),
		findId({ stackTrace: stack("worker/platform/fetch.ts") }),
		findId({ stackTrace: stack("worker/cache/cached.ts") }),
	]);
	expect(new Set(ids).size).toBe(ids.length);
});

// proves ops-13
test("the first own file names the place, without lines, functions, origins and hashes of a build", () => {
	const builds = [
		`Error: x
    at parse (node:internal/x:1:1)
    at z (https://shop.example/node_modules/zod/index.js:1:1)
    at abc (https://shop.example/assets/entry-Ab3_xYz.js:1:2345)`,
		`Error: x
    at q (https://other.example/assets/entry-Qq9-1Zz.js?v=2:7:9)
    at r (https://other.example/assets/react-Qq91Zzz.js:1:1)`,
		"q@https://shop.example/assets/entry-0000000.js:1:1\nr@https://shop.example/assets/react-0000000.js:1:1",
	];
	expect(builds.map(findOwnFile)).toEqual(Array(3).fill("assets/entry.js"));
	expect(
		findOwnFile("Error: x\n    at async load (file:///home/someone/shop/worker/platform/fetch.ts:10:3)"),
	).toBe("worker/platform/fetch.ts");
	expect([findOwnFile(), findOwnFile("no stack at all"), findOwnFile("at x (node:fs:1:1)")]).toEqual([
		"",
		"",
		"",
	]);
});

// proves ops-13
test("a group is the same for another build whose lines and names have moved", async () => {
	const nameAt = (stackTrace: string) => findId({ title: "Reading 12 rows failed", stackTrace });
	expect(await nameAt("Error\n    at loadRows (worker/platform/load-json.ts:10:2)")).toBe(
		await nameAt("Error\n    at a (worker/platform/load-json.ts:99:1)"),
	);
});

test("a hostile text takes no time", async () => {
	const hostile = [
		"(".repeat(2000),
		"a-".repeat(1000),
		`at ${" ".repeat(1900)}`,
		'"'.repeat(1999),
		"1.".repeat(999),
	];
	const usage = process.cpuUsage();
	for (const title of hostile) await nameGroup(error({ title, stackTrace: title }));
	expect(process.cpuUsage(usage).user).toBeLessThan(500_000);
});
