import { expect, test } from "vitest";
import { findPaymentMark, PAYMENT_MARKS } from "./payment-marks.ts";

// proves content-43
test.each([
	["Visa", "visa"],
	["Master Card", "mastercard"],
	["Amex", "american-express"],
	["APPLE PAY", "apple-pay"],
	["Invoice", undefined],
	["", undefined],
	["ビザ", undefined],
])("the mark of %j is %s", (name, id) => expect(findPaymentMark(name)?.id).toBe(id));

test("each mark has an address of its own", () =>
	expect(new Set(PAYMENT_MARKS.map(({ id }) => id)).size).toBe(PAYMENT_MARKS.length));
