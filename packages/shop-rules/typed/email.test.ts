import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail } from "../catalogue/customer-rules.ts";
import { emailKey, parseEmail } from "./email.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-4
test.each([
	["Anna@Vetrina.example", "anna@vetrina.example"],
	[" anna@vetrina.example ", "anna@vetrina.example"],
	["zoe\u0308@vetrina.example", "zo\u00eb@vetrina.example"],
	["ZOE\u0308@vetrina.example", "zo\u00eb@vetrina.example"],
	["\u202aanna@vetrina.example\u202c", "anna@vetrina.example"],
	["anna@house\u2011of\u2011vetrina.example", "anna@house-of-vetrina.example"],
	["ＡＮＮＡ＠ｖｅｔｒｉｎａ．ｅｘａｍｐｌｅ", "anna@vetrina.example"],
])("%j has the key %j", (typed, key) => expect(emailKey(typed)).toBe(key));

// proves typed-1, typed-4
test("every spelling of an address is the address, and has its key", () => {
	fc.assert(
		fc.property(fc.emailAddress(), fc.nat(), (address, seed) => {
			fc.pre(isEmail(address));
			const typed = respell(address, seed);
			expect(parseEmail(typed)).toBe(address);
			expect(emailKey(typed)).toBe(emailKey(address.toUpperCase()));
		}),
	);
	fc.assert(
		fc.property(fc.array(fc.nat(0xffff), { maxLength: 20 }), (units) => {
			const text = String.fromCharCode(...units);
			expect(emailKey(emailKey(text))).toBe(emailKey(text));
		}),
	);
});

test.each(["", "anna", "anna@vetrina", "<b>@vetrina.example"])("%j is no address", (typed) =>
	expect(parseEmail(typed)).toBeUndefined(),
);
