import { expect, test } from "vitest";
import { listKitParts, refuseHalfAKit } from "./kit-items.ts";

const line = (itemId: string, role?: "Parent" | "Part", kit = "k1") => ({
	itemId,
	productId: `p-${itemId}`,
	...(role ? { c_bundleKitId: kit, [`c_bundleKit${role}`]: true } : {}),
});
const items = [line("a", "Parent"), line("b", "Part"), line("c", "Part"), line("d"), line("e", "Part", "k2")];

test("parts are those of the product's own kit", () => {
	expect(listKitParts(items, "a").map(({ itemId }) => itemId)).toEqual(["b", "c"]);
	expect(["b", "d", "e", "x"].flatMap((itemId) => listKitParts(items, itemId))).toEqual([]);
	expect(listKitParts(undefined, "a")).toEqual([]);
});

test.each([
	["a hidden part", "b", undefined, "itemGone"],
	["another product for a hidden part", "b", "p-d", "itemGone"],
	["another product for a kit's own", "a", "p-d", "invalid"],
	["a kit's own, as it is", "a", "p-a", undefined],
	["a kit", "a", undefined, undefined],
	["a part whose product has gone", "e", undefined, undefined],
	["any other line", "d", "p-x", undefined],
])("%s: %s", (_, itemId, productId, error) => {
	const run = () => refuseHalfAKit(items, itemId, productId);
	if (error === undefined) expect(run).not.toThrow();
	else expect(run).toThrow(error);
});
