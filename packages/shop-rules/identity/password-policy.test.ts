import { expect, test } from "vitest";
import {
	DEFAULT_PASSWORD_POLICY,
	listRequirements,
	passwordFaults,
	passwordRules,
} from "./password-policy.ts";

// proves identity-7
test.each([
	["Silk&Wool42", []],
	["", ["tooShort", "noLetters", "noMixedCase", "noNumbers", "tooFewSpecialChars"]],
	["silk&wool42", ["noMixedCase"]],
	["Silk&Wool", ["noNumbers"]],
	["SilkWool42", ["tooFewSpecialChars"]],
	["Silk Wool42", ["tooFewSpecialChars"]],
	["Silk&Wool42Silk&Wool42", ["tooLong"]],
	["Señor&Ärmel1", []],
	["Si&1", ["tooShort"]],
	["12345678&", ["noLetters", "noMixedCase"]],
	["絹とシルク&12345", ["noMixedCase"]],
] as const)("%j lacks %j", (password, faults) => {
	expect(passwordFaults(password, DEFAULT_PASSWORD_POLICY)).toEqual(faults);
});

test("a site may ask for less", () => {
	const policy = {
		...DEFAULT_PASSWORD_POLICY,
		forceLetters: false,
		forceMixedCase: false,
		forceNumbers: false,
		minSpecialChars: 0,
	};
	expect(passwordFaults("絹とシルクとウール", policy)).toEqual([]);
	expect(listRequirements(policy)).toEqual(["tooShort", "tooLong"]);
});

test("letters are not asked for twice", () => {
	expect(listRequirements(DEFAULT_PASSWORD_POLICY)).not.toContain("noLetters");
});

test.each([
	[{}, "minlength: 8; maxlength: 16; required: lower; required: upper; required: digit; required: special"],
	[
		{ maxLength: 64, forceMixedCase: false, minSpecialChars: 0 },
		"minlength: 8; maxlength: 64; required: lower, upper; required: digit",
	],
	[
		{ forceLetters: false, forceMixedCase: false, forceNumbers: false, minSpecialChars: 0 },
		"minlength: 8; maxlength: 16",
	],
])("password managers read a policy with %j as %s", (policy, rules) => {
	expect(passwordRules({ ...DEFAULT_PASSWORD_POLICY, ...policy })).toBe(rules);
});
