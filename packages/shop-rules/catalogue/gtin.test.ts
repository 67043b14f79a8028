import fc from "fast-check";
import { expect, test } from "vitest";
import { isEan } from "./gtin.ts";

// proves catalogue-26
test.each(["4006381333931", "9780201379624", "96385074", "2000000000008"])("accepts the EAN %s", (code) => {
	expect(isEan(code)).toBe(true);
});

test.each(["4006381333932", "400638133393", "04006381333931", "96385075", "", "4006381333931 ", "٩٦٣٨٥٠٧٤"])(
	"rejects '%s'",
	(code) => {
		expect(isEan(code)).toBe(false);
	},
);

test("exactly one check digit fits", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^(?:\d{7}|\d{12})$/), (digits) => {
			expect([..."0123456789"].filter((check) => isEan(digits + check))).toHaveLength(1);
		}),
	);
});
