import { expect, test } from "vitest";
import { takeTurns, writePatiently } from "./in-turn.ts";

// proves ops-2
test("a change begins when the one before has ended, whether or not that one has failed", async () => {
	const inTurn = takeTurns();
	const first = Promise.withResolvers<void>();
	const begun: number[] = [];
	const results = [
		inTurn(async () => {
			begun.push(1);
			await first.promise;
		}),
		inTurn(async () => {
			begun.push(2);
			throw new Error("refused");
		}),
		inTurn(async () => begun.push(3)),
	];
	await Promise.resolve();
	expect(begun).toEqual([1]);
	first.resolve();
	const outcomes = await Promise.allSettled(results);
	expect([begun, outcomes.map(({ status }) => status)]).toEqual([
		[1, 2, 3],
		["fulfilled", "rejected", "fulfilled"],
	]);
});

// proves ops-2
test.each([
	[0, 1, true],
	[1, 2, true],
	[2, 2, false],
])("KV that refuses %i writes is asked %i times: %s", async (refusals, asked, isWritten) => {
	let writes = 0;
	const waits: number[] = [];
	const written = writePatiently(
		async () => {
			if (++writes <= refusals) throw new Error("429");
		},
		async (milliseconds) => waits.push(milliseconds),
	);
	const [{ status }] = (await Promise.allSettled([written])) as [PromiseSettledResult<void>];
	expect([writes, status === "fulfilled"]).toEqual([asked, isWritten]);
	// KV takes one write a second for a key.
	expect(waits.every((milliseconds) => milliseconds > 1000)).toBe(true);
});
