import { expect, test } from "vitest";
import { contentTypes, findContentType } from "./content-types.ts";
import { describeContentType } from "./editor-form.ts";

test.each(contentTypes)("the form of $id has every field, and survives JSON", (type) => {
	const form = describeContentType(type) as { fields: { id: string; kind: string; required: boolean }[] };
	expect(JSON.parse(JSON.stringify(form))).toMatchObject({ id: type.id, displayField: type.displayField });
	expect(form.fields.map(({ id, kind, required }) => [id, kind, required])).toEqual(
		Object.entries(type.fields).map(([id, { kind, required }]) => [id, kind, required === true]),
	);
});

test("a field names its limits", () => {
	const type = findContentType("Carousel");
	expect(type && describeContentType(type)).toMatchObject({
		fields: expect.arrayContaining([
			expect.objectContaining({ id: "title", localised: true, lines: "single", maximum: 300 }),
			expect.objectContaining({ id: "autoplayTimeout", default: 3000, minimum: 1000, maximum: 60000 }),
			expect.objectContaining({ id: "slides", required: true, maximum: 30 }),
			expect.objectContaining({ id: "breakpoints", schema: expect.objectContaining({ type: "object" }) }),
		]),
	});
});
