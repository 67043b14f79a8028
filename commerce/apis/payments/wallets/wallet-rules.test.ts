import { describe, expect, test } from "vitest";
import { siteById } from "../../../settings/sites.ts";
import { isMerchantGateway } from "./merchant-session.ts";
import { addressOfContact, addressOfGoogle, contactFaults, splitName } from "./wallet-contact.ts";

test.each([
	["https://apple-pay-gateway.apple.com/paymentservices/startSession", true],
	["https://apple-pay-gateway-nc-pod5.apple.com/paymentservices/startSession", true],
	["https://cn-apple-pay-gateway-cert.apple.com/x", true],
	["http://apple-pay-gateway.apple.com/", false],
	["https://apple-pay-gateway.apple.com:8443/", false],
	["https://apple-pay-gateway.apple.com.evil.example/", false],
	["https://evil.example/apple-pay-gateway.apple.com", false],
	["https://apple-pay-gateway.apple.com@evil.example/", false],
	["https://me@apple-pay-gateway.apple.com/", false],
	["https://169.254.169.254/", false],
	["https://localhost/", false],
	["file:///etc/passwd", false],
	["apple-pay-gateway.apple.com", false],
	["", false],
])("%s may be asked for a merchant session: %s", (address, may) => {
	expect(isMerchantGateway(address)).toBe(may);
});

// proves basket-9
test.each([
	["", "", ""],
	["Madonna", "Madonna", "Madonna"],
	["Anna Bianchi", "Anna", "Bianchi"],
	["Anna Maria Bianchi", "Anna Maria", "Bianchi"],
	[" Anna  Maria de  Bianchi ", "Anna Maria", "de Bianchi"],
])("%j is %j %j", (name, firstName, lastName) => {
	expect(splitName(name)).toEqual({ firstName, lastName });
});

describe("contacts", () => {
	const site = siteById("vetrina-eu");
	if (!site) throw new Error("No such site");
	const anna = {
		givenName: "Anna",
		familyName: "Bianchi",
		addressLines: ["Via Roma 1", "Scala B", "Piano 2"],
		locality: "Milano",
		postalCode: "20121",
		countryCode: "it",
		phoneNumber: "+3902123",
	};
	const fieldsOf = (contact: object, country?: string) =>
		contactFaults({ ...anna, ...contact }, { site, country, language: "en" }).map(
			({ contactField }) => contactField,
		);

	test("become addresses", () => {
		expect(addressOfContact(anna)).toEqual({
			firstName: "Anna",
			lastName: "Bianchi",
			address1: "Via Roma 1",
			address2: "Scala B, Piano 2",
			city: "Milano",
			postalCode: "20121",
			countryCode: "IT",
			phone: "+3902123",
			custom: {},
		});
		expect(addressOfGoogle({ name: "Anna Bianchi", countryCode: "IT", locality: "Milano" })).toMatchObject({
			firstName: "Anna",
			lastName: "Bianchi",
			city: "Milano",
		});
	});

	test.each([
		["a good one", {}, undefined, []],
		["no street", { addressLines: [" "] }, undefined, ["addressLines"]],
		["half a name", { familyName: "" }, undefined, ["name"]],
		[
			"nothing but a country",
			{ givenName: "", addressLines: [], locality: "", postalCode: "" },
			undefined,
			["name", "addressLines", "locality", "postalCode"],
		],
		["a country of another site", { countryCode: "US" }, undefined, ["countryCode"]],
		["another country than the basket's", { countryCode: "FR" }, "IT", ["countryCode"]],
		["no country", { countryCode: "" }, undefined, ["countryCode"]],
	])("%s", (_, change, country, faults) => {
		expect(fieldsOf(change, country)).toEqual(faults);
	});

	test("some countries have no postal codes", () => {
		const emirates = siteById("vetrina-me");
		if (!emirates) throw new Error("No such site");
		const contact = { ...anna, postalCode: "", countryCode: "AE" };
		expect(contactFaults(contact, { site: emirates, language: "ar" })).toEqual([]);
	});
});
