import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
	[undefined, "all"],
	["", "all"],
	["bytes=-", "all"],
	["bytes=0-1,5-6", "all"],
	["lines=1-2", "all"],
	["bytes=9-3", "all"],
	["bytes=0-", { from: 0, to: 99 }],
	["bytes=0-1", { from: 0, to: 1 }],
	["bytes=90-500", { from: 90, to: 99 }],
	["bytes=-10", { from: 90, to: 99 }],
	["bytes=-500", { from: 0, to: 99 }],
	["bytes=100-", undefined],
	["bytes=-0", undefined],
])("%j of 100", (header, range) => {
	expect(byteRange(header, 100)).toEqual(range);
});
