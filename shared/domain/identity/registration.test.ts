import { DEFAULT_PASSWORD_POLICY } from "@vetrina/shop-rules/identity/password-policy.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { type RegistrationInput, readRegistration } from "./registration.ts";

const rules = {
	policy: DEFAULT_PASSWORD_POLICY,
	now: new Date("2026-11-23"),
	countries: ["IT", "JP"],
	phoneCodes: ["39", "44", "49", "81"],
	parsePhone,
	furigana: false,
	citizenship: false,
};
const form: RegistrationInput = {
	email: " Ada@vetrina.example ",
	password: "Silk&Wool42",
	firstName: "Ada",
	lastName: "Bianchi",
	country: "IT",
	privacy: "on",
};
const faultsOf = (change: RegistrationInput, more: Partial<typeof rules> = {}) => {
	const result = readRegistration({ ...form, ...change }, { ...rules, ...more });
	return "faults" in result ? result.faults : {};
};

// proves identity-18
test("accepts a registration with the required fields only", () => {
	expect(readRegistration(form, rules)).toEqual({
		registration: expect.objectContaining({
			email: "Ada@vetrina.example",
			gender: 0,
			country: "IT",
			newsletter: false,
			loyalty: false,
			channels: [],
		}),
	});
});

// proves legal-8
test("a market's consents are asked for one by one, and kept once all are given", () => {
	const asking = { ...rules, consents: ["age", "privacy", "transfer"] as const };
	expect(readRegistration(form, asking)).toEqual({ faults: { age: ["consent"], transfer: ["consent"] } });
	expect(readRegistration({ ...form, age: "on" }, asking)).toEqual({ faults: { transfer: ["consent"] } });
	expect(readRegistration({ ...form, age: "on", transfer: "on" }, asking)).toMatchObject({
		registration: { consents: ["age", "transfer"] },
	});
});

test("reads every field", () => {
	const whole = {
		...form,
		firstName: "花子",
		lastName: "山田",
		firstNameFurigana: "ハナコ",
		lastNameFurigana: "やまだ",
		latinName: "Hanako Yamada",
		gender: "2",
		birthdayDay: "3",
		birthdayMonth: "4",
		birthdayYear: "1990",
		phoneCode: "81",
		phone: "(090) 1234-5678",
		city: "東京",
		country: "JP",
		citizenship: "IT",
		newsletter: "on",
		"channel-email": "on",
		"channel-fax": "on",
		loyalty: "on",
		dataCollection: "on",
	};
	expect(readRegistration(whole, { ...rules, furigana: true, citizenship: true })).toEqual({
		registration: {
			email: "Ada@vetrina.example",
			password: "Silk&Wool42",
			firstName: "花子",
			lastName: "山田",
			firstNameFurigana: "ハナコ",
			lastNameFurigana: "やまだ",
			latinName: "Hanako Yamada",
			gender: 2,
			birthday: "1990-04-03",
			phoneCode: "81",
			phone: "9012345678",
			city: "東京",
			country: "JP",
			citizenship: "IT",
			newsletter: true,
			channels: ["email"],
			loyalty: true,
			dataCollection: true,
			privacy: true,
		},
	});
});

test.each([
	[{ email: "" }, { email: ["required"] }],
	[{ email: "ada" }, { email: ["email"] }],
	[{ password: "" }, { password: ["required"] }],
	[{ password: "silkwool" }, { password: ["noMixedCase", "noNumbers", "tooFewSpecialChars"] }],
	[{ firstName: " " }, { firstName: ["required"] }],
	[{ firstName: "<script>" }, { firstName: ["name"] }],
	[{ lastName: "Davis, Jr." }, {}],
	[{ firstName: "Anne\u2011Marie", lastName: "نرگس\u200cسادات" }, {}],
	[{ lastName: "B\u0000" }, { lastName: ["name"] }],
	[{ lastName: "O’Brien-García" }, {}],
	[{ lastName: "الأحمد" }, {}],
	[{ lastName: "x".repeat(10_000) }, { lastName: ["tooLong"] }],
	[{ latinName: "花子" }, { latinName: ["latin"] }],
	[{ gender: "7" }, { gender: ["choice"] }],
	[{ birthdayDay: "30", birthdayMonth: "2", birthdayYear: "1990" }, { birthday: ["birthday"] }],
	[{ phone: "12", phoneCode: "39" }, { phone: ["phone"] }],
	[{ phone: "call me", phoneCode: "39" }, { phone: ["phone"] }],
	[{ phone: "3331234567", phoneCode: "7" }, { phone: ["phone"] }],
	[{ country: "XX" }, { country: ["choice"] }],
	[{ privacy: undefined }, { privacy: ["privacy"] }],
] as const)("%j is refused with %j", (change, faults) => {
	expect(faultsOf(change as RegistrationInput)).toEqual(faults);
});

// proves typed-5
test.each([
	["39", "0039 333 1234567", "39", "3331234567"],
	["39", "+39 333 1234567", "39", "3331234567"],
	["49", "0171 1234567", "49", "1711234567"],
	["44", "(0)7911 123456", "44", "7911123456"],
	["39", "+7 916 123-45-67", "7", "9161234567"],
	["39", "٣٣٣ ١٢٣٤٥٦٧", "39", "3331234567"],
])("the calling code +%s and %s give the number +%s %s", (phoneCode, phone, code, national) => {
	expect(readRegistration({ ...form, phoneCode, phone }, rules)).toMatchObject({
		registration: { phoneCode: code, phone: national },
	});
});

// proves identity-18, typed-1
test.each(Object.entries(SPELLINGS))(
	"a registration is the same with its numbers and address %s",
	(_, spell) => {
		const typed = {
			email: spell("Ada@vetrina.example"),
			phoneCode: "39",
			phone: spell("333-1234567"),
			birthdayDay: spell("3"),
			birthdayMonth: spell("4"),
			birthdayYear: spell("1990"),
		};
		expect(readRegistration({ ...form, ...typed }, rules)).toMatchObject({
			registration: { email: "Ada@vetrina.example", phone: "3331234567", birthday: "1990-04-03" },
		});
	},
);

test("furigana is required in the languages that need it", () => {
	expect(faultsOf({ firstNameFurigana: "Hanako" }, { furigana: true })).toEqual({
		firstNameFurigana: ["furigana"],
		lastNameFurigana: ["required"],
	});
});
