import { expect, test } from "vitest";
import { categoryLines } from "../catalogue/category-tree.ts";
import { categoryFields } from "./category-fields.ts";
import { categoryLandings } from "./category-landings.ts";

test("landing pages belong to existing categories, and every category that asks for one has one", () => {
	const ids = categoryLines.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining(Object.keys(categoryLandings)));
	const wanting = Object.keys(categoryFields).filter((id) => categoryFields[id]?.c_template === "landing");
	expect(Object.keys(categoryLandings).toSorted()).toEqual(wanting.toSorted());
});

test("categories with fields exist, as do the categories that their fields link to", () => {
	const ids = new Set(categoryLines.map(({ id }) => id));
	const urls = new Set(categoryLines.map(({ url }) => url));
	for (const [id, fields] of Object.entries(categoryFields)) {
		expect(ids).toContain(id);
		if (fields.c_canonicalLink) expect(urls).toContain(fields.c_canonicalLink);
	}
});
