import { expect, test } from "vitest";
import { contentSkip, hasMoreContent } from "./paginated-content.ts";

test.each([
	["the first of several", { skip: 0, batch: 6, total: 13 }, true],
	["all are there with a whole batch", { skip: 6, batch: 6, total: 12 }, false],
	["a short batch", { skip: 12, batch: 1, total: 13 }, false],
	["a short batch, whatever the total says", { skip: 0, batch: 5, total: 100 }, false],
	["an empty batch", { skip: 18, batch: 0, total: 100 }, false],
	["nothing at all", { skip: 0, batch: 0, total: 0 }, false],
])("more: %s", (_, facts, expected) => expect(hasMoreContent(facts)).toBe(expected));

// proves content-3
test("pages begin where the one before has ended", () => {
	expect([1, 2, 3].map(contentSkip)).toEqual([0, 6, 12]);
});
