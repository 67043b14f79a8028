import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMeasurements } from "./item-measurements.ts";

// proves product-9
test("reads the measurements that are there, in the order of descriptions", () => {
	expect(parseMeasurements('{"unit":"cm","depth":12,"width":30.5,"colour":"red"}')).toEqual({
		unit: "cm",
		values: [
			{ name: "width", value: 30.5 },
			{ name: "depth", value: 12 },
		],
	});
	expect(parseMeasurements('{"height":5}')?.unit).toBe("cm");
});

test.each([
	undefined,
	"",
	"30 x 20 cm",
	"{width: 30}",
	"null",
	"[]",
	'"30"',
	'{"unit":"ell","width":30}',
	'{"width":"30"}',
	'{"width":-1,"height":0,"depth":1e999}',
])("returns nothing for %j", (json) => {
	expect(parseMeasurements(json)).toBeNull();
});

test("never throws", () => {
	fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (json) => void parseMeasurements(json)));
});
