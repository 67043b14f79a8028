import { expect, test } from "vitest";
import { categoryLines } from "../catalogue/category-tree.ts";
import { categoryFields } from "./category-fields.ts";
import { categoryLandings } from "./category-landings.ts";

test("pages are written for categories that there are, and anyone who wants one has one", () => {
	const ids = categoryLines.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining(Object.keys(categoryLandings)));
	const wanting = Object.keys(categoryFields).filter((id) => categoryFields[id]?.c_template === "landing");
	expect(Object.keys(categoryLandings).toSorted()).toEqual(wanting.toSorted());
});

test("every category with fields is one of the catalogue, and so is where its fields lead", () => {
	const ids = new Set(categoryLines.map(({ id }) => id));
	const urls = new Set(categoryLines.map(({ url }) => url));
	for (const [id, fields] of Object.entries(categoryFields)) {
		expect(ids).toContain(id);
		if (fields.c_canonicalLink) expect(urls).toContain(fields.c_canonicalLink);
	}
});
