import { expect, test } from "vitest";
import { passwordFaults } from "./passwords.ts";

// proves identity-7
test.each([
	["Silk&Linen1", []],
	["Señor&Ärmel1", []],
	["Si&1", ["tooShort"]],
	["Silk&Linen1Silk&Linen1", ["tooLong"]],
	["12345678&", ["noLetters", "noMixedCase"]],
	["silk&linen1", ["noMixedCase"]],
	["Silk&Linen", ["noNumbers"]],
	["SilkLinen1", ["tooFewSpecialChars"]],
	["Silk Linen1", ["tooFewSpecialChars"]],
	["", ["tooShort", "noLetters", "noMixedCase", "noNumbers", "tooFewSpecialChars"]],
])("%s lacks %j", (password, faults) => {
	expect(passwordFaults(password)).toEqual(faults);
});
