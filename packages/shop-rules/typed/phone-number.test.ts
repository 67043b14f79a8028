import fc from "fast-check";
import { expect, test } from "vitest";
import { isLikePhone } from "./phone.ts";
import { parsePhone, writeE164 } from "./phone-number.ts";
import { respell } from "./testing/spellings.ts";

const dialled = (typed: string, place: Parameters<typeof parsePhone>[1]) => {
	const number = parsePhone(typed, place);
	return number && writeE164(number);
};

// proves typed-5
test.each([
	["0039 333 1234567", { callingCode: "39" }, "+393331234567"],
	["+39 333 1234567", { callingCode: "39" }, "+393331234567"],
	["333 1234567", { callingCode: "39" }, "+393331234567"],
	["02 1234 5678", { callingCode: "39" }, "+390212345678"],
	["0171 1234567", { callingCode: "49" }, "+491711234567"],
	["0171/1234567", { country: "DE" }, "+491711234567"],
	["(0)7911 123456", { callingCode: "44" }, "+447911123456"],
	["+44 (0)7911 123456", { callingCode: "39" }, "+447911123456"],
	["0044 (0)7911 123456", { country: "IT" }, "+447911123456"],
	["0039 333 1234567", { country: "US" }, "+393331234567"],
	["011 39 333 1234567", { country: "US" }, "+393331234567"],
	["0039 333 1234567", { country: "JP" }, "+393331234567"],
	["03‐1234‐5678", { country: "JP" }, "+81312345678"],
	["٠٥٠ ١٢٣ ٤٥٦٧", { country: "SA" }, "+966501234567"],
	["\u202a+39 02 1234567\u202c", { country: "IT" }, "+39021234567"],
	["０３ー１２３４ー５６７８", { country: "JP" }, "+81312345678"],
	["(213) 555-0123", { callingCode: "1" }, "+12135550123"],
	["12", { callingCode: "39" }, undefined],
	["0039123", { callingCode: "39" }, undefined],
	["+39 0039 12345", {}, undefined],
	["call 0212345678", { country: "IT" }, undefined],
	["0212345678", {}, undefined],
	["0212345678", { country: "ZZ" }, undefined],
	["", { country: "IT" }, undefined],
])("%j in %j is %s", (typed, place, expected) => expect(dialled(typed, place)).toBe(expected));

// proves typed-1, typed-5
test("every spelling of a number is the number, and what is stored is read as itself", () => {
	const spellings = fc.constantFrom(
		["+39 333-123-4567", "+393331234567"],
		["0039 3331234567", "+393331234567"],
		["333 1234567", "+393331234567"],
		["02-1234-5678", "+390212345678"],
		["+81 3-1234-5678", "+81312345678"],
		["+1 (213) 555-0123", "+12135550123"],
	);
	fc.assert(
		fc.property(spellings, fc.nat(), ([number = "", expected], seed) => {
			const typed = respell(number, seed);
			expect(isLikePhone(typed)).toBe(true);
			const read = parsePhone(typed, { country: "IT" });
			expect(read && writeE164(read)).toBe(expected);
			expect(parsePhone(read?.national, { callingCode: read?.code })).toEqual(read);
		}),
	);
});
