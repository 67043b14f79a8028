import fc from "fast-check";
import { expect, test } from "vitest";
import { narrowLine, oneLine, plainText } from "./plain-text.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-1
test.each([
	["٠١٢٣٤٥٦٧٨٩", "0123456789"],
	["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
	["０３－１２３４－５６７８", "03-1234-5678"],
	["03\u20101234\u20115678\u20129", "03-1234-5678-9"],
	["1\u20132\u20143\u20154\u22125", "1-2-3-4-5"],
	["１０４ー００６１", "104-0061"],
	["１０４ｰ００６１", "104-0061"],
	["〒 104-0061", "104-0061"],
	["\u202a+39 02 1234567\u202c", "+39 02 1234567"],
	["\u200b1\u200c2\u200d3\u200e4\u200f5\u202e\ufeff", "12345"],
	["\u2066100-0001\u2069", "100-0001"],
	["  a\u00a0\u3000 b ", "a b"],
	["ｶﾀｶﾅ コーヒー", "カタカナ コーヒー"],
	["ａnna＠vetrina.example", "anna@vetrina.example"],
	["e\u200b\u0301", "é"],
	[undefined, ""],
])("%j is read as %j", (typed, expected) => expect(plainText(typed)).toBe(expected));

// proves typed-1
test("every spelling of a number is read as the number, and reading twice changes nothing", () => {
	const parts = fc.array(fc.nat(99_999), { minLength: 1, maxLength: 4 });
	fc.assert(
		fc.property(parts, fc.nat(), (numbers, seed) => {
			const number = numbers.join("-");
			expect(plainText(respell(number, seed))).toBe(number);
		}),
	);
	fc.assert(
		fc.property(fc.array(fc.nat(0xffff), { maxLength: 20 }), (units) => {
			const text = String.fromCharCode(...units);
			expect(plainText(plainText(text))).toBe(plainText(text));
		}),
	);
});

// proves typed-2
test("a name keeps its joiners and its hyphens; a reading gets full-width kana", () => {
	expect(oneLine("  نرگس\u200cسادات ")).toBe("نرگس\u200cسادات");
	expect(oneLine("Anne\u2011Marie  Lou\u200d")).toBe("Anne\u2011Marie Lou\u200d");
	expect(oneLine("Zoe\u0308")).toBe("Zoë");
	expect(narrowLine("ﾔﾏﾀﾞ　ﾊﾅｺ")).toBe("ヤマダ ハナコ");
});
