import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { readCode, waitBeforeResend } from "./login-code.ts";

// proves identity-22
test.each([
	["01234567", "01234567"],
	[" 0123 4567 ", "01234567"],
	["0123-4567", "01234567"],
	["٠١٢٣٤٥٦٧", "01234567"],
	["۰۱۲۳۴۵۶۷", "01234567"],
	["０１２３４５６７", "01234567"],
	["0123456", null],
	["012345678", null],
	["0123456x", null],
	["", null],
	["0".repeat(10_000), null],
	["<b>12345678", null],
])("%j is read as %j", (typed, code) => expect(readCode(typed)).toBe(code));

// proves identity-22, typed-1
test.each(Object.entries(SPELLINGS))("a code is the same %s", (_, spell) =>
	expect(readCode(spell("0123-4567"))).toBe("01234567"),
);

// proves identity-27
test.each([
	[100, 100, 30],
	[100, 129.5, 1],
	[100, 130, 0],
	[100, 900, 0],
	[900, 100, 30],
])("a code sent at %i requires at %i a wait of %i seconds", (sentAt, now, seconds) =>
	expect(waitBeforeResend(sentAt, now)).toBe(seconds),
);
