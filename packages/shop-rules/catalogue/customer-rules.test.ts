import { expect, test } from "vitest";
import {
	isAddressId,
	isCustomerName,
	isCustomsClearanceCode,
	isEmail,
	isLatinName,
} from "./customer-rules.ts";

// proves identity-1
test.each([
	["Anna", true],
	["Mary-Jane O'Neill Jr.", true],
	["Øyvind Åström", true],
	["Zoe\u0308", true],
	["", true],
	["田中", true],
	["الأحمد", true],
	["Anna\n", false],
	["<b>Anna", false],
	["Anna\ud83d", false],
])("%j is a customer's name: %s", (name, expected) => {
	expect(isCustomerName(name)).toBe(expected);
});

test.each([
	["Hanako Yamada-O’Neill", true],
	["Zoe\u0308", true],
	["花子", false],
	["A4", false],
])("%j is a name in Latin letters: %s", (name, expected) => {
	expect(isLatinName(name)).toBe(expected);
});

// proves identity-2
test.each<[string, boolean]>([
	["Home", true],
	["Casa di zia_2", true],
	["自宅", true],
	["", false],
	["  ", false],
	...[...",/?!£$%&()=\"+@#[]{}§<>'*^"].map((character) => [`a${character}b`, false] as [string, boolean]),
])("%j is an address's id: %s", (id, expected) => {
	expect(isAddressId(id)).toBe(expected);
});

// proves identity-3
test.each([
	["P123456789012", true],
	["P12345678901", false],
	["p123456789012", false],
	["P1234567890123", false],
])("%j is a clearance code: %s", (code, expected) => {
	expect(isCustomsClearanceCode(code)).toBe(expected);
});

test.each([
	["anna@vetrina.example", true],
	["a.b+c@sub.vetrina.example", true],
	["anna@vetrina", false],
	["anna@vetrina..example", false],
	["anna", false],
	["@vetrina.example", false],
	["an na@vetrina.example", false],
	["anna@b@vetrina.example", false],
	["ann\ud800a@vetrina.example", false],
	[`${"a".repeat(250)}@b.example`, false],
])("%j is an e-mail address: %s", (email, expected) => {
	expect(isEmail(email)).toBe(expected);
});
