import { ADDRESS_FIELDS, type PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { expect, test } from "vitest";
import { readAddressDocument, toAddressDocument } from "./address-document.ts";

const address: PostalAddress = {
	firstName: "花子",
	lastName: "山田",
	fullName: "山田 花子",
	firstNameFurigana: "ハナコ",
	lastNameFurigana: "ヤマダ",
	latinName: "Hanako Yamada",
	address1: "銀座1-2-3",
	address2: "4F",
	postalCode: "104-0061",
	city: "中央区",
	stateCode: "東京都",
	countryCode: "JP",
	phone: "312345678",
	phoneCode: "81",
	customsCode: "P123456789012",
};

test("an address has the platform's names in a request", () => {
	expect(toAddressDocument(address)).toMatchObject({
		firstName: "花子",
		c_phoneCode: "81",
		c_firstNameFurigana: "ハナコ",
		c_lastNameFurigana: "ヤマダ",
		c_latinName: "Hanako Yamada",
		c_persCustClearenceCode: "P123456789012",
	});
});

test("an address that the platform returns is the one that was sent, in every field of a form", () => {
	expect(Object.keys(address)).toEqual(expect.arrayContaining([...ADDRESS_FIELDS]));
	expect(readAddressDocument(toAddressDocument(address))).toEqual(address);
	expect(readAddressDocument({ id: "a", c_note: "x" })).toEqual({ id: "a", c_note: "x" });
});
