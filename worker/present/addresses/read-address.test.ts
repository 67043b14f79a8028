import { listStates, postalCodeRule, writtenState } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { parsePostalCode } from "@vetrina/shop-rules/typed/postal-code.ts";
import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { addressForm } from "./address-form.ts";
import { readAddress } from "./read-address.ts";

const fieldsOf = (country: string, language: "en" | "ja" | "ar" = "en") =>
	addressForm(country, language).map(({ name, required }) => name + (required ? "" : "?"));
const italian = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	city: "Milano",
	stateCode: "MI",
	phone: "02 1234 5678",
};

// proves checkout-2
test("each country's address has its own fields in its own order", () => {
	expect(fieldsOf("US")).toEqual(
		"firstName lastName address1 address2? city stateCode postalCode phone".split(" "),
	);
	expect(fieldsOf("DE")).toEqual("firstName lastName address1 address2? postalCode city phone".split(" "));
	expect(fieldsOf("JP", "ja")).toEqual(
		"lastName firstName lastNameFurigana firstNameFurigana latinName? postalCode stateCode address1 address2? phone".split(
			" ",
		),
	);
	expect(fieldsOf("AE", "ar")).toEqual(
		"firstName lastName latinName? address1 address2? stateCode phone".split(" "),
	);
	expect(fieldsOf("QA")).toEqual("firstName lastName address1 address2? city phone".split(" "));
	expect(fieldsOf("KR").at(-1)).toBe("customsCode");
	expect(fieldsOf("JP").slice(0, 2)).toEqual(["lastName", "firstName"]);
	for (const gulf of ["AE", "BH", "KW", "OM", "QA", "SA"])
		expect(fieldsOf(gulf).join(" "), gulf).not.toContain("postalCode");
});

// proves checkout-2
test("states are chosen by the names that they have in the shopper's language", () => {
	const choices = (country: string, language: "en" | "fr" | "ja" | "ar" | "zh") =>
		Object.fromEntries((listStates(country, language) ?? []).map(({ value, label }) => [value, label]));
	expect(choices("IT", "en").MI).toBe("Milano");
	expect(Object.keys(choices("IT", "en"))).toHaveLength(107);
	expect(choices("US", "zh").CA).toBe("California");
	expect([choices("CA", "en").QC, choices("CA", "fr").QC]).toEqual(["Quebec", "Québec"]);
	expect([choices("JP", "en").東京都, choices("JP", "ja").東京都]).toEqual(["Tokyo", "東京都"]);
	expect(listStates("JP", "ja")?.[0]?.label).toBe("北海道");
	expect(Object.values(choices("AE", "ar"))).toContain("دبي");
	expect(Object.values(choices("AE", "en"))).toContain("Dubai");
	expect(choices("HK", "en").Kowloon).toBe("Kowloon");
	expect(listStates("DE", "en")).toBeUndefined();
});

// proves checkout-2
test("a state is written as in its country, whether its name or its code was typed", () => {
	expect(writtenState("IT", "Milano", "en")).toBe("MI");
	expect(writtenState("US", "us-ca", "en")).toBe("CA");
	expect([writtenState("JP", "13", "ja"), writtenState("JP", "Tokyo", "en")]).toEqual(["東京都", "Tokyo"]);
	expect(writtenState("AE", "DU", "ar")).toBe("دبي");
	expect(writtenState("DE", "Bayern", "de")).toBe("Bayern");
});

// proves checkout-2
test("a complete address is accepted in the platform's form", () => {
	expect(readAddress(italian, "IT", "en")).toEqual({
		ok: expect.objectContaining({
			fullName: "Anna Rossi",
			countryCode: "IT",
			postalCode: "20121",
			phone: "0212345678",
			phoneCode: "39",
		}),
	});
	const abroad = readAddress({ ...italian, phone: "+44 20 7946 0958" }, "IT", "en");
	expect(abroad).toMatchObject({ ok: { phone: "2079460958", phoneCode: "44" } });
	expect(
		readAddress(
			{
				firstName: "花子",
				lastName: "山田",
				firstNameFurigana: "ハナコ",
				lastNameFurigana: "ヤマダ",
				address1: "銀座1-2-3",
				postalCode: "１０４－００６１",
				stateCode: "東京都",
				phone: "０３－１２３４－５６７８",
			},
			"JP",
			"ja",
		),
	).toMatchObject({
		ok: { fullName: "山田 花子", postalCode: "104-0061", phone: "312345678", phoneCode: "81" },
	});
});

