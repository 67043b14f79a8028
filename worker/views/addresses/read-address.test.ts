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
		"lastName firstName lastNameFurigana firstNameFurigana postalCode stateCode address1 address2? phone".split(
			" ",
		),
	);
	expect(fieldsOf("AE", "ar")).toEqual("firstName lastName address1 address2? stateCode phone".split(" "));
	expect(fieldsOf("QA")).toEqual("firstName lastName address1 address2? city phone".split(" "));
	expect(fieldsOf("KR").at(-1)).toBe("customsCode");
});

// proves checkout-2
test("a complete address is taken as the platform keeps it", () => {
	expect(readAddress(italian, "IT", "en")).toEqual({
		ok: expect.objectContaining({
			fullName: "Anna Rossi",
			countryCode: "IT",
			postalCode: "20121",
			phone: "0212345678",
			c_phoneCode: "39",
		}),
	});
	const abroad = readAddress({ ...italian, phone: "+44 20 7946 0958" }, "IT", "en");
	expect(abroad).toMatchObject({ ok: { phone: "2079460958", c_phoneCode: "44" } });
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
		ok: { fullName: "山田 花子", postalCode: "104-0061", phone: "312345678", c_phoneCode: "81" },
	});
});

// proves checkout-2
test.each([
	["IT", { firstName: "" }, { firstName: "required" }],
	["IT", { lastName: "  " }, { lastName: "required" }],
	["IT", { postalCode: "2012" }, { postalCode: "postalCode" }],
	["US", { postalCode: "20121-1" }, { postalCode: "postalCode" }],
	["IT", { phone: "12" }, { phone: "phone" }],
	["IT", { phone: "not a number" }, { phone: "phone" }],
	["IT", { address1: "<script>alert(1)</script>" }, { address1: "characters" }],
	["IT", { city: "Mil\u0000ano" }, { city: "characters" }],
	["KR", { customsCode: "P123" }, { customsCode: "customsCode" }],
])("in %s, %j is refused at its field", (country, change, faults) => {
	const valid: Record<string, Record<string, string>> = {
		US: { postalCode: "90210", phone: "(213) 555-0123", stateCode: "CA" },
		KR: { postalCode: "04524", phone: "02-312-3456", stateCode: "Seoul", customsCode: "P123456789012" },
	};
	expect(readAddress({ ...italian, ...valid[country], ...change }, country, "en")).toEqual({ faults });
});

test("what is too long for a label is cut", () => {
	const read = readAddress({ ...italian, address1: "x".repeat(10_000) }, "IT", "en");
	expect("ok" in read && read.ok.address1.length).toBe(100);
});
