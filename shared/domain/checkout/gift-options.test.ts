import fc from "fast-check";
import { expect, test } from "vitest";
import { GIFT_MESSAGE_LENGTH, readGiftOptions } from "./gift-options.ts";

// proves gifts-5
test.each([
	[{}, { isWrapped: false, message: "" }],
	[{ giftWrap: "1" }, { isWrapped: true, message: "" }],
	[{ giftWrap: "on" }, { isWrapped: false, message: "" }],
	[{ giftMessage: "  Auguri,\r\nAnna \u0007" }, { isWrapped: false, message: "Auguri,\nAnna" }],
	[{ giftMessage: "👩‍👧 كل عام وأنتم بخير" }, { isWrapped: false, message: "👩‍👧 كل عام وأنتم بخير" }],
	[{ giftMessage: "お".repeat(250) }, { isWrapped: false, message: "お".repeat(250) }],
	[{ giftMessage: "🎁".repeat(250) }, { isWrapped: false, message: "🎁".repeat(250) }],
	[{ giftMessage: "x".repeat(251) }, null],
])("%j is read as %j", (fields, read) => expect(readGiftOptions(fields)).toEqual(read));

// proves gifts-5
test("reading a message twice changes nothing, and the message fits", () =>
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (giftMessage) => {
			const read = readGiftOptions({ giftMessage });
			if (!read) return;
			expect([...read.message].length).toBeLessThanOrEqual(GIFT_MESSAGE_LENGTH);
			expect(readGiftOptions({ giftMessage: read.message })).toEqual(read);
		}),
		{ numRuns: 30 },
	));