// proves checkout-2
test.each([
	["IT", { firstName: "" }, { firstName: "required" }],
	["IT", { lastName: "  " }, { lastName: "required" }],
	["IT", { postalCode: "2012" }, { postalCode: "postalCode" }],
	["US", { postalCode: "20121-1" }, { postalCode: "postalCode" }],
	["IT", { stateCode: "CA" }, {}],
	["IT", { stateCode: "Bavaria" }, { stateCode: "choice" }],
	["US", { stateCode: "MI" }, {}],
	["US", { stateCode: "RM" }, { stateCode: "choice" }],
	["US", { stateCode: "" }, { stateCode: "required" }],
	["IT", { phone: "12" }, { phone: "phone" }],
	["IT", { phone: "not a number" }, { phone: "phone" }],
	["IT", { address1: "<script>alert(1)</script>" }, { address1: "characters" }],
	["IT", { city: "Mil\u0000ano" }, { city: "characters" }],
	["KR", { customsCode: "P123" }, { customsCode: "customsCode" }],
])("an address of %s with %j is refused at its field", (country, change, faults) => {
	const valid: Record<string, Record<string, string>> = {
		US: { postalCode: "90210", phone: "(213) 555-0123", stateCode: "CA" },
		KR: { postalCode: "04524", phone: "02-312-3456", stateCode: "Seoul", customsCode: "P123456789012" },
	};
	const read = readAddress({ ...italian, ...valid[country], ...change }, country, "en");
	expect("faults" in read ? read.faults : {}).toEqual(faults);
});

// proves checkout-2
test.each([
	["JP", "1040061", "104-0061"],
	["JP", "１０４－００６１", "104-0061"],
	["PT", "1200283", "1200-283"],
	["PL", "00 950", "00-950"],
	["SE", "SE-114 46", "114 46"],
	["NL", "1071jd", "1071 JD"],
	["CA", "m5r1b9", "M5R 1B9"],
	["GB", "w1u 7qa", "W1U 7QA"],
	["US", "10012-1234", "10012-1234"],
	["IT", "I-20121", "20121"],
	["IT", "2012", undefined],
	["DE", "8033A", undefined],
])("an address of %s with the postal code %s stores %s", (country, typed, expected) => {
	expect(parsePostalCode(typed, postalCodeRule(country))).toBe(expected);
});

// proves checkout-2
test.each([
	["AE", "+971 4 555 0122", "971", "45550122"],
	["AE", "04 555 0122", "971", "45550122"],
	["US", "(213) 555-0123", "1", "2135550123"],
	["JP", "+81 3-5550-0127", "81", "355500127"],
])("an address of %s with the phone number %s has the calling code %s", (country, phone, code, national) => {
	const place = { AE: { stateCode: "DU" }, US: { stateCode: "NY", postalCode: "10012" } }[country] ?? {
		stateCode: "13",
		postalCode: "104-0061",
		firstNameFurigana: "ハナコ",
		lastNameFurigana: "ヤマダ",
	};
	const read = readAddress({ ...italian, ...place, phone }, country, "en");
	expect(read).toMatchObject({ ok: { phoneCode: code, phone: national } });
});

// proves checkout-2, typed-1, typed-2
test.each(Object.entries(SPELLINGS))("an address is the same with its codes and numbers %s", (_, spell) => {
	const japanese = {
		firstName: "花子",
		lastName: "山田",
		firstNameFurigana: "ﾊﾅｺ",
		lastNameFurigana: "ﾔﾏﾀﾞ",
		address1: "銀座1-2-3",
		stateCode: "東京都",
		postalCode: spell("104-0061"),
		phone: spell("03-1234-5678"),
	};
	expect(readAddress(japanese, "JP", "ja")).toMatchObject({
		ok: {
			firstNameFurigana: "ハナコ",
			lastNameFurigana: "ヤマダ",
			postalCode: "104-0061",
			phone: "312345678",
			phoneCode: "81",
		},
	});
});

test("a text that is too long for a label is cut", () => {
	const read = readAddress({ ...italian, address1: "x".repeat(10_000) }, "IT", "en");
	expect("ok" in read && read.ok.address1.length).toBe(100);
});
