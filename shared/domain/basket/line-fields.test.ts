import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsKey, type LineFields, ownFields, WORKED_OUT } from "./line-fields.ts";

const name = fc.stringMatching(/^c_[a-z][A-Za-z0-9]{0,12}$/) as fc.Arbitrary<`c_${string}`>;
const value = fc.jsonValue().filter((one) => one !== null);

// proves basket-28
test("every custom property is the line's own, but for what the platform works out", () => {
	fc.assert(
		fc.property(fc.dictionary(name, value), (written) => {
			const own = Object.fromEntries(Object.entries(written).filter(([key]) => !WORKED_OUT.has(key)));
			const item = {
				...written,
				...Object.fromEntries([...WORKED_OUT].map((key) => [key, "x"])),
				itemId: "1",
			};
			expect(ownFields(item) ?? {}).toEqual(own);
		}),
	);
	expect(ownFields({ itemId: "1", c_size: "36", c_note: null, c_other: undefined })).toBeUndefined();
});

test("the same properties have the same key, in whatever order they were written", () => {
	const [one, turned]: LineFields[] = [
		{ c_a: "1", c_b: ["2"] },
		{ c_b: ["2"], c_a: "1" },
	];
	expect(fieldsKey(one)).toBe(fieldsKey(turned));
	expect(fieldsKey(one)).not.toBe(fieldsKey({ c_a: "1" }));
});
