import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeRuns, encodeRuns, PostingLists } from "./postings.ts";

it("neighbours with the same fields are one run", () => {
	const lists = new PostingLists();
	for (const [group, fields] of [
		[3, 1],
		[4, 1],
		[5, 2],
		[9, 2],
	] as const)
		lists.add("silk", group, fields);
	expect(lists.lists.get("silk")).toEqual([3, 2, 1, 5, 1, 2, 9, 1, 2]);
});

it("runs come back from their parts as they went in", () => {
	const run = fc.record({
		gap: fc.nat(300_000),
		count: fc.integer({ min: 1, max: 500 }),
		fields: fc.integer({ min: 1, max: 255 }),
	});
	fc.assert(
		fc.property(fc.array(fc.array(run)), (parts) => {
			let end = 0;
			const runs = parts.map((part) =>
				part.flatMap(({ gap, count, fields }) => {
					const first = end + gap;
					end = first + count;
					return [first, count, fields];
				}),
			);
			expect([...decodeRuns(runs.map(encodeRuns))]).toEqual(runs.flat());
		}),
	);
});
