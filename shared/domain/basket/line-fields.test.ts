import { expect, test } from "vitest";
import { fieldsKey, type LineFields } from "./line-fields.ts";

test("equal properties have the same key in any order", () => {
	const [one, turned]: LineFields[] = [
		{ c_a: "1", c_b: ["2"] },
		{ c_b: ["2"], c_a: "1" },
	];
	expect(fieldsKey(one)).toBe(fieldsKey(turned));
	expect(fieldsKey(one)).not.toBe(fieldsKey({ c_a: "1" }));
});
