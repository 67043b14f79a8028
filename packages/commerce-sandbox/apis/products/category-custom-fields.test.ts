import { categoryFields } from "@vetrina/demo-house/catalogue/category-fields.ts";
import { expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { categoryCustomFields } from "./category-custom-fields.ts";

test("texts are in one language, configurations are JSON, the rest is as it is", () => {
	expect(categoryCustomFields("women-knitwear", "de")).toEqual({
		c_dotsFilter: true,
		c_dotsFilterConfiguration: '{"refinement":"c_color"}',
		c_dotsFilterMatch: "any",
		c_linksConfiguration: expect.stringContaining('"title":"Dazu passt"'),
	});
	expect(categoryCustomFields("gifts", "ar").c_plpPageTitle).toBe("هدايا مغلّفة يدويًا");
	expect(categoryCustomFields("nosuch", "en")).toEqual({});
});

test.each(languages)("no field is an object in %s", (language) => {
	for (const id of Object.keys(categoryFields))
		for (const value of Object.values(categoryCustomFields(id, language)))
			expect(["string", "number", "boolean"]).toContain(typeof value);
});
