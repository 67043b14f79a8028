import { expect, test } from "vitest";
import { categoryLines } from "./category-tree.ts";
import { outfits } from "./outfits.ts";

const categoryIds = new Set(categoryLines.map(({ id }) => id));

test.each(Object.entries(outfits))("outfits complete %s by another category of the demo", (id, partners) => {
	expect([id, ...partners].filter((one) => !categoryIds.has(one))).toEqual([]);
	expect(partners).not.toContain(id);
	expect(new Set(partners).size).toBe(partners.length);
});
