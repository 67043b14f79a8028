import { describe, expect, test } from "vitest";
import { siteById } from "../../../settings/sites.ts";
import { isMerchantGateway } from "./merchant-session.ts";
import { addressOfContact, contactFaults, readGoogleAddress, splitName } from "./wallet-contact.ts";

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
		emailAddress: "anna@vetrina.example",
		addressLines: ["Via Roma 1", "Scala B", "Piano 2"],
		locality: "Milano",
		administrativeArea: "Milano",
		postalCode: "20121",
		countryCode: "it",
		phoneNumber: "+390212345678",
	};
	const fieldsOf = (contact: object, isBilling = false) =>
		contactFaults({ ...anna, ...contact }, { site, language: "en", isBilling }).map(
			({ contactField }) => contactField,
		);

	test("become addresses", () => {
		expect(addressOfContact(anna)).toEqual({
			firstName: "Anna",
			lastName: "Bianchi",
			address1: "Via Roma 1",
			address2: "Scala B, Piano 2",
			city: "Milano",
			stateCode: "MI",
			postalCode: "20121",
			countryCode: "IT",
			phone: "0212345678",
			custom: { c_phoneCode: "39" },
		});
		const { address } = readGoogleAddress({ name: "Anna Bianchi", countryCode: "IT", locality: "Milano" });
		expect(address).toMatchObject({ firstName: "Anna", lastName: "Bianchi", city: "Milano" });
	});

	// proves wallets-14
	test.each([
		["a good one", {}, []],
		["no street", { addressLines: [" "] }, ["addressLines"]],
		["half a name", { familyName: "" }, ["name"]],
		[
			"nothing but a country",
			{
				givenName: "",
				familyName: "",
				addressLines: [],
				locality: "",
				administrativeArea: "",
				postalCode: "",
			},
			["name", "addressLines", "locality", "administrativeArea", "postalCode"],
		],
		["a province of another country", { administrativeArea: "Bavaria" }, ["administrativeArea"]],
		["a postal code that is none", { postalCode: "2012" }, ["postalCode"]],
		["a telephone number that is none", { phoneNumber: "12" }, ["phoneNumber"]],
		["markup in the street", { addressLines: ["<b>"] }, ["addressLines"]],
		["no e-mail address", { emailAddress: "unknown" }, ["emailAddress"]],
	])("%s, for the parcel and the bill alike", (_, change, faults) => {
		expect(fieldsOf(change)).toEqual(faults);
		// A bill needs neither a telephone number nor an e-mail address.
		const ofBills = faults.filter((field) => field !== "phoneNumber" && field !== "emailAddress");
		expect(fieldsOf(change, true)).toEqual(ofBills);
	});

	// proves wallets-14
	test("a parcel goes to the site's countries, and the bill to all that the house sells to", () => {
		const american = {
			administrativeArea: "California",
			postalCode: "90028",
			countryCode: "us",
			phoneNumber: "+12135550123",
		};
		expect([fieldsOf(american), fieldsOf(american, true)]).toEqual([["countryCode"], []]);
		for (const countryCode of ["ZZ", "AQ", "", "x", "<b>"])
			for (const isBilling of [false, true])
				expect(fieldsOf({ countryCode }, isBilling), countryCode).toContain("countryCode");
	});

	test("some countries have no postal codes", () => {
		const emirates = siteById("vetrina-me");
		if (!emirates) throw new Error("No such site");
		const contact = { ...anna, postalCode: "", administrativeArea: "", locality: "دبي", countryCode: "AE" };
		expect(contactFaults(contact, { site: emirates, language: "ar" })).toEqual([]);
	});
});
